import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Gives the order and shows red to every check (YK-11, YK-12, YK-20). */
export const role: Role = { faction: 'yakuza', appears: () => 'civilian' };

export const words = rows({
  'role.shogun': ['Shogun', '将军', 'Szogun'],
  'role.shogun.ability': [
    'You give the order each night; the hitman shoots. You cannot shoot yourself, and no check finds you.',
    '每夜由你下令，枪手执行。你自己不能开枪，任何查验都查不出你。',
    'Co noc wydajesz rozkaz, a strzela zabójca. Nie strzelasz, a żadne sprawdzenie cię nie wykryje.',
  ],
});
