import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Signs of the hashes in file names: the client and the build that draws its pages must name pictures alike. */
export const hashCharacters = 'base36';

const namesByFile = new Map<string, string[]>();
const owners = new Map<string, string>();

/**
 * Class names of CSS modules in the build: two or three signs for the file, one or two for the name's place in it. They
 * depend on nothing else, so that two builds of the same sources agree. Throws when two names would become one.
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const names = namesByFile.get(path) ?? [];
  namesByFile.set(path, names);
  if (!names.includes(name)) names.push(name);
  const fileSigns = createHash('sha256').update(path).digest('hex').slice(0, 4);
  const letters = Number.parseInt(fileSigns, 16).toString(36);
  const short = `_${letters}${names.indexOf(name).toString(36)}`;
  const owner = `${path} .${name}`;
  const other = owners.get(short);
  if (other !== undefined && other !== owner)
    throw new Error(`${owner} and ${other} get the same class name: rename one.`);
  owners.set(short, owner);
  return short;
}
