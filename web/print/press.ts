import type { PrintJob } from '../../print/job.ts';
import { unillustrated } from '../../src/cards/deck-pictures.ts';
import { said, type RoleId, type Said } from '../../src/kernel/types.ts';
import { illustrated } from '../session/own-pictures.ts';
import { paint } from './paint.ts';
import type { Ask, LaidOut, Made, Reply, ShopSend, Step } from './protocol.ts';

/** The job cannot be printed as it is; `said` tells why and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly said: Said) {
    super(said.id);
  }
}

type Wish = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
  progress(step: Step, done: number, of: number): void;
}

/** The printer of this page: a worker that is started with the first job and ended by `close`. */
export class Press {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Lays a job out, cut for a shop if one is named. */
  async layOut(job: PrintJob, send?: ShopSend): Promise<LaidOut> {
    const reply = await this.#ask({ do: 'layout', job: await withPictures(job), send });
    return reply.got === 'layout' ? reply.laid : { pages: 0, reverse: [], borrowed: [] };
  }

  /** The SVG of a page of the job laid out last, counted from 0. */
  async page(index: number): Promise<string> {
    const reply = await this.#ask({ do: 'page', index });
    return reply.got === 'page' ? reply.svg : '';
  }

  /** The file of the job laid out last, and its proof: each page of it drawn and held against the preview's pages. */
  async make(progress: Waiting['progress']): Promise<Made> {
    const reply = await this.#ask({ do: 'make' }, progress);
    if (reply.got !== 'made') throw new Error(reply.got);
    return reply.made;
  }

  /** The facilitator card of a role as an SVG, whatever was laid out last; nothing if the deck has none. */
  async facilitator(job: PrintJob, role: RoleId): Promise<string | undefined> {
    const reply = await this.#ask({ do: 'facilitator', job: await withPictures(job), role });
    return reply.got === 'facilitator' ? reply.svg : undefined;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #ask(wish: Wish, progress: Waiting['progress'] = () => undefined): Promise<Reply> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, progress });
      worker.postMessage({ ...wish, id });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Reply>) => this.#got(event.data));
    worker.addEventListener('error', () => this.#broke());
    return worker;
  }

  #got(reply: Reply): void {
    if (reply.got === 'paint') return void this.#paint(reply);
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    if (reply.got === 'progress') return waiting.progress(reply.step, reply.done, reply.of);
    this.#waiting.delete(reply.id);
    if (reply.got === 'refused') waiting.reject(new Refused(reply.said));
    else if (reply.got === 'broken') waiting.reject(new Error(reply.message));
    else waiting.resolve(reply);
  }

  async #paint({ id, svg, width, height, png }: Extract<Reply, { got: 'paint' }>): Promise<void> {
    const worker = this.#worker;
    const picture = await paint(svg, { width, height, png }).catch(() => undefined);
    worker?.postMessage({ id, do: 'painted', picture } satisfies Ask, picture ? [picture.rgba.buffer] : []);
  }

  /** The worker could not be loaded; the next job tries again. */
  #broke(): void {
    const waiting = [...this.#waiting.values()];
    this.close();
    for (const one of waiting) one.reject(new Error('printing.failed'));
  }
}

/** The job with the pictures of its deck, of which this device may have more than the deck brings. */
async function withPictures(job: PrintJob): Promise<PrintJob> {
  const deck = await illustrated(job.deck);
  if (deck.pictures === undefined && deck.back === undefined) return job;
  const { picturesOf, UnfitPicture } = await import('./ready-pictures.ts');
  try {
    const pictures = await picturesOf(deck, job.look ?? 'colour');
    return pictures === undefined ? job : { ...job, deck: unillustrated(deck), pictures };
  } catch (cause) {
    if (cause instanceof UnfitPicture) throw new Refused(said(cause.fault));
    throw cause;
  }
}
