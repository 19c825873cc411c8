import {
  differsByOneSlip,
  foldText,
  meaningfulWords,
  stemOf,
} from '@rohi/contract/site/prohibited-goods-word-forms';
import { faqTopics } from './faq-topics.ts';
import { textOf } from './faq-sections.ts';
import type { FaqSection, Question } from './faq-sections.ts';

/** Folded text, and the stems of its words. */
type Indexed = { text: string; stems: readonly string[] };

function indexOf(text: string): Indexed {
  const folded = foldText(text);
  return { text: folded, stems: [...new Set((folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))] };
}

/** Shorter words are held to be typed as they are meant. */
const shortestWithSlip = 5;
/** What is typed so far of a longer word. */
const shortestBeginning = 3;

function holds({ text, stems }: Indexed, word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return text.includes(word);
  const stem = stemOf(word);
  return stems.some(
    (indexStem) =>
      indexStem === stem ||
      (word.length >= shortestBeginning && indexStem.startsWith(stem)) ||
      (word.length >= shortestWithSlip && indexStem.length >= 4 && differsByOneSlip(stem, indexStem)),
  );
}

/** Words that ask and say nothing of what is asked about. */
const askingWords = new Set(
  'как что где когда почему зачем можно ли мне мой моя мое мои я мы вы это есть у меня не нет если то же а how what where when why can is are my do does it me please чи ки ман'.split(
    ' ',
  ),
);

/** Words searched for; a run of Chinese, which has no gaps, as its pairs of characters. */
function wordsOf(searched: string): string[] {
  const words = meaningfulWords(foldText(searched)).flatMap((word) =>
    (word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((run) =>
      /\p{Script=Han}/u.test(run) && run.length > 2
        ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
        : [run],
    ),
  );
  const telling = words.filter((word) => !askingWords.has(word));
  return telling.length > 0 ? telling : words;
}

type Found = { question: Question; count: number; inTitle: number };

/** At least this part of the words has to be found where no question has them all. */
const enough = 0.5;

function find(question: Question, words: readonly string[]): Found {
  const title = indexOf(`${textOf([question.heading])} ${faqTopics[question.heading.id] ?? ''}`);
  const answer = indexOf(textOf(question.answer));
  const inTitle = words.filter((word) => holds(title, word)).length;
  const count = words.filter((word) => holds(title, word) || holds(answer, word)).length;
  return { question, count, inTitle };
}

/**
 * The questions that fit what is searched for, best first, under their sections: in any form of the words, with ё as е,
 * with a slip in a word, and by what people call the thing (`faq-topics.ts`). Where none holds every word, those that
 * hold most.
 */
export function searchFaq(sections: readonly FaqSection[], searched: string): FaqSection[] {
  const words = wordsOf(searched);
  if (words.length === 0) return [...sections];
  const found = sections.map((section) => ({
    section,
    hits: section.questions.map((question) => find(question, words)).filter(({ count }) => count > 0),
  }));
  const best = Math.max(0, ...found.flatMap(({ hits }) => hits.map(({ count }) => count)));
  if (best < words.length * enough) return [];
  const byFit = (one: Found, other: Found) => other.inTitle - one.inTitle;
  return found
    .map(({ section, hits }) => ({
      section,
      hits: hits.filter(({ count }) => count === best).toSorted(byFit),
    }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => (other.hits[0]?.inTitle ?? 0) - (one.hits[0]?.inTitle ?? 0))
    .map(({ section, hits }) => ({ ...section, intro: [], questions: hits.map(({ question }) => question) }));
}
