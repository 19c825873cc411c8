/**
 * A piece of a line: plain text, bold, emphasised, Chinese in a text of another language, or a link to a route
 * (`/faq`), a heading (`#id`), a phone or a site.
 */
export type Inline =
  | string
  | { b: Inline[] }
  | { i: Inline[] }
  | { zh: string }
  | { to: string; t: Inline[] };

/** A heading of a long text: its level, its stable name, the same in all languages, and its words. */
export type HeadingBlock = { h: 2 | 3; id: string; t: Inline[] };

/**
 * A part of a long text: heading, paragraph, list (numbered from `start`, if any), table or advice. A paragraph that
 * `needs` a live fact (its number) is not shown while there is none.
 */
export type Block =
  | HeadingBlock
  | { p: Inline[]; needs?: number }
  | { list: Block[][]; start?: number }
  | { head: Inline[][]; rows: Inline[][][] }
  | { note: Block[] };

/** One long text in one language, as the build makes it from `content/<page>/<locale>.md`. */
export type LongTextData = { title: string; description: string; blocks: Block[] };
