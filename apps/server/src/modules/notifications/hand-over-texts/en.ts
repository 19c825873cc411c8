import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about what happens at a counter; `when` writes a moment. */
export function handOverLetters(when: (moment: string) => string): Pick<LetterTexts, 'handOverAllowed'> {
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
          value: trackingCodes.join(', '),
        },
        ...(count > trackingCodes.length ? [{ label: 'Parcels in all', value: String(count) }] : []),
      ],
      after: [`If this is neither you nor somebody you have sent, call us at once: ${hotline}.`],
      link: { label: 'Open the account', page: 'platform' },
    }),
  };
}
