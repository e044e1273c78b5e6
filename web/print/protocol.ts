import type { PrintJob } from '../../print/job.ts';
import type { RoleId, Said } from '../../src/kernel/types.ts';

/** What the page asks of the printing worker; `id` comes back with every reply. */
export type Ask = { readonly id: number } & (
  | { readonly do: 'layout'; readonly job: PrintJob }
  | { readonly do: 'page'; readonly index: number }
  | { readonly do: 'pdf' }
  | { readonly do: 'facilitator'; readonly job: PrintJob; readonly role: RoleId }
);

/** What the worker replies. `refused` is a message the person can act on; `broken` is a fault of ours. */
export type Reply = { readonly id: number } & (
  | { readonly got: 'layout'; readonly pages: number }
  | { readonly got: 'page'; readonly svg: string }
  | { readonly got: 'facilitator'; readonly svg: string | undefined }
  | { readonly got: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly got: 'progress'; readonly done: number; readonly of: number }
  | { readonly got: 'refused'; readonly said: Said }
  | { readonly got: 'broken'; readonly message: string }
);
