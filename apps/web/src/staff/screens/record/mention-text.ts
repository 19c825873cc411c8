export type Colleague = { id: string; name: string };

/** What is typed after an @ at the end of a text; undefined without a mention. */
export function callTyped(text: string): string | undefined {
  return /(?:^|[\s(])@([^\n@]{0,40})$/u.exec(text)?.[1];
}

/** Up to six colleagues with a word of their name that begins so. */
export function colleaguesLike(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.toLocaleLowerCase();
  const fits = ({ name }: Colleague) => {
    const whole = name.toLocaleLowerCase();
    return whole.startsWith(wanted) || whole.split(/\s+/).some((word) => word.startsWith(wanted));
  };
  return colleagues.filter(fits).slice(0, 6);
}

/** The text with the colleague's name in the place of what was typed after its last @. */
export function withName(text: string, name: string): string {
  return `${text.slice(0, text.lastIndexOf('@'))}@${name} `;
}

/** The colleagues who were chosen and still stand in the text. */
export function calledIn(text: string, chosen: readonly Colleague[]): string[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}

/** A piece of a text and where it begins. */
export type TextPart = { at: number; text: string; isName: boolean };

/** The text in pieces: the names of who is called, each with its @, and what stands between them. */
export function partsOf(text: string, names: readonly string[]): TextPart[] {
  const calls = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const call = at < from ? undefined : calls.find((each) => text.startsWith(each, at));
    if (call === undefined) continue;
    parts.push({ at: from, text: text.slice(from, at), isName: false }, { at, text: call, isName: true });
    from = at + call.length;
  }
  parts.push({ at: from, text: text.slice(from), isName: false });
  return parts.filter((part) => part.text !== '');
}
