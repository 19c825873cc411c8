import type { Block, HeadingBlock } from '../../shared/long-text/long-text-data.ts';
import { plainText } from '../../shared/long-text/inline-text.tsx';

/** A question with its answer. */
export type Question = { heading: HeadingBlock; answer: Block[] };
/** Questions under one heading; those before the first heading have none. */
export type FaqSection = { heading: HeadingBlock | undefined; intro: Block[]; questions: Question[] };

/** Takes the text of the FAQ apart: `##` begins a section, `###` a question. */
export function splitFaq(blocks: readonly Block[]): FaqSection[] {
  const sections: FaqSection[] = [{ heading: undefined, intro: [], questions: [] }];
  for (const block of blocks) {
    const section = sections.at(-1);
    if ('h' in block && block.h === 2) sections.push({ heading: block, intro: [], questions: [] });
    else if ('h' in block) section?.questions.push({ heading: block, answer: [] });
    else (section?.questions.at(-1)?.answer ?? section?.intro)?.push(block);
  }
  return sections.filter(({ intro, questions }) => intro.length > 0 || questions.length > 0);
}

/** The sections with only those questions that hold every word searched for, in the question or in its answer. */
export function searchFaq(sections: readonly FaqSection[], searched: string): FaqSection[] {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections.flatMap((section) => {
    const questions = section.questions.filter((question) => {
      const text = wordsOf(question);
      return words.every((word) => text.includes(word));
    });
    return questions.length === 0 ? [] : [{ ...section, intro: [], questions }];
  });
}

function wordsOf({ heading, answer }: Question): string {
  return [heading, ...answer].map(blockText).join(' ').toLowerCase();
}

function blockText(block: Block): string {
  if ('h' in block) return plainText(block.t);
  if ('p' in block) return plainText(block.p);
  if ('note' in block) return block.note.map(blockText).join(' ');
  if ('list' in block) return block.list.flat().map(blockText).join(' ');
  return [...block.head, ...block.rows.flat()].map(plainText).join(' ');
}

/** Every question with the words of its answer, as search engines want them. */
export function questionsOf(blocks: readonly Block[]): { question: string; answer: string }[] {
  return splitFaq(blocks).flatMap(({ questions }) =>
    questions.map(({ heading, answer }) => ({
      question: plainText(heading.t),
      answer: answer.map(blockText).join(' '),
    })),
  );
}
