import { codesOf, type LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about what happens at a counter; `when` writes a moment, `day` a Dushanbe day. */
export function handOverLetters(
  when: (moment: string) => string,
  day: (date: string) => string,
): Pick<LetterTexts, 'handOverAllowed' | 'parcelNotTaken' | 'passUsed'> {
  return {
    handOverAllowed: ({ pickupPoint, allowedAt, count, trackingCodes, hotline }) => ({
      subject: 'Your parcels may be handed over without code and document',
      before: [
        'Hello!',
        'Somebody at the pickup point asked for your parcels without a code or a document. We checked what they said about you and the parcels, and allowed the hand-over once.',
      ],
      details: [
        ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
        { label: 'When', value: when(allowedAt) },
        {
          label: count === 1 ? 'Tracking code' : 'Tracking codes',
          value: codesOf(trackingCodes, count, 'en'),
        },
      ],
      after: [`If this is neither you nor somebody you have sent, call us at once: ${hotline}.`],
      link: { label: 'Open the account', page: 'platform' },
    }),
    parcelNotTaken: ({ trackingCode, what, pickupPoint, decideBy, hotline }) => ({
      subject: `Parcel ${trackingCode} has stayed at the pickup point`,
      before: [
        'Hello!',
        'This parcel was not taken at the counter. We have set it aside to look into it: payments stay as they are, and storage stands still meanwhile.',
      ],
      details: [
        { label: 'Tracking code', value: trackingCode },
        { label: 'Reported', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
        { label: 'We decide by', value: day(decideBy) },
      ],
      after: [`If you have changed your mind or want to add something, call us: ${hotline}.`],
      link: { label: 'Open the account', page: 'platform' },
    }),
    passUsed: ({ delegate, pickupPoint, trackingCode, usedAt }) => ({
      subject: 'Somebody collects with your pass',
      before: [
        'Hello,',
        'The pass that you gave was shown at the pickup point, and a first parcel was handed over by it. It is not good for another visit.',
      ],
      details: [
        { label: 'Who collects', value: delegate },
        { label: 'Parcel', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
        { label: 'When', value: when(usedAt) },
      ],
      after: ['If you gave nobody a pass, change your password at once and call the pickup point.'],
      link: { label: 'Open my account', page: 'platform' },
    }),
  };
}
