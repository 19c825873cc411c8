import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';

/** How spreadsheets call the encodings, in every language. */
export const encodingNames: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  gb18030: 'GB18030 (GBK)',
  'windows-1251': 'Windows-1251',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};
