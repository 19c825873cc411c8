import * as z from 'zod/mini';

const plain = z.string();
const inline = z.union([
  plain,
  z.object({ b: z.array(plain) }),
  z.object({ i: z.array(plain) }),
  z.object({ to: z.string(), t: z.array(plain) }),
]);
const paragraph = z.object({ p: z.array(inline) });

/** A part of a notice: paragraph, heading, list or advice. What is not one of these is a paragraph's plain text. */
export const noticeBlockShape = z.union([
  paragraph,
  z.object({ h: z.union([z.literal(2), z.literal(3)]), id: z.string(), t: z.array(inline) }),
  z.object({ list: z.array(z.array(paragraph)), start: z.exactOptional(z.int()) }),
  z.object({ note: z.array(paragraph) }),
]);

export type NoticeBlock = z.output<typeof noticeBlockShape>;
/** Words, bold or slanting words, or a link (`to`: a route of the site, https, tel or mailto). */
export type NoticeInline = z.output<typeof inline>;
