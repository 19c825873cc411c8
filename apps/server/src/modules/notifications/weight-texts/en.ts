import { shortWeight, type LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about a second weight that counts. */
export const weightLetters: Pick<LetterTexts, 'weightChanged'> = {
  weightChanged: ({ trackingCode, orderCode, oldKg, newKg, oldPrice, newPrice, isOverpaid, hotline }) => ({
    subject: `The weight of parcel ${trackingCode} was corrected`,
    before: [
      'Hello,',
      oldKg !== null && Number(newKg) < Number(oldKg)
        ? 'We weighed your parcel again in Dushanbe. It weighs less than was on record, so its delivery costs less now.'
        : 'We weighed your parcel again in Dushanbe. It weighs more than was recorded in China; a member of staff checked this and corrected the weight.',
    ],
    details: [
      { label: 'Tracking code', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Order', value: orderCode }]),
      { label: 'Weight before', value: oldKg === null ? 'not weighed' : `${shortWeight(oldKg, '.')} kg` },
      { label: 'Weight now', value: `${shortWeight(newKg, '.')} kg` },
      ...(oldPrice === null ? [] : [{ label: 'Delivery before', value: `${oldPrice} USD` }]),
      ...(newPrice === null ? [] : [{ label: 'Delivery now', value: `${newPrice} USD` }]),
    ],
    after: [
      ...(isOverpaid
        ? [
            'You have paid more than the delivery costs now. The difference goes back to you: a member of staff arranges the refund.',
          ]
        : []),
      `Questions? Call ${hotline}.`,
    ],
    link: { label: 'Open your account', page: 'platform' },
  }),
};
