import { parcelsMoved } from '@rohi/contract/tracking/parcels-moved';
import type { Context } from '../../context.ts';
import { subscription, type Subscription } from '../../platform/events.ts';
import { writeParcelLetters } from './parcel-letters.service.ts';

export function parcelLetterSubscriptions(context: Context): Subscription[] {
  return [
    subscription(parcelsMoved, 'parcelLetters.write', (events) =>
      writeParcelLetters(
        context,
        events.flatMap(({ parcels }) => parcels),
      ),
    ),
  ];
}
