import type { SessionTexts } from './ru.ts';

export const texts: SessionTexts = {
  menu: { changePassword: 'Change Password', logOut: 'Log Out', tracking: 'Track a parcel', help: 'Help' },
  cabinet: {
    label: 'My account',
    platform: 'Home',
    orderManagement: 'Orders',
    balance: 'Balance',
    orderPickupPoint: 'Pickup point',
    point: 'Point',
    profile: 'Profile',
  },
  unread: (count) => `${count} unread`,
  ended: {
    title: 'Login expired',
    text: 'Login timed out, please login again',
    back: 'We will bring you back to this page.',
    ok: 'OK',
  },
  password: {
    title: 'Change Password',
    old: 'Original password',
    fresh: 'New password',
    repeat: 'New password again',
    show: 'Show password',
    oldRequired: 'Please enter the original password',
    freshRequired: 'Please enter a new password',
    freshTooShort: (min) => `The new password cannot be less than ${min} characters`,
    repeatRequired: 'Please enter the new password again',
    mismatch: 'The new passwords entered twice do not match',
    othersEnd: 'Your other devices will have to log in again.',
    cancel: 'Cancel',
    save: 'Save',
    changed: 'Password changed successfully!',
    wait: (seconds) => `Try again in ${seconds} s`,
  },
};
