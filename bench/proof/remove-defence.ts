// Loaded with `node --import` before anything else: takes one defence out of the code as Node reads it. The file on the
// disk stays as it is. REMOVE_DEFENCE names the one; a child process inherits both.
import { registerHooks } from 'node:module';
import { defences } from './defences.ts';

const wanted = process.env['REMOVE_DEFENCE'];
const defence = defences.find(({ name }) => name === wanted);
if (wanted !== undefined && defence === undefined) throw new Error(`there is no defence "${wanted}"`);

if (defence !== undefined) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.split('?')[0]?.endsWith(`/${defence.file}`)) return loaded;
      const source =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      if (!source.includes(defence.code))
        throw new Error(`"${defence.name}" was not found in ${defence.file}`);
      return { ...loaded, source: source.replaceAll(defence.code, defence.without) };
    },
  });
}
