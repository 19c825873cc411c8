import type { VerdictWords } from '../../texts/stations-texts.ts';
import type { ScaleState, ScaleTrouble } from '../scale-connection.ts';
import type { ScaleProtocol } from '../scale-protocols.ts';

export type ScaleTexts = {
  title: string;
  /** In the bar at the foot; `weight` is in kilograms. */
  bar: Record<Exclude<ScaleState['kind'], 'ready'>, string> & {
    ready: (weight: string) => string;
    moves: string;
  };
  /** What the state means and what to do. */
  states: Record<ScaleState['kind'], string>;
  /** In the banner, and said aloud. */
  troubles: Record<ScaleTrouble, VerdictWords>;
  connect: string;
  another: string;
  disconnect: string;
  notConnected: string;
  protocol: string;
  /** Those without a name of their own. */
  protocols: Record<Exclude<ScaleProtocol, 'sics' | 'toledo'>, string>;
  baud: string;
  pattern: string;
  patternHint: string;
  badPattern: string;
  signal: (line: string) => string;
  hint: string;
};
