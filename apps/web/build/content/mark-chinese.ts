import type { Block, Inline, LongTextData } from '../../src/shared/long-text/long-text-data.ts';

const chineseRun = /(\p{Script=Han}(?:[\p{Script=Han}，、：（）]*\p{Script=Han})?)/u;

/**
 * Marks the Chinese words inside a text of another language, so that they are drawn in Chinese glyphs and read aloud in
 * Chinese.
 */
export function markChinese(text: LongTextData): LongTextData {
  return { ...text, blocks: text.blocks.map(markBlock) };
}

function markBlock(block: Block): Block {
  if ('h' in block) return { ...block, t: markInline(block.t) };
  if ('p' in block) return { ...block, p: markInline(block.p) };
  if ('note' in block) return { note: block.note.map(markBlock) };
  if ('list' in block) return { ...block, list: block.list.map((item) => item.map(markBlock)) };
  return { head: block.head.map(markInline), rows: block.rows.map((row) => row.map(markInline)) };
}

function markInline(pieces: readonly Inline[]): Inline[] {
  return pieces.flatMap((piece): Inline[] => {
    if (typeof piece === 'string') {
      // Every second part is what the pattern has found.
      const parts = piece.split(chineseRun);
      return parts.flatMap((part, index) => (part === '' ? [] : [index % 2 === 1 ? { zh: part } : part]));
    }
    if ('b' in piece) return [{ b: markInline(piece.b) }];
    if ('i' in piece) return [{ i: markInline(piece.i) }];
    return 'to' in piece ? [{ to: piece.to, t: markInline(piece.t) }] : [piece];
  });
}
