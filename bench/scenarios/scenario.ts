import type { Report } from '../report/report.ts';

/** What the person at the terminal asked for. */
export type RunOptions = {
  /** Small data, few and short rounds: to see whether it works, not how fast. */
  quick: boolean;
  rounds: number;
  secondsEach: number;
  /** How many codes a question asks for; the goals are about 100. */
  sizes: readonly number[];
  /** How many parcels the database has; for the stations alone, and at least 20,000. */
  parcels?: number;
};

/** One measurement, `npm run bench -- <name>`. A scenario is a file here and a line in `all-scenarios.ts`. */
export type Scenario = {
  name: string;
  /** One line for `npm run bench -- --help`. */
  about: string;
  run: (options: RunOptions) => Promise<Report>;
};

/** The same for every scenario that asks for tracking codes. */
export const askedSeed = 20_261_121;
export const askingConnections = 16;
