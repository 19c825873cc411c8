/** The last part of a path, without what no name of a file has, in at most 200 UTF-16 units. */
export function shortFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed();
}
