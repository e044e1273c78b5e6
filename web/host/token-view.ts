import type { Token } from '../../src/kernel/role.ts';
import type { Said } from '../../src/kernel/types.ts';

/** Where a token is and what is known of that, for the host's eyes: who has it, whether he knows, and the side last announced. */
export function tokenSaid(token: Token | undefined): Said[] {
  const { holder, knowing = true, provisional = false, announced } = token ?? {};
  const held: Said =
    holder === undefined
      ? { id: 'host.token.nobody' }
      : { id: knowing ? 'host.token.knowing' : 'host.token.unknowing', with: { who: { seat: holder } } };
  return [
    held,
    ...(provisional ? [{ id: 'host.token.provisional' }] : []),
    ...(announced === undefined ? [] : [{ id: 'host.token.announced', with: { side: { faction: announced } } }]),
  ];
}
