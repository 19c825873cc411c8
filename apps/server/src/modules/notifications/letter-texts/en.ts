import { compensationLetters } from '../compensation-texts/en.ts';
import { delayLetters } from '../delay-texts/en.ts';
import { handOverLetters } from '../hand-over-texts/en.ts';
import { heldLetters } from '../held-texts/en.ts';
import { courierLetters } from '../courier-texts/en.ts';
import { dueLetters } from '../due-texts/en.ts';
import { oneTimeCodeLetters } from '../one-time-code-texts/en.ts';
import { refundLetters } from '../refund-texts/en.ts';
import { shelfLetters } from '../shelf-texts/en.ts';
import { storageLetters } from '../storage-texts/en.ts';
import { movedLetters } from '../moved-texts/en.ts';
import { weightLetters } from '../weight-texts/en.ts';
import {
  shownCode,
  movedTo,
  momentParts,
  shortWeight,
  sumsOf,
  undoLink,
  type LetterTexts,
} from './letter-text.ts';

function when(moment: string): string {
  const { year, monthName, day, time } = momentParts(moment);
  return `${Number(day)} ${monthName} ${year}, ${time} (Dushanbe time)`;
}

const validity = (count: number) =>
  `The code works for ${count} ${count === 1 ? 'minute' : 'minutes'}. Do not share it with anyone: our staff never ask for it.`;

const day = (date: string) => {
  const { year, monthName, day: number } = momentParts(`${date}T00:00:00Z`);
  return `${Number(number)} ${monthName} ${year}`;
};

export const en: LetterTexts = {
  footer: 'This message was sent automatically; replies to it are not read.',
  registrationCode: ({ code, validMinutes }) => ({
    subject: 'Your registration code',
    before: ['Hello,', 'To finish signing up, enter this code:'],
    code,
    after: [validity(validMinutes), 'If you did not sign up, you can ignore this message.'],
  }),
  passwordResetCode: ({ code, validMinutes }) => ({
    subject: 'Your code to reset the password',
    before: ['Hello,', 'To set a new password, enter this code:'],
    code,
    after: [
      validity(validMinutes),
      'If you did not ask for a new password, you need not do anything: without the code it stays as it is.',
    ],
  }),
  addressAlreadyRegistered: () => ({
    subject: 'You already have an account',
    before: [
      'Hello,',
      'Someone, perhaps you, tried to sign up with this address. It already belongs to an account, so you do not need a new one.',
      'Log in with your password. If you have forgotten it, you can set a new one on the login page.',
    ],
    after: ['If it was not you, you need not do anything.'],
    link: { label: 'Log in', page: 'login' },
  }),
  noAccountHere: () => ({
    subject: 'No account with this address',
    before: [
      'Hello,',
      'Someone, perhaps you, asked to set a new password for this address. There is no account with it.',
      'Perhaps you signed up with another address. Otherwise you can open an account.',
    ],
    after: ['If it was not you, you can ignore this message.'],
    link: { label: 'Sign up', page: 'register' },
  }),
  loginCode: ({ code, validMinutes }) => ({
    subject: 'Your login code',
    before: ['Hello,', 'To log in, enter this code:'],
    code,
    after: [
      validity(validMinutes),
      'If you are not logging in right now, somebody knows your password: set a new one on the login page.',
    ],
  }),
  passwordChanged: ({ changedAt }) => ({
    subject: 'Your password was changed',
    before: ['Hello,', 'The password of your account was changed.'],
    details: [{ label: 'When', value: when(changedAt) }],
    after: [
      'If it was you, you need not do anything.',
      'If it was not, set a new password on the login page right away and let us know.',
    ],
    link: { label: 'Contact us', page: 'contact' },
  }),
  ...oneTimeCodeLetters(when),
  emailChangeCode: ({ code, validMinutes }) => ({
    subject: 'Confirm your new email address',
    before: ['Hello,', 'To use this address for your account, enter this code:'],
    code,
    after: [validity(validMinutes), 'If you did not change your address, you can ignore this message.'],
  }),
  emailChangedOld: ({ newAddress, changedAt, undoToken, undoUntil }) => ({
    subject: 'Your email address was changed',
    before: ['Hello,', 'Your account now has another email address. Our messages go there from now on.'],
    details: [
      { label: 'New address', value: newAddress },
      { label: 'When', value: when(changedAt) },
      ...(undoUntil === null ? [] : [{ label: 'You can undo it until', value: when(undoUntil) }]),
    ],
    after: [
      'If it was you, you need not do anything.',
      undoToken === null
        ? 'If it was not, let us know right away.'
        : 'If it was not, undo the change: this address comes back, all sessions end, and you set a new password. Until that day a password can be reset through this address only.',
    ],
    link: undoLink('Undo the change', undoToken) ?? { label: 'Contact us', page: 'contact' },
  }),
  emailRestored: ({ address, restoredAt }) => ({
    subject: 'The change of your email address was undone',
    before: [
      'Hello,',
      'The change of the email address of an account was undone from its previous address. All sessions have ended; the old password no longer works.',
    ],
    details: [
      { label: 'Address of the account', value: address },
      { label: 'When', value: when(restoredAt) },
    ],
    after: [
      'Set a new password to log in.',
      'If somebody has taken your account over this way, let us know.',
    ],
    link: { label: 'Set a new password', page: 'resetPassword' },
  }),
  loginNameChanged: ({ username, phone, changedAt }) => ({
    subject: 'Your login details were changed',
    before: ['Hello,', 'What you log in with was changed in your account.'],
    details: [
      {
        label: 'Changed',
        value: [...(username ? ['username'] : []), ...(phone ? ['phone number'] : [])].join(', '),
      },
      { label: 'When', value: when(changedAt) },
    ],
    after: [
      'If it was you, you need not do anything.',
      'If it was not, set a new password on the login page right away and let us know.',
    ],
    link: { label: 'Contact us', page: 'contact' },
  }),
  resetHeld: ({ from }) => ({
    subject: 'The password cannot be reset yet',
    before: [
      'Hello,',
      'Someone, perhaps you, asked to set a new password. The email address of the account was changed lately: for seven days a password can be reset through the previous address only.',
    ],
    details: [{ label: 'Through this address from', value: when(from) }],
    after: [
      'If you can no longer read the previous address and need to log in sooner, let us know. If you did not ask, you need not do anything.',
    ],
    link: { label: 'Contact us', page: 'contact' },
  }),
  parcelMoved: (moved) => ({
    subject: `${movedTo(moved, 'en')}: ${moved.trackingCode}`,
    before: [
      'Hello,',
      `${movedTo(moved, 'en')}.`,
      ...(moved.pickupCode === undefined ? [] : ['Your pickup code, to say at the point:']),
    ],
    ...shownCode(moved.pickupCode),
    details: [
      { label: 'Tracking number', value: moved.trackingCode },
      ...(moved.orderCode === null ? [] : [{ label: 'Order', value: moved.orderCode }]),
      { label: 'When', value: when(moved.movedAt) },
      ...sumsOf(moved.sums, 'en'),
      ...(moved.status !== 'DKHQS' || moved.pickupPoint === null
        ? []
        : [{ label: 'Pickup point', value: moved.pickupPoint }]),
      ...(moved.status !== 'DKHQS' || moved.freeUntil === null
        ? []
        : [{ label: 'Free storage until', value: day(moved.freeUntil) }]),
    ],
    after: [
      ...(moved.pickupCode === undefined
        ? []
        : [
            'Whoever says the code gets the parcel: do not post it in group chats. It stays the same while anything waits for you at this point; your account shows it too, with the sum to pay.',
          ]),
      'You can turn messages about parcels off in your profile.',
    ],
    link:
      moved.pickupCode === undefined
        ? { label: 'My orders', page: 'orderManagement' }
        : { label: 'Open my account', page: 'platform' },
  }),
  parcelsDeparted: ({ parcels, count, movedAt }) => ({
    subject: `${count} parcels have left China`,
    before: ['Hello,', 'your parcels have left China for Tajikistan together.'],
    details: [
      { label: 'Left', value: when(movedAt) },
      ...parcels.map(({ trackingCode, orderCode }) => ({
        label: trackingCode,
        value: orderCode === null ? 'no order' : `Order ${orderCode}`,
      })),
    ],
    after: [
      ...(count > parcels.length ? ['The other parcels are in your account.'] : []),
      'Where they are and when to expect them is in your account. We will write when they arrive.',
      'Letters about parcels can be turned off in your profile.',
    ],
    link: { label: 'Open your account', page: 'platform' },
  }),
  ...movedLetters(when),
  parcelsReceived: ({ parcels, count, arrives }) => ({
    subject:
      count === 1
        ? `Received at the China warehouse: ${parcels[0]?.trackingCode ?? ''}`
        : `${count} parcels received at the China warehouse`,
    before: [
      'Hello,',
      count === 1
        ? 'your parcel has reached the warehouse in China, and we have received it.'
        : 'your parcels have reached the warehouse in China today, and we have received them.',
    ],
    details: parcels.map(({ trackingCode, weightKg, hasPhoto, isDeclared }) => ({
      label: trackingCode,
      value: [
        weightKg === null ? 'not weighed yet' : `${shortWeight(weightKg, '.')} kg`,
        ...(hasPhoto ? ['with a photo'] : []),
        ...(isDeclared ? [] : ['tell us what is in it']),
      ].join(', '),
    })),
    after: [
      ...(count > parcels.length ? ['The other parcels are in your account.'] : []),
      arrives === null
        ? 'Next: it leaves with the next vehicle, and we will write to you.'
        : `Next: it leaves with the next vehicle, and we will write to you. Expect it at the pickup point from ${day(arrives.from)} to ${day(arrives.to)}.`,
      ...(parcels.every(({ isDeclared }) => isDeclared)
        ? []
        : ['A parcel without a description cannot be cleared: open your account and tell us what is in it.']),
      'Weight, photos and the price of delivery are in your account already. Letters about parcels can be turned off in your profile.',
    ],
    link: { label: 'Open your account', page: 'platform' },
  }),
  ...delayLetters(day),
  ...storageLetters(day),
  ...courierLetters(day),
  ...dueLetters,
  pickupCodeReplaced: ({ pickupPoint, replacedAt, pickupCode }) => ({
    subject: 'Your pickup code has been replaced',
    before: [
      'Hello,',
      'A wrong code was said at the pickup point five times in a row in your name. To be safe we have replaced your code: the old one is no longer good.',
      ...(pickupCode === undefined ? [] : ['Your new pickup code:']),
    ],
    ...shownCode(pickupCode),
    details: [
      ...(pickupPoint === null ? [] : [{ label: 'Pickup point', value: pickupPoint }]),
      { label: 'When', value: when(replacedAt) },
    ],
    after: [
      'Say it only to the clerk at the counter. If neither you nor anybody you sent was there, there is nothing to do: nobody gets a parcel without the code.',
    ],
    link: { label: 'Open my account', page: 'platform' },
  }),
  lineTurnedAway: ({ trackingCode, orderCode, hotline }) => ({
    subject: `The parcel with this number is not for you: ${trackingCode}`,
    before: [
      'Hello,',
      'A parcel with a tracking number of your order has come to the warehouse in China, but it bears the code of another customer. It is therefore cancelled in your order.',
    ],
    details: [
      { label: 'Tracking number', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Order', value: orderCode }]),
    ],
    after: [
      `Check the number with the seller and add the right one to an order. If you are sure that the parcel is yours, call the hotline ${hotline}.`,
    ],
    link: { label: 'My orders', page: 'orderManagement' },
  }),
  ...weightLetters,
  ...handOverLetters(when, day),
  ...shelfLetters(day),
  ...compensationLetters(day),
  ...refundLetters(when),
  ...heldLetters(day),
  claimApproved: ({ claimCode, trackingCode, orderCode }) => ({
    subject: `The parcel is yours: ${trackingCode}`,
    before: [
      'Hello,',
      'We have checked your claim: the parcel is yours. You will find it among your orders.',
    ],
    details: [
      { label: 'Tracking number', value: trackingCode },
      { label: 'Order', value: orderCode },
      { label: 'Claim', value: claimCode },
    ],
    after: [
      'It will come to your pickup point. If it has been sent to another one already, the order names it.',
    ],
    link: { label: 'My orders', page: 'orderManagement' },
  }),
  parcelFound: ({ trackingCode, orderCode }) => ({
    subject: `Your parcel was found: ${trackingCode}`,
    before: [
      'Hello,',
      'A box with a damaged label arrived at our China warehouse. We compared it with your order: it is your parcel. It was received and travels on as usual.',
    ],
    details: [
      { label: 'Tracking number', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Order', value: orderCode }]),
    ],
    after: [],
    link: { label: 'My orders', page: 'orderManagement' },
  }),
  parcelNotFound: ({ trackingCode, orderCode, hotline }) => ({
    subject: `We were wrong about a parcel: ${trackingCode}`,
    before: [
      'Hello,',
      'We wrote to you that your parcel was found. It was another box with a similar label. Your parcel is awaited at the China warehouse again.',
    ],
    details: [
      { label: 'Tracking number', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Order', value: orderCode }]),
    ],
    after: [
      `We are sorry for the mistake. If the parcel should have arrived by now, call the hotline ${hotline}.`,
    ],
    link: { label: 'My orders', page: 'orderManagement' },
  }),
  claimReopened: ({ claimCode, trackingCode }) => ({
    subject: `Your claim is under review again: ${trackingCode}`,
    before: [
      'Hello,',
      'We took back the earlier decision on your claim and will look at it again. We will write to you about the new decision.',
    ],
    details: [
      { label: 'Tracking number', value: trackingCode },
      { label: 'Claim', value: claimCode },
    ],
    after: [],
    link: { label: 'My orders', page: 'orderManagement' },
  }),
  claimRefused: ({ claimCode, trackingCode, reason, comment, hotline }) => ({
    subject: `Your claim to a parcel was refused: ${trackingCode}`,
    before: ['Hello,', 'We have checked your claim and could not give you this parcel.'],
    details: [
      { label: 'Tracking number', value: trackingCode },
      { label: 'Claim', value: claimCode },
      { label: 'Reason', value: reason },
      ...(comment === null ? [] : [{ label: 'Comment', value: comment }]),
    ],
    after: [
      `If you are sure that the parcel is yours, claim it again with another picture or call the hotline ${hotline}.`,
    ],
    link: { label: 'My orders', page: 'orderManagement' },
  }),
  officeMessage: ({ about, text }) => ({
    subject: about === null ? 'We have written to you' : `We have written to you: ${about}`,
    before: ['Hello,', 'There is a message for you.'],
    details: [
      { label: 'Message', value: text },
      ...(about === null ? [] : [{ label: 'About', value: about }]),
    ],
    after: ['You can read all of it and answer in your account.'],
    link: { label: 'Answer', page: 'platform' },
  }),
  newLogin: ({ loggedInAt, device, address }) => ({
    subject: 'New login to your account',
    before: [
      'Hello,',
      'Someone logged in to your account from a device or place that we had not seen before.',
    ],
    details: [
      { label: 'When', value: when(loggedInAt) },
      { label: 'Device', value: device },
      { label: 'IP address', value: address },
    ],
    after: [
      'If it was you, you need not do anything.',
      'If it was not, change your password and end that session in your profile.',
    ],
    link: { label: 'Open your profile', page: 'profile' },
  }),
};
