import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { allEndpoints } from '../all-endpoints.ts';
import { callsWithCodes, codeDoors } from './code-doors.cases.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const readers =
  /\b(?:normalizeTrackingCode|distinctTrackingCodes|readCode|readPastedCodes|readScannedCode)\b/;
const modules = /(?:tracking\/(?:read-code|pasted-codes)|stations\/scanned-code)'/;
const sources = globSync('apps/{server,web}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|cases)\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(`${root}${file}`, 'utf8') }));

test('each file that reads codes stands in the table of doors', () => {
  const reading = sources
    .filter(({ text }) => modules.test(text) && readers.test(text))
    .map(({ file }) => file);
  const listed = Object.values(codeDoors).flatMap(({ files }) => files);
  expect(listed.filter((file) => file.startsWith('apps/')).toSorted()).toEqual(reading.toSorted());
});

test('what stores a code asks the reader, which refuses words and doubtful letters', () => {
  const storing = Object.values(codeDoors).flatMap(({ does, files }) => (does === 'stores' ? files : []));
  const asks = /\b(?:readCode|readScannedCode|parseTrackingCode)\(/;
  expect(storing.filter((file) => !asks.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([
    // It looks at the keys of a scanner as they come, and stores nothing.
    'apps/web/src/staff/stations/scan-input/scan-burst.ts',
  ]);
});

test('each call that is sent a code of a parcel is listed', () => {
  const fields = allEndpoints.flatMap(({ method, path, query, body }) =>
    [query, body]
      .flatMap((part) => (part === undefined ? [] : codeFields(part)))
      .map((field) => `${method} ${path} ${field}`),
  );
  expect([...new Set(fields)].toSorted()).toEqual(callsWithCodes.toSorted());
});

test('no statement makes a code of what somebody has typed by itself', () => {
  expect(
    sources.filter(({ text }) => /tracking_code = (?:upper|lower|trim)\(/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});

type Defined = {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Defined>;
      innerType?: Defined;
      element?: Defined;
      options?: Defined[];
    };
  };
};

/** The fields of a shape that are named as codes of parcels are. */
function codeFields(shape: z.ZodMiniType, at = ''): string[] {
  const { def } = (shape as unknown as Defined)._zod;
  const within = [def.innerType, def.element, ...(def.options ?? [])].filter((each) => each !== undefined);
  const inner = within.flatMap((each) => codeFields(each as unknown as z.ZodMiniType, at));
  const named = Object.entries(def.shape ?? {}).flatMap(([name, field]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const isCode = /^(?:trackingCodes?|trackingCodeList|sticker|declaredCode)$/.test(name);
    return [...(isCode ? [path] : []), ...codeFields(field as unknown as z.ZodMiniType, path)];
  });
  return [...new Set([...inner, ...named])];
}
