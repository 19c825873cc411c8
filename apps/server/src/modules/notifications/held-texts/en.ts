import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about parcels that are held in China, or are not after all; `day` writes a Dushanbe day. */
export function heldLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelHeld' | 'parcelNotHeld'> {
  return {
    parcelHeld: ({ trackingCode, orderCode, what, answers, answerBy, hotline }) => ({
      subject: `Your answer is needed: parcel ${trackingCode}`,
      before: [
        'Hello,',
        'There is a problem with your parcel at the China warehouse. It has been put aside and waits for your answer.',
      ],
      details: [
        { label: 'Tracking number', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: 'Order', value: orderCode }]),
        { label: 'What is wrong', value: what },
        { label: 'What can be done', value: answers },
        { label: 'Please answer by', value: day(answerBy) },
      ],
      after: [
        'Choose what is to be done in your account: it shows the price and the date of each choice.',
        `If you do not answer, support will contact you. Questions? Call ${hotline}.`,
      ],
      link: { label: 'Answer', page: 'platform' },
    }),
    parcelNotHeld: ({ trackingCode, orderCode, what, isStillAsked, hotline }) => ({
      subject: `No answer is needed: parcel ${trackingCode}`,
      before: [
        'Hello,',
        'We wrote to you about a problem with your parcel at the China warehouse. That was our mistake: there is no such problem.',
      ],
      details: [
        { label: 'Tracking number', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: 'Order', value: orderCode }]),
        { label: 'Reported by mistake', value: what },
      ],
      after: [
        isStillAsked
          ? 'Another problem of this parcel still waits for your answer. Choose in your account what is to be done.'
          : 'You need not answer, and you pay nothing for it.',
        `Questions? Call ${hotline}.`,
      ],
      link: { label: 'Open your account', page: 'platform' },
    }),
  };
}
