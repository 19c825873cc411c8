import { setTimeout as pause } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import { withQueryDeadline } from '../platform/query-deadline.ts';

/** What a gauge shows: a number, one for each value of its label, or null where there is none. */
type Reading = number | null | Readonly<Record<string, number>>;
type Described = { help: string; label?: string; isCounter?: boolean };

/** Reads all sources of one kind and shows what they gave. */
export type RefreshGauges = () => Promise<void>;

/** A scrape is given up after ten seconds; a source that has not answered by then must not take the others with it. */
const sourceMs = 2_000;

/**
 * Gauges that are read when somebody asks, all of them by one `read`. While it throws or does not answer they show the
 * last values, and before the first nothing: what is not known is left out, and the rest is there.
 */
export function addGauges<Name extends string>(
  registry: Registry,
  described: Readonly<Record<Name, Described>>,
  read: () => Promise<Readonly<Record<Name, Reading>>>,
): RefreshGauges {
  const gauges = new Map<Name, Gauge | Counter>();
  for (const [name, { help, label, isCounter }] of Object.entries<Described>(described)) {
    const gauge = new (isCounter === true ? Counter : Gauge)({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
    });
    // A gauge without a label stands at 0 from the beginning, which would be a statement.
    if (label === undefined) gauge.remove();
    gauges.set(name as Name, gauge);
  }
  const show = (name: Name, reading: Reading) => {
    const gauge = gauges.get(name);
    const { label = '' } = described[name];
    if (gauge === undefined) return;
    if (gauge instanceof Counter) {
      gauge.remove();
      if (typeof reading === 'number') gauge.inc(reading);
    } else if (typeof reading === 'number') gauge.set(reading);
    else if (reading === null) gauge.remove();
    else {
      gauge.reset();
      for (const [key, value] of Object.entries(reading)) gauge.set({ [label]: key }, value);
    }
  };
  return async () => {
    try {
      const readings = await inTime(withQueryDeadline(sourceMs, read));
      for (const name of gauges.keys()) show(name, readings[name]);
    } catch {
      // The source is away: `database_up` says so.
    }
  };
}

async function inTime<Value>(awaited: Promise<Value>): Promise<Value> {
  const late = pause(sourceMs, undefined, { ref: false }).then(() => {
    throw new Error('a source of figures did not answer in time');
  });
  return Promise.race([awaited, late]);
}
