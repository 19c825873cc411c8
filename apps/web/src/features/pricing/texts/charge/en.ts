import type { ChargeTexts } from './ru.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const texts: ChargeTexts = {
  agreed: { own: 'Your agreed price', staff: 'The customer’s agreed price' },
  discount: (percent) => `${percent}% off`,
  version: (version) => `tariff version\u00a0${version}`,
  storage: {
    title: 'Storage at the pickup point',
    freeUntil: 'Free until',
    oneDay: 'One day',
    leastDay: 'minimum charge per day',
    paused: { CLOSED: 'Pickup point closed', PROBLEM: 'Problem being sorted out, or with the courier' },
    notCharged: 'these days are free',
    because: {
      HELD: 'held',
      DAMAGED: 'packaging damaged',
      UNIDENTIFIED: 'recipient unknown',
      RETURNING: 'being returned',
      LOST: 'being searched for',
      CLAIM: 'claim under review',
      COURIER: 'with the courier',
      STORED_FREE: 'decided by our office',
    },
    pausedFor: (because, from, to) =>
      to === null ? `${because} since ${from}` : `${because} from ${from} to ${to}`,
    days,
    since: (day) => `Storage since ${day}`,
    computed: (count, perDay) => `${count} × ${perDay}`,
    mostReached: (most) => `limit reached: never more than ${most}`,
    limit: (most) => `Storage will never cost more than ${most}.`,
    all: 'Storage so far',
  },
  points: {
    title: 'Points',
    willGet: (count, worth) =>
      `Once the order is paid and received: ${count} ${count === 1 ? 'point' : 'points'}, worth ${worth}.`,
    terms: (months, percent, most) =>
      `Points are valid for ${months} months and pay up to ${percent}% of a delivery (up to ${most} for an order like this). They do not pay for storage.`,
  },
};
