import { locale } from './locale.ts';

const isChinese = locale === 'zh';

/** What stands between two parts of a line, in the signs of the language. */
export const comma = isChinese ? '，' : ', ';

/** What stands between parts that have commas of their own. */
export const semicolon = isChinese ? '；' : '; ';

/** What stands between a name and what is said of it. */
export const colon = isChinese ? '：' : ': ';
