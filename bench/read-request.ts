import { parseArgs } from 'node:util';
import type { RunOptions, Scenario } from './scenarios/scenario.ts';

export type BenchRequest = { scenario: Scenario; options: RunOptions };

/** Reads the words of the command line; undefined when they say nothing that can be done, or ask for help. */
export function readRequest(
  words: readonly string[],
  scenarios: readonly Scenario[],
): BenchRequest | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        codes: { type: 'string', default: '100' },
        parcels: { type: 'string' },
      },
    });
    const [name = scenarios[0]?.name] = positionals;
    const scenario = scenarios.find((each) => each.name === name);
    const { quick } = values;
    const rounds = Number(values.rounds ?? (quick ? 2 : 5));
    const secondsEach = Number(values.seconds ?? (quick ? 1 : 3));
    const sizes = values.codes.split(',').map(Number);
    const parcels = values.parcels === undefined ? undefined : Number(values.parcels);
    const isSensible =
      (parcels === undefined || (Number.isInteger(parcels) && parcels >= 20_000)) &&
      sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= 100) &&
      Number.isInteger(rounds) &&
      rounds >= 1 &&
      secondsEach > 0 &&
      positionals.length <= 1;
    return scenario === undefined || !isSensible
      ? undefined
      : {
          scenario,
          options: { quick, rounds, secondsEach, sizes, ...(parcels === undefined ? {} : { parcels }) },
        };
  } catch {
    return undefined;
  }
}

/** What can be said on the command line. */
export function usage(scenarios: readonly Scenario[]): string {
  const lines = scenarios.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`);
  return `npm run bench [-- SCENARIO] [--quick] [--rounds N] [--seconds N] [--codes 100,10,1] [--parcels N]\n${lines.join('\n')}\n`;
}
