import { days } from '../russian-numbers.ts';
import type { LetterTexts } from '../letter-texts/letter-text.ts';

type DelayLetters = Pick<LetterTexts, 'parcelsDelayed' | 'delayEnded' | 'delayTakenBack'>;

/** Letters about trips that are late; `day` writes a Dushanbe day. */
export function delayLetters(day: (date: string) => string): DelayLetters {
  type Parcels = Parameters<DelayLetters['delayEnded']>[0];
  const about = ({ count, trackingCode, arrives, pickupPoint }: Parcels) => [
    trackingCode === null
      ? { label: 'Посылок', value: String(count) }
      : { label: 'Трек-номер', value: trackingCode },
    ...(arrives === null
      ? []
      : [{ label: 'Ждите в пункте выдачи', value: `${day(arrives.from)} – ${day(arrives.to)}` }]),
    ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
  ];
  const link = { label: 'Открыть кабинет', page: 'platform' } as const;
  return {
    parcelsDelayed: (parcels) => ({
      subject:
        parcels.count === 1
          ? `Посылка задерживается на ${days(parcels.days)}`
          : `Посылки задерживаются на ${days(parcels.days)}`,
      before: [
        'Здравствуйте!',
        parcels.count === 1
          ? `Рейс с вашей посылкой задержался в пути. Она придёт примерно на ${days(parcels.days)} позже.`
          : `Рейс с вашими посылками задержался в пути. Они придут примерно на ${days(parcels.days)} позже.`,
      ],
      details: [
        { label: 'Причина', value: parcels.why },
        ...(parcels.place === null ? [] : [{ label: 'Где', value: parcels.place }]),
        ...about(parcels),
      ],
      after: [
        'Делать ничего не нужно. Новые сроки уже в личном кабинете. Письма о посылках можно отключить в профиле.',
      ],
      link,
    }),
    delayEnded: (parcels) => ({
      subject: parcels.count === 1 ? 'Посылка снова в пути' : 'Посылки снова в пути',
      before: [
        'Здравствуйте!',
        parcels.count === 1
          ? 'Задержка, о которой мы писали, закончилась: ваша посылка едет дальше.'
          : 'Задержка, о которой мы писали, закончилась: ваши посылки едут дальше.',
      ],
      details: about(parcels),
      after: ['Сроки каждой посылки видны в личном кабинете.'],
      link,
    }),
    delayTakenBack: (parcels) => ({
      subject: parcels.count === 1 ? 'Посылка не задерживается' : 'Посылки не задерживаются',
      before: [
        'Здравствуйте!',
        'Мы написали вам о задержке, но это оказалось ошибкой: рейс идёт по графику. Извините за лишнее письмо.',
      ],
      details: about(parcels),
      after: ['Сроки каждой посылки видны в личном кабинете.'],
      link,
    }),
  };
}
