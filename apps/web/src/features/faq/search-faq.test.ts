import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block } from '../../shared/long-text/long-text-data.ts';
import { faqTopics } from './faq-topics.ts';
import { splitFaq } from './faq-sections.ts';
import { searchFaq } from './search-faq.ts';

/** Headings and paragraphs of the text as it stands: what the search reads of it. */
function questionsIn(locale: string): Block[] {
  const text = readFileSync(new URL(`../../../../../content/faq/${locale}.md`, import.meta.url), 'utf8');
  return text.split(/\n{2,}/).flatMap((part): Block[] => {
    const [, signs, words = '', id = ''] = /^(##|###) (.+?) \{#([\w-]+)\}$/.exec(part) ?? [];
    if (signs === undefined) return part.startsWith('---') ? [] : [{ p: [part] }];
    return [{ h: signs === '##' ? 2 : 3, id, t: [words] }];
  });
}

const found = (locale: string, searched: string) =>
  searchFaq(splitFaq(questionsIn(locale)), searched).flatMap(({ questions }) =>
    questions.map(({ heading }) => heading.id),
  );

test.each([
  ['ru', 'сколко идет посылка', 'how-long'],
  ['ru', 'срок', 'how-long'],
  ['ru', 'растаможка', 'customs'],
  ['ru', 'растоможка', 'customs'],
  ['ru', 'потеряли посылку', 'loss-and-damage'],
  ['ru', 'курьер', 'courier'],
  ['ru', 'деньги', 'payment'],
  ['ru', 'объемный вес', 'volumetric-weight'],
  ['ru', 'забыл пороль', 'forgot-password'],
  ['en', 'custom clearence', 'customs'],
  ['en', 'lost parcel', 'loss-and-damage'],
  ['en', 'courier', 'courier'],
  ['en', 'money back', 'liability'],
  ['zh', '清关', 'customs'],
  ['zh', '包裹丢了怎么办', 'loss-and-damage'],
  ['zh', '要多久到货', 'how-long'],
  ['zh', '上门送货', 'courier'],
  ['tg', 'гумрук', 'customs'],
  ['tg', 'мухлат', 'how-long'],
  ['tg', 'бор гум шуд', 'loss-and-damage'],
  ['tg', 'пайк', 'courier'],
])('%s: «%s» finds %s', (locale, searched, id) => {
  expect(found(locale, searched)[0]).toBe(id);
});

test('words without a question find nothing', () => {
  expect(found('ru', 'жираф')).toEqual([]);
  expect(found('ru', '   ')).toHaveLength(found('ru', '').length);
});

test('every name of a topic is that of a question', () => {
  const ids = questionsIn('ru').flatMap((block) => ('h' in block && block.h === 3 ? [block.id] : []));
  expect(Object.keys(faqTopics).toSorted()).toEqual(ids.filter((id) => id in faqTopics).toSorted());
});
