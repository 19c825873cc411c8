import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { Stage } from '../stage.ts';
import type { StoryTime } from '../story-days.ts';

/** Something that somebody does at a time of the story, by calls of the service. May be played again. */
export type Act = StoryTime & { name: string; play: (stage: Stage) => Promise<void> };

const mostScans = 50;
/** A scan takes so long. */
const scanMs = 6_000;

type Scan = { action: string; code: string } & Record<string, unknown>;

/**
 * Scans one thing after the other, as a device sends them. Returns the answers.
 * @param device its name in the memory of the story
 */
export async function scan(
  stage: Stage,
  who: string,
  device: string,
  scans: readonly Scan[],
): Promise<ScanAnswer[]> {
  const answers: ScanAnswer[] = [];
  for (let from = 0; from < scans.length; from += mostScans) {
    const some = scans.slice(from, from + mostScans);
    const begun = stage.now().getTime() - some.length * scanMs;
    const { list } = await stage.ask<{ list: ScanAnswer[] }>(who, 'POST', '/stations/scans', {
      deviceId: stage.memory[device],
      scans: some.map((each, index) => ({
        ...each,
        scanId: stage.idOf('scan', device, each.action, each.code, begun),
        seq: nextSeq(stage, device),
        at: new Date(begun + index * scanMs).toISOString(),
      })),
    });
    answers.push(...list);
  }
  return answers;
}

function nextSeq({ memory }: Stage, device: string): number {
  const seq = Number(memory[`seq:${device}`] ?? 0) + 1;
  memory[`seq:${device}`] = String(seq);
  return seq;
}

/** Throws where scans were not taken: what is not as the story has it is seen at once. */
export function expectTaken(name: string, answers: readonly ScanAnswer[]): void {
  const others = answers.filter(({ verdict }) => verdict !== 'OK' && verdict !== 'DUPLICATE');
  if (others.length === 0) return;
  const refusals = others.slice(0, 5).map(({ verdict, say }) => `${verdict} ${say}`);
  throw Object.assign(new Error(`${name}: ${others.length} scans not taken, ${refusals.join(', ')}`), {
    refused: refusals[0] ?? '',
  });
}

export const groupBy = <Thing, Key>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): Map<Key, Thing[]> => Map.groupBy(things, keyOf);
