import type { LetterTexts } from '../letter-texts/letter-text.ts';

type CourierLetters = Pick<LetterTexts, 'courierSetOut' | 'courierNotMet'>;
type Reason = Parameters<CourierLetters['courierNotMet']>[0]['missed'];

const reasons: Record<Reason, string> = {
  NOT_AT_HOME: 'The courier came, but nobody was in.',
  NO_ANSWER: 'The courier came, but could not reach you by phone.',
  WRONG_ADDRESS: 'The courier did not find you at this address.',
  NO_MONEY: 'The parcel could not be paid at the door.',
  REFUSED: 'The parcel was not accepted at the door.',
  NO_TIME: 'The courier did not get to you in time. We are sorry.',
};

/** Letters about couriers; `day` writes a Dushanbe day. */
export function courierLetters(day: (date: string) => string): CourierLetters {
  const facts = ({ trackingCodes, address }: { trackingCodes: readonly string[]; address: string }) => [
    {
      label: trackingCodes.length === 1 ? 'Tracking number' : 'Tracking numbers',
      value: trackingCodes.join(', '),
    },
    { label: 'Address', value: address },
  ];
  const link = { label: 'Open my account', page: 'platform' } as const;
  return {
    courierSetOut: ({ from, to, ...parcels }) => ({
      subject: `Your ${parcels.trackingCodes.length === 1 ? 'parcel comes' : 'parcels come'} today between ${from} and ${to}`,
      before: [
        'Hello!',
        `The courier has set out and will be with you on ${day(parcels.day)} between ${from} and ${to}.`,
      ],
      details: facts(parcels),
      after: [
        'Give the courier your pickup code or show a document. If something is still to be paid, please have cash in somoni ready: your account shows how much.',
      ],
      link,
    }),
    courierNotMet: ({ missed, againOn, ...parcels }) => ({
      subject: `The courier comes again on ${day(againOn)}`,
      before: ['Hello!', `${reasons[missed]} We come again on ${day(againOn)}; this costs nothing more.`],
      details: facts(parcels),
      after: [
        'Until the courier sets out again you can change the address in your account, or collect at the pickup point.',
      ],
      link,
    }),
  };
}
