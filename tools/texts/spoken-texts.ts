/** A text and where it stands: `folder#key.key`, with the values it was asked with for a function. */
export type Entry = readonly [path: string, text: string];

/** Whatever is asked of it is there: a day, a moment, a status or a name. */
const anyFacts: unknown = new Proxy(
  {},
  {
    get: (_facts, name) => {
      if (typeof name === 'symbol') return undefined;
      if (name === 'status') return 'DKHQS';
      if (
        name === 'from' ||
        name === 'freeUntil' ||
        name === 'answerBy' ||
        name === 'decideBy' ||
        name === 'storedUntil'
      )
        return '2026-11-18';
      return /At$|Until$/.test(name) ? '2026-11-18T04:00:00Z' : 'USD';
    },
  },
);

/** How a language writes a day or a moment, where letters are given it. */
const writesDays = Object.assign(() => '18.11.2026', { toString: () => '100' });

// Functions take numbers, names, codes or facts by name: samples of each kind are enough to see what they say.
const samples: readonly unknown[][] = [
  [1, 2, 3, 4],
  [18, 22, 100, 5],
  ['USD', 'USD', 'USD', 'USD'],
  ['2026-11-18', '2026-11-20', '2026-11-22', '2026-11-23'],
  ['morning', 'USD'],
  ['week', 'USD', 'USD'],
  [anyFacts],
  [writesDays],
  // Lists come by name too.
  [
    {
      parcels: [
        {
          trackingCode: '100',
          weightKg: '3.420',
          hasPhoto: true,
          isDeclared: false,
          orderCode: null,
          arrivedOn: '2026-11-18',
          owed: '3.40',
        },
      ],
      trackingCodes: ['100'],
      freeUntil: '2026-11-18',
      isLastDay: true,
      collectBy: null,
      hotline: '1999',
      count: 2,
      arrives: null,
      movedAt: '2026-11-18 04:00:00+00:00',
      allowedAt: '2026-11-18 04:00:00+00:00',
      days: 3,
      total: '3.40',
      mayLeave: false,
      why: '100',
      place: null,
      trackingCode: null,
      pickupPoint: null,
      day: '2026-11-18',
      from: '14:00',
      to: '18:00',
      address: '100',
      missed: 'NO_TIME',
      againOn: '2026-11-19',
    },
  ],
];

/** What the samples bring along themselves. */
export const sampleLetters = /USD|morning|week|NO_TIME/g;

/**
 * What a file of texts exports, under names that are the same in every language (`homeTextsEn` is `homeTexts`, `en` is
 * empty).
 */
export function textsOf(module: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name.replace(/(?:Ru|En|Zh|Tg)$|^(?:ru|en|zh|tg)$/, ''),
      value,
    ]),
  );
}

/** Every text under a value: strings as they are, functions by what they say to the samples. */
export function entriesOf(value: unknown, path = ''): Entry[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return outputsOf(path, value as (...values: unknown[]) => unknown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, join(path, key)));
}

/** Where functions stand. */
export function functionPathsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionPathsOf(inner, join(path, key)));
}

function outputsOf(path: string, say: (...values: unknown[]) => unknown): Entry[] {
  return samples.flatMap((values, sample) => {
    try {
      const outputs = entriesOf(say(...values), `${path}(${sample})`);
      // A sample of the wrong kind for this text; a test asks for at least one that is not.
      return outputs.some(([, text]) => /undefined|NaN|\[object|function String/.test(text)) ? [] : outputs;
    } catch {
      return [];
    }
  });
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}${path.includes('#') ? '.' : '#'}${key}`;
}
