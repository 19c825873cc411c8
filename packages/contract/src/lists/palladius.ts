/** Chinese names as Russian writes them (Чжан Вэй is 张伟), by the system of Palladius. */
import { pinyinForm } from './pinyin.ts';

const pairsOf = (written: string) => written.split(' ').map((pair) => pair.split('/') as [string, string]);

const initials = new Map(
  pairsOf('б/b п/p м/m ф/f д/d т/t н/n л/l г/g к/k х/h чж/zh ч/ch ш/sh ж/r в/w цз/z ц/c с/s'),
);
/** Before и, е, ю and я. */
const softened = new Map(pairsOf('z/j c/q s/x'));
const finals = new Map(
  pairsOf(
    'а/a ай/ai ань/an ан/ang ао/ao э/e эй/ei энь/en эн/eng эр/er и/i ы/i я/ia янь/ian ян/iang яо/iao е/ie инь/in ин/ing ю/iu юн/iong юй/v юэ/ve юань/van юнь/vn о/uo оу/ou у/u уа/ua уай/uai уань/uan уан/uang уй/ui уэй/ui унь/un ун/ong',
  ),
);

const longestFirst = (forms: Iterable<string>) =>
  [...forms].toSorted((a, b) => b.length - a.length).join('|');
const syllables = new RegExp(`(${longestFirst(initials.keys())})?(${longestFirst(finals.keys())})`, 'y');

/** How a final is written where nothing stands before it. */
function alone(final: string): string {
  if (/^(?:i|in|ing)$/.test(final)) return `y${final}`;
  if (final === 'iu') return 'you';
  if (final === 'u' || final === 'uo') return final === 'u' ? 'wu' : 'o';
  return final.replace(/^i/, 'y').replace(/^v/, 'yu').replace(/^u/, 'w');
}

function syllableOf(initial: string, final: string, isSoft: boolean): string {
  if (initial === '') return alone(final);
  const first = isSoft ? (softened.get(initial) ?? initial) : initial;
  return first + (/[bpmfw]/.test(first) && final === 'uo' ? 'o' : final.replace(/^v/, 'u'));
}

/**
 * The reading of a word of Russian letters in capitals; undefined where it is the name of no Chinese. Э is often
 * written е, and чж дж.
 */
export function pinyinOfRussian(word: string): string | undefined {
  const written = word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('дж', 'чж')
    .replaceAll(/(?<=^в|[^с]в|ж|ч|ш|г|к|х|ф|п|м)е(?=[йн])/gu, 'э')
    .replace(/^ве(?=[йн])/u, 'вэ');
  let [pinyin, at] = ['', 0];
  while (at < written.length) {
    syllables.lastIndex = at;
    const [all, initial = '', final = ''] = syllables.exec(written) ?? [''];
    if (all === '') return undefined;
    pinyin += syllableOf(initials.get(initial) ?? '', finals.get(final) ?? '', /^[иеюя]/u.test(final));
    at = syllables.lastIndex;
  }
  return pinyinForm(pinyin);
}
