import type { EventTemplate, EventTexts } from '@rohi/contract/tracking/event-texts/event-texts';
import { isCancelReason } from '@rohi/contract/tracking/parcel-events';
import type { EventDetails, ParcelEvent } from '../moves/parcel-history.ts';

/** A place's public name in one language; Russian needs it after "из" (`from`) and "в" (`to`) too. */
export type PlaceName = { name: string; from: string; to: string };

/** One line of the public timeline. Built from templates alone: never from a note that somebody typed. */
export type EventText = { title: string; trackInfo: string };

/**
 * The timeline's text of an event, `place` null when it is not known, `hub` when there is none or more than one.
 * Throws RangeError for a correction, which has no line of its own.
 */
export function describeEvent(
  texts: EventTexts,
  { type, details }: { type: ParcelEvent['type']; details: EventDetails },
  place: PlaceName | null,
  hub: PlaceName | null = null,
): EventText {
  if (type === 'CORRECTED') throw new RangeError('a correction has no line of its own');
  if (type === 'FLAG_RAISED') {
    const { title, text } = texts.problemRaised[details.flag ?? 'HELD'];
    return { title, trackInfo: text };
  }
  const template = texts.events[type];
  if (type === 'CANCELLED')
    return {
      title: template.title,
      trackInfo: texts.cancelReasons[isCancelReason(details.reason) ? details.reason : 'OTHER'],
    };
  // A message of a foreign system is shown unchanged.
  const title = type === 'EXTERNAL' ? (details.raw ?? template.title) : titleOf(template, place);
  if (type === 'CN_RECEIVED' && details.leftToHub?.includes('WEIGHT'))
    return { title, trackInfo: weighedAtHub(texts, hub) };
  return { title, trackInfo: template.text ?? '' };
}

function weighedAtHub({ weighedAtHub: { text, textAt } }: EventTexts, hub: PlaceName | null): string {
  return hub === null ? text : textAt.replaceAll('{hub}', () => hub.to);
}

function titleOf({ title, titleAt }: EventTemplate, place: PlaceName | null): string {
  if (place === null || titleAt === undefined) return title;
  // Each placeholder on its own: a place's name is never read as a template.
  return titleAt.replaceAll(/\{(place|from|to)\}/g, (_, form: 'place' | 'from' | 'to') =>
    form === 'place' ? place.name : place[form],
  );
}
