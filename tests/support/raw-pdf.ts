/** A PDF written by hand, so that it can hold what no printer would write. */
export interface RawPage {
  /** Points. */
  readonly width?: number;
  readonly height?: number;
  /** What is drawn, in operators of PDF. */
  readonly content?: string;
  readonly keywords?: string;
  /** How many pages show the same. */
  readonly pages?: number;
  /** All of it is drawn half transparent, which takes a second picture of the whole page. */
  readonly veiled?: true;
}

/** The file. It has no cross-reference: readers find the objects by themselves. */
export function rawPdf({ width = 100, height = 100, content = '', keywords = '', pages = 1, veiled }: RawPage): Buffer {
  const box = `[0 0 ${String(width)} ${String(height)}]`;
  const resources = '<< /XObject << /F 6 0 R >> /ExtGState << /G << /ca 0.5 /CA 0.5 >> >> >>';
  const objects: Buffer[] = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text(`<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${String(pages)} >>`),
    text(`<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources ${resources} >>`),
    stream('', veiled ? '/G gs /F Do' : content),
    text(`<< /Keywords (${keywords}) >>`),
    stream(
      `/Type /XObject /Subtype /Form /BBox ${box} /Group << /S /Transparency >> `,
      `0 0 ${String(width)} ${String(height)} re f ${content}`,
    ),
  ];
  const numbered = objects.map((body, i) => Buffer.concat([text(`${String(i + 1)} 0 obj\n`), body, text('\nendobj\n')]));
  return Buffer.concat([text('%PDF-1.7\n'), ...numbered, text('trailer << /Root 1 0 R /Info 5 0 R /Size 7 >>\n%%EOF\n')]);
}

const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const stream = (head: string, content: string): Buffer =>
  text(`<< ${head}/Length ${String(content.length)} >>\nstream\n${content}\nendstream`);
