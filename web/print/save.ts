import type { Made } from './protocol.ts';

/** Offers a PDF, or the pictures of a shop in a ZIP file, as a download, and hands back the file. */
export function saveFile({ bytes, kind }: Pick<Made, 'bytes' | 'kind'>, name: string): File {
  const zipped = kind === 'png';
  const file = new File([bytes], `${name}.${zipped ? 'zip' : 'pdf'}`, { type: zipped ? 'application/zip' : 'application/pdf' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return file;
}

/** Whether this device can hand a file on: on phones that is also the way to a printer. */
export const canShare = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Hands a file to another app or a printer, as the device offers it. That somebody thinks better of it is no failure. */
export function shareFile(file: File): void {
  navigator.share({ files: [file] }).catch(() => undefined);
}
