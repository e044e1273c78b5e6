import type { Area, Gray } from '../../src/cards/read/gray.ts';

/** The picture in another size; each pixel is the mean of those it stands for. Meant for making pictures smaller. */
export function scaled(picture: Gray, width: number, height: number): Gray {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const area = {
        x: Math.floor((x * picture.width) / width),
        y: Math.floor((y * picture.height) / height),
        width: Math.ceil(picture.width / width),
        height: Math.ceil(picture.height / height),
      };
      data[y * width + x] = Math.round(mean(pixels(picture, area)));
    }
  }
  return { width, height, data };
}

/** How alike two pictures of one size are, whatever their brightness and contrast: 1 the same, 0 nothing in common. */
export function likeness(a: Gray, b: Gray): number {
  if (a.width !== b.width || a.height !== b.height) throw new Error('only pictures of one size can be compared');
  const [meanA, meanB] = [mean(a.data), mean(b.data)];
  let [both, onlyA, onlyB] = [0, 0, 0];
  a.data.forEach((value, i) => {
    const [da, db] = [value - meanA, (b.data[i] ?? 0) - meanB];
    both += da * db;
    onlyA += da * da;
    onlyB += db * db;
  });
  return both / Math.sqrt(onlyA * onlyB || 1);
}

/** How far the pixels of an area lie from their mean (standard deviation): near 0 where there is no ink. */
export function contrast(picture: Gray, area: Area): number {
  const all = pixels(picture, area);
  const middle = mean(all);
  return Math.sqrt(mean(all.map((value) => (value - middle) ** 2)));
}

/** Mean luminance, 0 to 255. */
export function light(picture: Gray): number {
  return mean(picture.data);
}

function pixels({ width, height, data }: Gray, area: Area): number[] {
  const out: number[] = [];
  for (let y = Math.max(0, Math.floor(area.y)); y < Math.min(height, area.y + area.height); y++)
    for (let x = Math.max(0, Math.floor(area.x)); x < Math.min(width, area.x + area.width); x++) out.push(data[y * width + x] ?? 0);
  return out;
}

function mean(values: Iterable<number> & ArrayLike<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}
