/** The last part of a path, without what no name has. */
export function shortFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed();
}
