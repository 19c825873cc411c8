import { readFileSync } from 'node:fs';

/** What a file of ours holds; nothing where there is none, or it was written half. */
export function readJson<Shape>(file: string): Shape | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Shape;
  } catch {
    return undefined;
  }
}
