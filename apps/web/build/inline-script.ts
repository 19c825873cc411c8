import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transform } from '@swc/core';

const folder = join(import.meta.dirname, '../src/boot');

/**
 * A script of `src/boot` as it stands in a document: without types, minified, and followed by the call that starts it.
 * Every engine that runs the client, which is modules, knows the language it is written in.
 * @param call what is called, such as `runHeadScript(…)`
 */
export async function inlineScript(file: string, call: string): Promise<string> {
  const source = await readFile(join(folder, file), 'utf8');
  const { code } = await transform(source, {
    filename: file,
    isModule: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
  });
  const plain = code.replaceAll(/\bexport (?=function)/g, '');
  if (/^\s*(?:import|export)\b/m.test(plain))
    throw new Error(`${file} stands in the document and imports nothing`);
  const lean = await minify(`(function(){${plain};${call}})()`, {
    module: false,
    ecma: 2020,
    compress: { ecma: 2020, passes: 5, pure_getters: true, unsafe_arrows: true },
    mangle: true,
  });
  return lean.code.replace(/;$/, '');
}
