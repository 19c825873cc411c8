import type { LetterTexts } from '../letter-texts/letter-text.ts';

type CourierLetters = Pick<LetterTexts, 'courierSetOut' | 'courierNotMet'>;
type Reason = Parameters<CourierLetters['courierNotMet']>[0]['missed'];

const reasons: Record<Reason, string> = {
  NOT_AT_HOME: 'Курьер приезжал, но никого не застал.',
  NO_ANSWER: 'Курьер приезжал, но до вас не дозвонился.',
  WRONG_ADDRESS: 'Курьер не нашёл вас по этому адресу.',
  NO_MONEY: 'Оплатить посылку у двери не получилось.',
  REFUSED: 'Посылку у двери не приняли.',
  NO_TIME: 'Курьер не успел к вам доехать. Просим прощения.',
};

/** Letters about couriers; `day` writes a Dushanbe day. */
export function courierLetters(day: (date: string) => string): CourierLetters {
  const facts = ({ trackingCodes, address }: { trackingCodes: readonly string[]; address: string }) => [
    { label: trackingCodes.length === 1 ? 'Трек-номер' : 'Трек-номера', value: trackingCodes.join(', ') },
    { label: 'Адрес', value: address },
  ];
  const link = { label: 'Открыть кабинет', page: 'platform' } as const;
  return {
    courierSetOut: ({ from, to, ...parcels }) => ({
      subject: `Сегодня привезём ${parcels.trackingCodes.length === 1 ? 'посылку' : 'посылки'}: с ${from} до ${to}`,
      before: ['Здравствуйте!', `Курьер выехал и будет у вас ${day(parcels.day)} с ${from} до ${to}.`],
      details: facts(parcels),
      after: [
        'Назовите курьеру код выдачи или покажите документ. Если посылка не оплачена, приготовьте наличные в сомони: сумма есть в личном кабинете.',
      ],
      link,
    }),
    courierNotMet: ({ missed, againOn, ...parcels }) => ({
      subject: `Курьер приедет ещё раз ${day(againOn)}`,
      before: [
        'Здравствуйте!',
        `${reasons[missed]} Приедем ещё раз ${day(againOn)}, второй раз платить за это не нужно.`,
      ],
      details: facts(parcels),
      after: [
        'Пока курьер не выехал снова, адрес можно поменять в кабинете, а посылку забрать в пункте выдачи.',
      ],
      link,
    }),
  };
}
