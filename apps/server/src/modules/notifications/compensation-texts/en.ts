import type { LetterTexts } from '../letter-texts/letter-text.ts';

const kinds = { DAMAGED: 'Damage', MISSING: 'Missing goods', LOST: 'Loss' } as const;

/** Letters about compensations; `day` writes a Dushanbe day. Sums are dollars. */
export function compensationLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'compensationAsked' | 'compensationDecided'> {
  const link = { label: 'Open the balance', page: 'balance' } as const;
  return {
    compensationAsked: ({ trackingCode, kind, asked, decideBy, hotline }) => ({
      subject: `Your claim for parcel ${trackingCode} is in`,
      before: [
        'Hello!',
        'We have written down your claim and will look into it. The decision comes by letter.',
      ],
      details: [
        { label: 'Tracking code', value: trackingCode },
        { label: 'What has happened', value: kinds[kind] },
        { label: 'You ask for', value: `${asked} USD` },
        { label: 'We decide by', value: day(decideBy) },
      ],
      after: [
        'We pay no more than was paid for the delivery of this parcel (offer, 4.2).',
        `Any questions? Call us: ${hotline}.`,
      ],
      link,
    }),
    compensationDecided: ({ trackingCode, asked, granted, reason, hotline }) => ({
      subject: `Decision on your claim: parcel ${trackingCode}`,
      before: [
        'Hello!',
        Number(granted) === 0
          ? 'We have looked into your claim and cannot pay this sum.'
          : Number(granted) < Number(asked)
            ? `We have looked into your claim and pay a part of it: ${granted} USD. The money is on your balance.`
            : `We have looked into your claim and pay ${granted} USD. The money is on your balance.`,
      ],
      details: [
        { label: 'Tracking code', value: trackingCode },
        { label: 'You asked for', value: `${asked} USD` },
        { label: 'Why so', value: reason },
      ],
      after: [`If you do not agree, call us: ${hotline}.`],
      link,
    }),
  };
}
