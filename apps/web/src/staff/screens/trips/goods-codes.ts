import { mostGoodsCodes } from '@rohi/contract/linehaul/goods-codes';
import { readPastedCodes } from '@rohi/contract/tracking/pasted-codes';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

/** Signs of a text in which codes are looked for. */
export const mostLetters = 250_000;

/** `rest`: pieces of the text that are not like a code. */
export type GoodsCodes = { codes: string[]; rest: string[]; problem?: 'NONE' | 'TOO_MANY' };

/** The codes of a list or of a chat, each once and in the form in which they are compared. */
export function readGoodsCodes(text: string): GoodsCodes {
  const { codes, rest } = readPastedCodes(text, readCodeShapes());
  const read = { codes: [...new Set(codes.map(({ code }) => normalizeTrackingCode(code)))], rest };
  if (read.codes.length === 0) return { ...read, problem: 'NONE' };
  return read.codes.length > mostGoodsCodes ? { ...read, problem: 'TOO_MANY' } : read;
}
