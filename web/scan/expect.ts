import { sharedDecoders } from './decoders.ts';

/**
 * Names the codes of which some may lie before the camera, in place of those named before: of these also the small and
 * blurred ones are read. Resolves when the decoders know.
 */
export async function expectCodes(texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return sharedDecoders().expect([]);
  const { printedCode } = await import('../../print/printed-code.ts');
  sharedDecoders().expect(texts.map(printedCode));
}
