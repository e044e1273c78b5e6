import { type Row, reaches } from './row.ts';

/** Rows as a table for the terminal. Sizes of a smoke run say nothing, so goals are left out of it. */
export function table(rows: readonly Row[], smoke: boolean): string {
  const cells = rows.map((row) => [
    row.name,
    `${figure(row.value)} ${row.unit}`,
    row.against ?? '',
    row.ratio === undefined ? '' : `× ${figure(row.ratio)}`,
    row.goal === undefined || smoke ? '' : `${reaches(row) === true ? '✓' : '✗ missed'} (${row.goal})`,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...cells.map((line) => line[column]?.length ?? 0)));
  const right = new Set([1, 3]);
  return cells
    .map(
      (line) =>
        `  ${line
          .map((cell, column) => (right.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
}

/** A number with three figures that matter. */
export function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en').replaceAll(',', ' ');
  return String(Number(value.toPrecision(3)));
}
