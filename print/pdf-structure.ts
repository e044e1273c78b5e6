import type { Reference } from './pdf-objects.ts';

/** A piece of a page that was marked with its number, from 0: what kind it is, and in words what it shows. */
export interface Marked {
  readonly tag: 'P' | 'Figure';
  readonly alt?: string;
}

/** What makes objects of the file, and where its catalogue is. */
interface Maker {
  readonly root: Record<string, unknown>;
  ref(data: Record<string, unknown>): Reference;
}

/** The structure of a document: a section for each page, and in it its pieces in their order (ISO 32000-1, 14.7). */
export function makeStructure({ root, ref }: Maker): { page(page: Reference, pieces: readonly Marked[]): void; end(): void } {
  const parents: unknown[] = [];
  const sections: Reference[] = [];
  const tree = ref({ Type: 'StructTreeRoot' });
  const whole = ref({ Type: 'StructElem', S: 'Document', P: tree });
  // pdfkit itself ends these two.
  Object.assign(root, { MarkInfo: ref({ Marked: true }), StructTreeRoot: tree });
  return {
    page(page, pieces) {
      Object.assign(page.data, { StructParents: sections.length, Tabs: 'S' });
      const section = ref({ Type: 'StructElem', S: 'Sect', P: whole, Pg: page });
      const elements = pieces.map(({ tag, alt }, number) => {
        // pdfkit writes objects of the class as strings, and what is a string as a name.
        const element = ref({ S: tag, P: section, Pg: page, K: number, ...(alt === undefined ? {} : { Alt: new String(alt) }) });
        element.end();
        return element;
      });
      section.data['K'] = elements;
      section.end();
      parents.push(sections.length, elements);
      sections.push(section);
    },
    end() {
      whole.data['K'] = sections;
      whole.end();
      Object.assign(tree.data, { K: [whole], ParentTree: { Nums: parents }, ParentTreeNextKey: sections.length });
    },
  };
}
