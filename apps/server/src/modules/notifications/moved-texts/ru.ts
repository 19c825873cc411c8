import { sumsOf, type LetterTexts } from '../letter-texts/letter-text.ts';

type MovedLetters = Pick<LetterTexts, 'parcelsAtHub' | 'parcelsCollected'>;

/** Letters about several parcels that were taken in at the hub, or handed over; `when` writes a moment of Dushanbe. */
export function movedLetters(when: (moment: string) => string): MovedLetters {
  type Parcels = Parameters<MovedLetters['parcelsAtHub']>[0];
  const listOf = (label: string, { parcels, movedAt }: Parcels) => [
    { label, value: when(movedAt) },
    ...parcels.map(({ trackingCode, orderCode }) => ({
      label: trackingCode,
      value: orderCode === null ? 'без заказа' : `Заказ ${orderCode}`,
    })),
  ];
  const restOf = ({ parcels, count }: Parcels) =>
    count > parcels.length ? ['Остальные посылки видны в личном кабинете.'] : [];
  const [off, link] = [
    'Письма о посылках можно отключить в профиле.',
    { label: 'Открыть кабинет', page: 'platform' } as const,
  ];
  return {
    parcelsAtHub: (moved) => ({
      subject: `На складе в Душанбе, посылок: ${moved.count}`,
      before: ['Здравствуйте!', 'Ваши посылки прибыли на наш склад в Душанбе.'],
      details: [...sumsOf(moved.sums, 'ru'), ...listOf('Прибыли', moved)],
      after: [
        ...restOf(moved),
        'Отсюда они поедут в ваш пункт выдачи. Мы напишем, когда их можно будет забрать.',
        off,
      ],
      link,
    }),
    parcelsCollected: (moved) => ({
      subject: `Выдано посылок: ${moved.count}`,
      before: ['Здравствуйте!', 'Ваши посылки выданы.'],
      details: listOf('Выданы', moved),
      after: [...restOf(moved), 'Если их забрали не вы, сразу напишите нам.', off],
      link,
    }),
  };
}
