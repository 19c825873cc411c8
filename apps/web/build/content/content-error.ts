/** A text that the site must not be built with; the message names the file and what is wrong in it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
