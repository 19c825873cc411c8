import type { Plugin } from 'vite';
import { findChunkOf, getChunkOf, readAsset, styleSheetsOf, withStaticImports } from './chunks.ts';
import type { Bundle, Chunk } from './chunks.ts';
import { inlineScript } from './inline-script.ts';
import { hashOf } from './policy-hash.ts';

/**
 * Where the screens of the office stand, which need the line; the log-in is everybody's, and counter, shelf and palette
 * speak with words of three of them.
 */
const officeScreens =
  /[\\/]src[\\/]staff[\\/]screens[\\/](?!login[\\/]|(?:cash|charges|record)[\\/](?:payment[\\/])?texts[\\/])/;

/** Whether only screens of the office ask for it: it is one of them, or what some of them say. */
function isOfOffice({ facadeModuleId, moduleIds }: Chunk): boolean {
  return officeScreens.test(facadeModuleId ?? '') || moduleIds.every((id) => officeScreens.test(id));
}

/** What the stations load that is neither script nor style: faces, signs and spoken words. */
const otherParts = /\.(?:woff2|svg|opus)$/;

/**
 * Chunks that the shell and the stations may ask for, in any language: all but those that only screens of the office
 * need.
 */
function chunksOfStations(bundle: Bundle): Set<string> {
  const names = new Set<string>();
  const visit = (chunk: Chunk) => {
    for (const name of withStaticImports(bundle, chunk)) {
      if (names.has(name)) continue;
      names.add(name);
      const output = bundle[name];
      if (output?.type !== 'chunk') continue;
      for (const imports of output.dynamicImports) {
        const target = bundle[imports];
        if (target?.type === 'chunk' && !isOfOffice(target)) visit(target);
      }
    }
  };
  visit(getChunkOf(bundle, 'staff.html'));
  return names;
}

/**
 * Makes `staff-sw.js`, which opens the stations offline, and writes its version into the page: the worker stores no
 * page of another version.
 */
export function staffWorkerPlugin(): Plugin {
  return {
    name: 'rohi-staff-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const document = bundle['staff.html'];
        if (document?.type !== 'asset') throw new Error('staff.html is not built');
        if (!findChunkOf(bundle, 'src/staff/stations/receiving/receiving-screen.tsx'))
          throw new Error('the receiving station is no chunk of its own');
        const chunks = chunksOfStations(bundle);
        const assets = Object.keys(bundle).filter((name) => otherParts.test(name));
        const files = [...chunks, ...styleSheetsOf(bundle, chunks), ...assets].map((name) => `/${name}`);
        const page = readAsset(bundle, 'staff.html');
        const version = hashOf(page + files.join())
          .slice(-12)
          .replace(/\W/g, '');
        document.source = page.replace(
          '</title>',
          () => `</title>\n    <meta name="version" content="${version}" />`,
        );
        this.emitFile({
          type: 'asset',
          fileName: 'staff-sw.js',
          source: await inlineScript(
            'worker/staff-worker.ts',
            `runStaffWorker(self,${JSON.stringify(version)},${JSON.stringify(files.toSorted())})`,
          ),
        });
      },
    },
  };
}
