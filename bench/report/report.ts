import type { StartTimes } from '../measure/start-times.ts';
import type { Machine } from './machine.ts';
import type { Goal, PeerSummary, RatioSummary } from './summary.ts';

/** Everything that a run of the bench has to say. */
export type Report = {
  /** `yyyy-mm-dd` */
  date: string;
  machine: Machine;
  plan: {
    parcels: number;
    sizes: readonly number[];
    rounds: number;
    secondsEach: number;
    connections: number;
    seed: number;
    loadBefore: number;
  };
  goals: Goal[];
  ratios: RatioSummary[];
  peers: PeerSummary[];
  starts: StartTimes;
};
