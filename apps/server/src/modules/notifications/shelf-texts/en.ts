import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about decisions on uncollected parcels on the shelf of their point; `day` writes a Dushanbe day. */
export function shelfLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelStored' | 'parcelReturning' | 'parcelReturned' | 'parcelDisposed'> {
  return {
    parcelStored: ({ trackingCode, pickupPoint, storedUntil, standsStill, hotline }) => ({
      subject: `We are storing parcel ${trackingCode} until ${day(storedUntil)}`,
      before: [
        'Hello!',
        'The term of the final notice is over, but we have decided to store your parcel longer. Please collect it in time.',
      ],
      details: [
        { label: 'Tracking code', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
        { label: 'Collect by', value: day(storedUntil) },
        { label: 'Storage', value: standsStill ? 'costs no more until that day' : 'is charged as usual' },
      ],
      after: [`If you cannot come in time, call us: ${hotline}.`],
      link: { label: 'Open the account', page: 'platform' },
    }),
    parcelReturning: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Parcel ${trackingCode} goes back to the sender`,
      before: [
        'Hello!',
        'Your parcel was left at the pickup point, and we have decided to return it to the sender. No storage is charged from today on.',
      ],
      details: [
        { label: 'Tracking code', value: trackingCode },
        { label: 'Reason', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
      ],
      after: [
        `You can still collect it until it leaves the pickup point. If you want it, come soon or call us: ${hotline}.`,
      ],
      link: { label: 'Open the account', page: 'platform' },
    }),
    parcelReturned: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Parcel ${trackingCode} has left the pickup point`,
      before: [
        'Hello!',
        'The parcel has left the pickup point for our warehouse in Tajikistan: it goes back to the sender. Nothing more is to be paid for its delivery and storage.',
      ],
      details: [
        { label: 'Tracking code', value: trackingCode },
        { label: 'Reason', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
      ],
      after: [`If this is a mistake, call us at once: ${hotline}.`],
      link: { label: 'Open the account', page: 'platform' },
    }),
    parcelDisposed: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Parcel ${trackingCode} was disposed of`,
      before: [
        'Hello!',
        'Nobody collected the parcel, and it was disposed of. Two members of staff decided so, and a photo of the parcel is stored. Nothing more is to be paid for its delivery and storage.',
      ],
      details: [
        { label: 'Tracking code', value: trackingCode },
        { label: 'Reason', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
      ],
      after: [`Any questions? Call us: ${hotline}.`],
      link: { label: 'Open the account', page: 'platform' },
    }),
  };
}
