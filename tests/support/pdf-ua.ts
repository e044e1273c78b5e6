import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';

/** Structure types of ISO 32000-1 that our files have; another one would need a role map. */
const standardTypes = ['Document', 'Sect', 'P', 'Figure'];

const name = (text: string): PDFName => PDFName.of(text);
const textOf = (object: PDFObject | undefined): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText().trim() : '';
const dictsOf = (object: PDFObject | undefined): readonly PDFDict[] =>
  object instanceof PDFArray
    ? object
        .asArray()
        .map((_, i) => object.lookup(i))
        .filter((one) => one instanceof PDFDict)
    : [];
const streamText = (stream: PDFObject | undefined): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

/**
 * What keeps a file from being PDF/UA-1 (ISO 14289-1), as far as a program can tell and files of our kind can have it: each with
 * its checkpoint of the Matterhorn Protocol. That files do not claim to be PDF/UA (06-002) is left out.
 */
export async function uaFailures(bytes: Uint8Array): Promise<readonly string[]> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = doc.context.enumerateIndirectObjects().map(([, object]) => object);
  return [...aboutDocument(doc), ...aboutPages(doc), ...aboutStructure(objects), ...aboutFonts(objects), ...aboutForms(objects)];
}

function aboutDocument({ catalog, context }: PDFDocument): readonly string[] {
  const metadata = streamText(catalog.lookup(name('Metadata')));
  const is = (holder: string, key: string, value: PDFBool): boolean => {
    const dict = catalog.lookup(name(holder));
    return dict instanceof PDFDict && dict.lookup(name(key)) === value;
  };
  const unwanted = ['AcroForm', 'OCProperties', 'Threads'].filter((key) => catalog.has(name(key)));
  return [
    ...(is('MarkInfo', 'Marked', PDFBool.True) ? [] : ['01 the file does not say that it is tagged']),
    ...(is('MarkInfo', 'Suspects', PDFBool.True) ? ['01-007 tags are said to be suspect'] : []),
    ...(metadata === ''
      ? ['06-001 no metadata']
      : /<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+<[\s\S]*?<\/dc:title>/.test(metadata)
        ? []
        : ['06-003 no title']),
    ...(is('ViewerPreferences', 'DisplayDocTitle', PDFBool.True) ? [] : ['07 the title is not shown']),
    ...(textOf(catalog.lookup(name('Lang'))) === '' ? ['11-006 no language'] : []),
    ...unwanted.map((key) => `${key} would need checks of its own`),
    ...(context.trailerInfo.Encrypt === undefined ? [] : ['26 encrypted']),
  ];
}

function aboutPages(doc: PDFDocument): readonly string[] {
  const tree = doc.catalog.lookup(name('StructTreeRoot'));
  const parents = tree instanceof PDFDict ? tree.lookup(name('ParentTree')) : undefined;
  const list = parents instanceof PDFDict ? parents.lookup(name('Nums')) : undefined;
  const numbers = list instanceof PDFArray ? list : undefined;
  return doc.getPages().flatMap(({ node, ref }, i) => {
    const { faults, marked } = contentFaults(streamText(node.lookup(name('Contents'))));
    const key = node.lookup(name('StructParents'));
    const keys = numbers?.asArray().map((one, k) => (k % 2 === 0 && one instanceof PDFNumber ? one.asNumber() : undefined)) ?? [];
    const at = key instanceof PDFNumber ? keys.indexOf(key.asNumber()) : -1;
    const found = at < 0 ? [] : dictsOf(numbers?.lookup(at + 1));
    const whole = marked.every((tag, number) => {
      const element = found[number];
      const k = element?.lookup(name('K'));
      return element?.get(name('S')) === name(tag) && k instanceof PDFNumber && k.asNumber() === number && element.get(name('Pg')) === ref;
    });
    return [
      ...faults,
      ...(whole && found.length === marked.length ? [] : ['01 marked content is not in the structure']),
      ...(node.lookup(name('Tabs')) === name('S') ? [] : ['28-009 tab order is not that of the structure']),
      ...(node.has(name('Annots')) ? ['28 annotations would need checks of their own'] : []),
    ].map((fault) => `page ${String(i + 1)}: ${fault}`);
  });
}

/** What is wrong with the marks of a page's operators, and the tags of what is marked with a number, by that number. */
function contentFaults(operators: string): { readonly faults: readonly string[]; readonly marked: readonly string[] } {
  const faults = new Set<string>();
  const marked: string[] = [];
  let inside = '';
  // Texts are in hexadecimal digits, so a word between spaces is an operator.
  for (const [word, tag, number] of operators.matchAll(
    /\/(\w+) (?:<<\/MCID (\d+)>> BDC|BMC)|(?<=\s|^)(?:EMC|Do|Tj|TJ|f\*?|F|S|s|B\*?|b\*?|sh|BI)(?=\s|$)/g,
  )) {
    if (tag !== undefined) {
      if (inside !== '') faults.add(tag === 'Artifact' ? '01-003 decoration inside content' : '01-004 content inside decoration');
      inside = tag;
      if (number !== undefined) marked[Number(number)] = tag;
    } else if (word === 'EMC') inside = '';
    else if (inside === '') faults.add('01-005 something drawn is neither content nor decoration');
  }
  return { faults: [...faults], marked };
}

function aboutStructure(objects: readonly PDFObject[]): readonly string[] {
  const elements = objects.filter((one) => one instanceof PDFDict && one.has(name('S')) && one.has(name('P')));
  if (elements.length === 0) return ['no structure'];
  return (elements as PDFDict[]).flatMap((element) => {
    const kind = element.lookup(name('S'), PDFName).decodeText();
    const children = dictsOf(element.lookup(name('K')));
    return [
      ...(standardTypes.includes(kind) ? [] : [`02-001 ${kind} is no standard type`]),
      ...(kind === 'Figure' && textOf(element.lookup(name('Alt'))) === '' ? ['13-004 a figure without words'] : []),
      ...(children.every((child) => child.lookup(name('P')) === element) ? [] : ['09 a piece of the structure has another parent']),
    ];
  });
}

function aboutFonts(objects: readonly PDFObject[]): readonly string[] {
  return objects.flatMap((font) => {
    if (!(font instanceof PDFDict) || font.get(name('Type')) !== name('Font')) return [];
    const kind = font.lookup(name('Subtype'));
    if (kind === name('Type0'))
      return streamText(font.lookup(name('ToUnicode'))) === '' ? ['10-001 a font whose letters are not told'] : [];
    const descriptor = font.lookup(name('FontDescriptor'));
    const embedded =
      descriptor instanceof PDFDict && ['FontFile2', 'FontFile3'].some((key) => descriptor.lookup(name(key)) instanceof PDFRawStream);
    return [
      ...(embedded ? [] : ['31-009 a font that is not in the file']),
      ...(kind === name('CIDFontType2') && font.lookup(name('CIDToGIDMap')) !== name('Identity') ? ['31 glyphs without a map'] : []),
    ];
  });
}

/** Forms are drawn many times, so nothing inside one may be a piece of the structure, and none may stand for another file. */
function aboutForms(objects: readonly PDFObject[]): readonly string[] {
  return objects.flatMap((form) => {
    if (!(form instanceof PDFRawStream) || form.dict.get(name('Subtype')) !== name('Form')) return [];
    return [
      ...(form.dict.has(name('Ref')) ? ['30-001 a form that stands for another file'] : []),
      ...(/\bMCID\b/.test(streamText(form)) ? ['30-002 content marked inside a form'] : []),
    ];
  });
}
