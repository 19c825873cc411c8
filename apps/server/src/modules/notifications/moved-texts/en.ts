import { sumsOf, type LetterTexts } from '../letter-texts/letter-text.ts';

type MovedLetters = Pick<LetterTexts, 'parcelsAtHub' | 'parcelsCollected'>;

/** Letters about several parcels that were taken in at the hub, or handed over; `when` writes a moment of Dushanbe. */
export function movedLetters(when: (moment: string) => string): MovedLetters {
  type Parcels = Parameters<MovedLetters['parcelsAtHub']>[0];
  const listOf = (label: string, { parcels, movedAt }: Parcels) => [
    { label, value: when(movedAt) },
    ...parcels.map(({ trackingCode, orderCode }) => ({
      label: trackingCode,
      value: orderCode === null ? 'no order' : `Order ${orderCode}`,
    })),
  ];
  const restOf = ({ parcels, count }: Parcels) =>
    count > parcels.length ? ['The other parcels are in your account.'] : [];
  const [off, link] = [
    'Letters about parcels can be turned off in your profile.',
    { label: 'Open your account', page: 'platform' } as const,
  ];
  return {
    parcelsAtHub: (moved) => ({
      subject: `${moved.count} parcels are at our Dushanbe warehouse`,
      before: ['Hello,', 'your parcels have reached our warehouse in Dushanbe.'],
      details: [...sumsOf(moved.sums, 'en'), ...listOf('Arrived', moved)],
      after: [
        ...restOf(moved),
        'From here they go to your pickup point. We will write when they can be collected.',
        off,
      ],
      link,
    }),
    parcelsCollected: (moved) => ({
      subject: `${moved.count} parcels collected`,
      before: ['Hello,', 'your parcels were handed over.'],
      details: listOf('Handed over', moved),
      after: [...restOf(moved), 'If it was not you who collected them, write to us at once.', off],
      link,
    }),
  };
}
