/** Headers of customers' lists: a name with its unit or a remark beside it (`总价(元)`, `Сумма, юань`, `Вес, г *`). */
import { headerKey } from '../../../platform/table-files/table.ts';

const brackets = /[([{（【［](.*?)[)\]}）】］]/gu;

/** The name alone, as it is looked for: without brackets, then without what follows a comma, a slash or a colon. */
export function bareHeaderKeys(header: string): string[] {
  const bare = header.replaceAll(brackets, ' ');
  const [first = ''] = bare.split(/[,，、/:：;*|\n]/u);
  return [...new Set([headerKey(bare), headerKey(first)])].filter(
    (key) => key !== '' && key !== headerKey(header),
  );
}

/** What stands beside the name: in brackets, or after a comma or a slash; empty where nothing does. */
export function unitOfHeader(header: string): string {
  const [, inside] = [...header.matchAll(brackets)].at(-1) ?? [];
  const beside = inside ?? /[,，/](.*)$/su.exec(header)?.[1] ?? '';
  return beside
    .normalize('NFKC')
    .replaceAll(/[\s.*:]/gu, '')
    .toLowerCase();
}

/** The same as it is written: `нетто` of `Вес (нетто)`. */
export function remarkOfHeader(header: string): string {
  const [, inside] = [...header.matchAll(brackets)].at(-1) ?? [];
  return (inside ?? /[,，/](.*)$/su.exec(header)?.[1] ?? '').trim();
}

/** Units of volume other than cubic metres: such a column is not read. */
export function isOtherVolume(header: string): boolean {
  return /^(?:л|литр\p{L}*|l|liters?|litres?|升|см³?|см3|cm³?|cm3|cbcm)$/u.test(unitOfHeader(header));
}
