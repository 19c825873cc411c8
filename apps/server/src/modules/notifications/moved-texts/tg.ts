import { sumsOf, type LetterTexts } from '../letter-texts/letter-text.ts';

type MovedLetters = Pick<LetterTexts, 'parcelsAtHub' | 'parcelsCollected'>;

/**
 * Letters about several parcels that were taken in at the hub, or handed over; `when` writes a moment of Dushanbe.
 * Tajik awaits a native reader.
 */
export function movedLetters(when: (moment: string) => string): MovedLetters {
  type Parcels = Parameters<MovedLetters['parcelsAtHub']>[0];
  const listOf = (label: string, { parcels, movedAt }: Parcels) => [
    { label, value: when(movedAt) },
    ...parcels.map(({ trackingCode, orderCode }) => ({
      label: trackingCode,
      value: orderCode === null ? 'бе фармоиш' : `Фармоиши ${orderCode}`,
    })),
  ];
  const restOf = ({ parcels, count }: Parcels) =>
    count > parcels.length ? ['Борҳои дигар дар кабинет намоёнанд.'] : [];
  const [off, link] = [
    'Мактубҳоро дар бораи бор дар профил хомӯш кардан мумкин аст.',
    { label: 'Кушодани кабинет', page: 'platform' } as const,
  ];
  return {
    parcelsAtHub: (moved) => ({
      subject: `Дар анбори Душанбе: ${moved.count} бор`,
      before: ['Салом!', 'Борҳои шумо ба анбори мо дар Душанбе расиданд.'],
      details: [...sumsOf(moved.sums, 'tg'), ...listOf('Расиданд', moved)],
      after: [
        ...restOf(moved),
        'Аз ин ҷо онҳо ба нуқтаи супориши шумо мераванд. Вақте онҳоро гирифтан мумкин шавад, ба шумо менависем.',
        off,
      ],
      link,
    }),
    parcelsCollected: (moved) => ({
      subject: `${moved.count} бор супорида шуд`,
      before: ['Салом!', 'Борҳои шумо супорида шуданд.'],
      details: listOf('Супорида шуданд', moved),
      after: [...restOf(moved), 'Агар онҳоро шумо нагирифта бошед, фавран ба мо нависед.', off],
      link,
    }),
  };
}
