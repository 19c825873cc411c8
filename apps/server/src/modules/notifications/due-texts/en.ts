import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about what is owed before departure. */
export const dueLetters: Pick<LetterTexts, 'dueBeforeDeparture'> = {
  dueBeforeDeparture: ({ parcels, count, total, mayLeave }) => {
    const one = count === 1;
    return {
      subject: `Due before departure: ${total} USD`,
      before: [
        'Hello!',
        `${one ? 'Your parcel has' : 'Your parcels have'} reached the warehouse in China. By your terms delivery is paid before departure.`,
        ...(mayLeave ? [] : [`${one ? 'It leaves' : 'They leave'} once that is paid.`]),
      ],
      details: [
        ...parcels.map(({ trackingCode, owed }) => ({ label: trackingCode, value: `${owed} USD` })),
        ...(count > parcels.length
          ? [{ label: 'And more parcels', value: String(count - parcels.length) }]
          : []),
        { label: 'To pay', value: `${total} USD` },
      ],
      after: [
        'You can pay at the cash desk of any pickup point: in cash, by card or from your balance. Announce a transfer to the balance in your account, under Balance.',
        'We will not write about these parcels again. What is left to pay now is shown in your account.',
      ],
      link: { label: 'Open your balance', page: 'balance' },
    };
  },
};
