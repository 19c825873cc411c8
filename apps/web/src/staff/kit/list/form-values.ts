/** Values of a form by their names on the wire; a text in several languages is an object of them. */
export type FormValues = Readonly<Record<string, unknown>>;

function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'ru' in value;
}

/** Every single value by its path: `titles.ru`, `pinned`. */
function leavesOf(values: FormValues): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] =>
      isTexts(value) ? Object.entries(value).map(([part, text]) => [`${key}.${part}`, text]) : [[key, value]],
    ),
  );
}

/** Puts a value at a path. */
export function withLeaf(values: FormValues, path: string, value: unknown): FormValues {
  const [key = '', part] = path.split('.');
  if (part === undefined) return { ...values, [key]: value };
  return { ...values, [key]: { ...(values[key] as object), [part]: value } };
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export type Difference = {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** True when I have changed it; otherwise only they have. */
  isMine: boolean;
};

/**
 * Where my form differs from the row that stands now.
 * @param base the row that my form was filled from
 */
export function differences(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  const [old, now] = [leavesOf(base), leavesOf(theirs)];
  return [...leavesOf(mine)].flatMap(([path, value]) =>
    isSame(value, now.get(path))
      ? []
      : [{ path, mine: value, theirs: now.get(path), isMine: !isSame(value, old.get(path)) }],
  );
}
