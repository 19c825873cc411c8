/** The story in order: every act of every day, and the playing of one day after the other. */
import type { Context } from '../../context.ts';
import { consignments, type Consignment } from './plan.ts';
import { isRefusal, type Stage } from './stage.ts';
import type { Act } from './acts/act.ts';
import { chinaActs } from './acts/china.ts';
import { counterActs } from './acts/counter.ts';
import { courierActs } from './acts/courier.ts';
import { messageActs } from './acts/messages.ts';
import { hubActs } from './acts/hub.ts';
import { officeActs } from './acts/office.ts';
import { roadActs } from './acts/road.ts';

/** The acts of a day, in the order of their hours. */
export type StoryDay = { day: number; acts: Act[] };

/** All days on which something happens, the first one first. */
export function storyDays(all: readonly Consignment[] = consignments()): StoryDay[] {
  const first = Math.min(...all.map(({ orderedDay }) => orderedDay)) - 1;
  const acts = [
    ...officeActs(first),
    ...chinaActs(all),
    ...roadActs(all),
    ...hubActs(all),
    ...counterActs(all),
    ...courierActs(all),
    ...messageActs(all),
  ];
  const days = Map.groupBy(acts, ({ day }) => day);
  return [...days]
    .map(([day, ofDay]) => ({ day, acts: ofDay.toSorted((one, other) => one.hour - other.hour) }))
    .toSorted((one, other) => one.day - other.day);
}

/**
 * Plays the acts of a day. What the service refuses is left out and noted, and the day goes on. Returns what was
 * refused.
 */
export async function playDay(
  { log }: Pick<Context, 'log'>,
  stage: Stage,
  { day, acts }: StoryDay,
): Promise<string[]> {
  const refused: string[] = [];
  for (const { hour, name, play } of acts) {
    stage.moveTo({ day, hour });
    try {
      await play(stage);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push(`day ${day}, ${name}: ${error.message}`);
      log.debug({ day, act: name, refused: error.refused }, 'an act of the demo was refused');
    }
  }
  return refused;
}
