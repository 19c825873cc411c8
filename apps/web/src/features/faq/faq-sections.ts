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

/** The words of blocks without what marks them. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.map(blockText).join(' ');
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
