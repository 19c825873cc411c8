import type { LetterTexts } from '../letter-texts/letter-text.ts';

type CourierLetters = Pick<LetterTexts, 'courierSetOut' | 'courierNotMet'>;
type Reason = Parameters<CourierLetters['courierNotMet']>[0]['missed'];

const reasons: Record<Reason, string> = {
  NOT_AT_HOME: '快递员上门时无人在家。',
  NO_ANSWER: '快递员已上门，但未能接通您的电话。',
  WRONG_ADDRESS: '快递员按该地址未能找到您。',
  NO_MONEY: '上门时未能完成付款。',
  REFUSED: '上门时包裹未被接收。',
  NO_TIME: '快递员未能按时送达，非常抱歉。',
};

/** Letters about couriers; `day` writes a Dushanbe day. */
export function courierLetters(day: (date: string) => string): CourierLetters {
  const facts = ({ trackingCodes, address }: { trackingCodes: readonly string[]; address: string }) => [
    { label: '快递单号', value: trackingCodes.join('、') },
    { label: '派送地址', value: address },
  ];
  const link = { label: '打开个人中心', page: 'platform' } as const;
  return {
    courierSetOut: ({ from, to, ...parcels }) => ({
      subject: `您的包裹今天 ${from}–${to} 派送`,
      before: ['您好！', `快递员已出发，将于${day(parcels.day)} ${from}–${to} 送达。`],
      details: facts(parcels),
      after: ['收件时请告知快递员取件码或出示证件。如有未付费用，请备好索莫尼现金，金额见个人中心。'],
      link,
    }),
    courierNotMet: ({ missed, againOn, ...parcels }) => ({
      subject: `快递员将于${day(againOn)}再次上门`,
      before: ['您好！', `${reasons[missed]}我们将于${day(againOn)}再次派送，不另收费。`],
      details: facts(parcels),
      after: ['快递员再次出发前，您可以在个人中心修改地址，也可以改到自提点取件。'],
      link,
    }),
  };
}
