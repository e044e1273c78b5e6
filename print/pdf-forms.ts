import type PDFDocument from 'pdfkit';

/**
 * Form XObjects: content recorded once and placed many times (ISO 32000-1, 8.10). pdfkit has no call
 * for them, so this is the one place that uses its insides; its version is pinned for that reason.
 */
export interface Forms {
  /** Records what `draw` draws. Coordinates are those in force where the form is placed, moved by (x, y). */
  record(bounds: readonly [number, number, number, number], draw: () => void): Form;
  place(form: Form, x: number, y: number, turned: boolean): void;
}

export interface Form {
  readonly name: string;
  readonly ref: Reference;
}

interface Reference {
  readonly data: Record<string, unknown>;
  write(chunk: string | Uint8Array): void;
  end(): void;
}

/** What pdfkit's drawing calls ask of the current page. */
interface Surface {
  readonly height: number;
  readonly fonts: Record<string, unknown>;
  readonly xobjects: Record<string, unknown>;
  write(chunk: string | Uint8Array): void;
}

interface Insides {
  page: Surface;
  ref(data: Record<string, unknown>): Reference;
  addContent(operators: string): void;
}

export function makeForms(document: InstanceType<typeof PDFDocument>): Forms {
  const doc = document as unknown as Insides;
  let count = 0;
  return {
    record(bounds, draw) {
      const fonts: Record<string, unknown> = {};
      const xobjects: Record<string, unknown> = {};
      const ref = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [...bounds], Resources: { Font: fonts, XObject: xobjects } });
      const page = doc.page;
      doc.page = { height: 0, fonts, xobjects, write: (chunk) => ref.write(chunk) };
      try {
        draw();
      } finally {
        doc.page = page;
      }
      ref.end();
      return { name: `F${String(++count)}`, ref };
    },
    place(form, x, y, turned) {
      doc.page.xobjects[form.name] = form.ref;
      doc.addContent(`q ${turned ? '-1 0 0 -1' : '1 0 0 1'} ${decimal(x)} ${decimal(y)} cm /${form.name} Do Q`);
    },
  };
}

/** A number as PDF wants it: at most four decimals, never an exponent. */
export function decimal(n: number): string {
  return String(Math.round(n * 1e4) / 1e4 || 0);
}
