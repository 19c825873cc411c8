import type { ClaimsListTexts } from './ru.ts';

export const texts: ClaimsListTexts = {
  title: 'Parcel claims',
  search: 'Tracking number, claim or customer',
  none: '—',
  otherShop: 'Another shop',
  rivals: (count) =>
    `There ${count === 1 ? 'is 1 more claim' : `are ${count} more claims`} for this parcel. Approving one refuses the others.`,
  taken: 'The parcel already has an owner or is closed. This claim can only be refused.',
  unidentified: 'The warehouse has marked the parcel as unidentified.',
  picture: 'Screenshot of the order',
  noPicture: 'The screenshot has been deleted: it is kept for 90 days after the decision.',
  pictureFailed: 'The screenshot could not be opened.',
  savePicture: 'Download screenshot',
  approve: 'Assign to customer',
  approveAsk: {
    title: 'Assign the parcel to the customer?',
    text: (parcel, customer) =>
      `Parcel ${parcel} and every other parcel in its order will belong to customer ${customer}. This cannot be undone.`,
    yes: 'Assign',
    no: 'Cancel',
  },
  approved: 'The parcel now belongs to the customer.',
  refuse: 'Refuse',
  refuseAsk: {
    title: 'Refuse the claim',
    hint: 'The customer will see it in the email and in their account.',
    needed: 'Explain why the claim is refused',
    yes: 'Refuse',
    no: 'Cancel',
  },
  refused: 'The claim has been refused.',
};
