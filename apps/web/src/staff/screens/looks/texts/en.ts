import type { LooksTexts } from './ru.ts';

export const texts: LooksTexts = {
  title: 'Who looked at data',
  lead: 'Written when somebody of the office opens whole phones, the picture of a claim, a photo of a parcel, an account, its sessions or its money. Kept for 400 days.',
  search: 'Who looked, customer code, order or network address',
  columns: {
    at: 'When',
    viewer: 'Who looked',
    kind: 'What',
    person: 'Whose data',
    subject: 'Number',
    address: 'Network address',
  },
  kinds: {
    ORDER: 'Order with phones',
    PICTURE: 'Picture of a claim',
    PHOTO: 'Photo of a parcel',
    ACCOUNT: 'Account',
    LOGINS: 'Sessions',
    MONEY: 'Money of a customer',
  },
  days: 'Days',
  open: 'Open',
};
