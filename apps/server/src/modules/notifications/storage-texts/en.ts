import { codesOf, shownCode, type LetterTexts } from '../letter-texts/letter-text.ts';

type StorageLetters = Pick<LetterTexts, 'parcelsReady' | 'storageEnds' | 'parcelsUnclaimed'>;

/** Letters about parcels that lie at their pickup point; `day` writes a Dushanbe day. */
export function storageLetters(day: (date: string) => string): StorageLetters {
  type AtPoint = Pick<Parameters<StorageLetters['storageEnds']>[0], 'pickupPoint' | 'pickupCode'>;
  const codeLine = ({ pickupCode }: AtPoint) =>
    pickupCode === undefined ? [] : ['Your pickup code, say it at the point:'];
  const pointOf = ({ pickupPoint }: AtPoint) =>
    pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }];
  const link = { label: 'Open your account', page: 'platform' } as const;
  return {
    parcelsReady: (parcels) => {
      const { count, trackingCodes, freeUntil, pickupCode } = parcels;
      return {
        subject: `Ready to collect: ${count} parcels`,
        before: [
          'Hello,',
          'Your parcels have come to the pickup point and can be collected together.',
          ...codeLine(parcels),
        ],
        ...shownCode(pickupCode),
        details: [
          ...pointOf(parcels),
          { label: 'Tracking numbers', value: codesOf(trackingCodes, count, 'en') },
          { label: 'Parcels in all', value: String(count) },
          ...(freeUntil === null ? [] : [{ label: 'Free storage until', value: day(freeUntil) }]),
        ],
        after: [
          ...(pickupCode === undefined
            ? []
            : [
                'Whoever gives the code gets the parcels: do not pass it on in group chats. It is in your account as well, with the amount to pay.',
              ]),
          'Letters about parcels can be turned off in your profile.',
        ],
        link,
      };
    },
    storageEnds: (parcels) => {
      const { count, trackingCodes, freeUntil, isLastDay } = parcels;
      const one = count === 1;
      return {
        subject: isLastDay
          ? 'Free storage ends today'
          : `Collect your ${one ? 'parcel' : 'parcels'}: free storage until ${day(freeUntil)}`,
        before: [
          'Hello,',
          `your ${one ? 'parcel is' : 'parcels are'} at the pickup point. ${
            isLastDay
              ? 'Today is the last day of free storage. From tomorrow each day is charged.'
              : `Storage is free until ${day(freeUntil)}. After that each day is charged.`
          }`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          { label: one ? 'Tracking number' : 'Tracking numbers', value: codesOf(trackingCodes, count, 'en') },
          ...(one ? [] : [{ label: 'Parcels in all', value: String(count) }]),
        ],
        after: [
          'Opening hours, what is to be paid and the price of storage are in your account. Somebody else may collect for you with a pass that you give them in your account.',
          'Letters about parcels can be turned off in your profile.',
        ],
        link,
      };
    },
    parcelsUnclaimed: (parcels) => {
      const { count, parcels: named, collectBy, hotline } = parcels;
      const one = count === 1;
      return {
        subject:
          collectBy === null
            ? `Your ${one ? 'parcel has' : 'parcels have'} been waiting for a long time`
            : `Final notice: please collect your ${one ? 'parcel' : 'parcels'} by ${day(collectBy)}`,
        before: [
          'Hello,',
          collectBy === null
            ? `your ${one ? 'parcel has' : 'parcels have'} been at the pickup point for a long time, and each day of storage adds to the sum. Please collect ${one ? 'it' : 'them'}, or write to us if you cannot come.`
            : `your ${one ? 'parcel has' : 'parcels have'} not been collected and our letters have not been answered. This is the final notice under section 2.16 of the terms of service: ${one ? 'the parcel' : 'the parcels'} can be collected until ${day(collectBy)}.`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          ...named.map(({ trackingCode, arrivedOn }) => ({
            label: trackingCode,
            value: `at the point since ${day(arrivedOn)}`,
          })),
          ...(count > named.length
            ? [{ label: 'And more parcels', value: String(count - named.length) }]
            : []),
        ],
        after: [
          ...(collectBy === null
            ? []
            : [
                'After that day we may dispose of the parcel as the law provides and deduct the price of delivery and storage. The balance is returned at your request.',
              ]),
          `What is to be paid is shown in your account. If you need help or more time, call ${hotline}.`,
        ],
        link,
      };
    },
  };
}
