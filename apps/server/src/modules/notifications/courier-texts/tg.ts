import type { LetterTexts } from '../letter-texts/letter-text.ts';

type CourierLetters = Pick<LetterTexts, 'courierSetOut' | 'courierNotMet'>;
type Reason = Parameters<CourierLetters['courierNotMet']>[0]['missed'];

const reasons: Record<Reason, string> = {
  NOT_AT_HOME: 'Курьер омад, вале касе дар хона набуд.',
  NO_ANSWER: 'Курьер омад, вале ба шумо занг зада натавонист.',
  WRONG_ADDRESS: 'Курьер шуморо бо ин суроға наёфт.',
  NO_MONEY: 'Дар назди дар пардохт кардан муяссар нашуд.',
  REFUSED: 'Борро дар назди дар қабул накарданд.',
  NO_TIME: 'Курьер ба назди шумо расида натавонист. Мебахшед.',
};

/** Letters about couriers; `day` writes a Dushanbe day. */
export function courierLetters(day: (date: string) => string): CourierLetters {
  const facts = ({ trackingCodes, address }: { trackingCodes: readonly string[]; address: string }) => [
    { label: 'Рақами пайгирӣ', value: trackingCodes.join(', ') },
    { label: 'Суроға', value: address },
  ];
  const link = { label: 'Кушодани кабинет', page: 'platform' } as const;
  return {
    courierSetOut: ({ from, to, ...parcels }) => ({
      subject: `Имрӯз аз ${from} то ${to} бори шуморо меорем`,
      before: ['Салом!', `Курьер баромад ва ${day(parcels.day)} аз ${from} то ${to} назди шумо мешавад.`],
      details: facts(parcels),
      after: [
        'Ба курьер рамзи гирифтанро гӯед ё ҳуҷҷат нишон диҳед. Агар пардохт монда бошад, пули нақдро бо сомонӣ омода кунед: маблағ дар кабинет ҳаст.',
      ],
      link,
    }),
    courierNotMet: ({ missed, againOn, ...parcels }) => ({
      subject: `Курьер ${day(againOn)} бори дигар меояд`,
      before: [
        'Салом!',
        `${reasons[missed]} ${day(againOn)} бори дигар меоем, барои ин дубора пардохт лозим нест.`,
      ],
      details: facts(parcels),
      after: [
        'То аз нав баромадани курьер суроғаро дар кабинет иваз кардан ё борро аз нуқтаи супориш гирифтан мумкин аст.',
      ],
      link,
    }),
  };
}
