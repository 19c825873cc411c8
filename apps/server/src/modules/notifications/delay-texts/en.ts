import type { LetterTexts } from '../letter-texts/letter-text.ts';

type DelayLetters = Pick<LetterTexts, 'parcelsDelayed' | 'delayEnded' | 'delayTakenBack'>;

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Letters about trips that are late; `day` writes a Dushanbe day. */
export function delayLetters(day: (date: string) => string): DelayLetters {
  type Parcels = Parameters<DelayLetters['delayEnded']>[0];
  const about = ({ count, trackingCode, arrives, pickupPoint }: Parcels) => [
    trackingCode === null
      ? { label: 'Parcels', value: String(count) }
      : { label: 'Tracking number', value: trackingCode },
    ...(arrives === null
      ? []
      : [{ label: 'Expect it at the pickup point', value: `${day(arrives.from)} – ${day(arrives.to)}` }]),
    ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
  ];
  const link = { label: 'Open your account', page: 'platform' } as const;
  return {
    parcelsDelayed: (parcels) => ({
      subject: `Your ${parcels.count === 1 ? 'parcel is' : 'parcels are'} ${days(parcels.days)} late`,
      before: [
        'Hello,',
        parcels.count === 1
          ? `the trip with your parcel is held up. It arrives about ${days(parcels.days)} later.`
          : `the trip with your parcels is held up. They arrive about ${days(parcels.days)} later.`,
      ],
      details: [
        { label: 'Reason', value: parcels.why },
        ...(parcels.place === null ? [] : [{ label: 'Where', value: parcels.place }]),
        ...about(parcels),
      ],
      after: [
        'You need not do anything. The new days are in your account already. Letters about parcels can be turned off in your profile.',
      ],
      link,
    }),
    delayEnded: (parcels) => ({
      subject: `Your ${parcels.count === 1 ? 'parcel is' : 'parcels are'} on the way again`,
      before: [
        'Hello,',
        parcels.count === 1
          ? 'the delay that we wrote about is over: your parcel goes on.'
          : 'the delay that we wrote about is over: your parcels go on.',
      ],
      details: about(parcels),
      after: ['The days of each parcel are in your account.'],
      link,
    }),
    delayTakenBack: (parcels) => ({
      subject: `Your ${parcels.count === 1 ? 'parcel is' : 'parcels are'} not late`,
      before: [
        'Hello,',
        'we wrote to you about a delay, but that was a mistake: the trip is on schedule. We are sorry for the needless letter.',
      ],
      details: about(parcels),
      after: ['The days of each parcel are in your account.'],
      link,
    }),
  };
}
