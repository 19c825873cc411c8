import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { OwnerTexts } from './ru.ts';

export const texts: OwnerTexts = {
  openUntil: (time) => `Open until ${time}`,
  opensAt: (day, time) => `Closed now, opens ${day} at ${time}`,
  alwaysOpen: 'Open around the clock',
  free: (day, left) =>
    `Free storage until ${day}, ${left}\u00a0${pluralEn(left, { one: 'day', other: 'days' })} left`,
  freeToday: 'Today is the last day of free storage',
  running: (amount, perDay) => `Storage so far: ${amount}, ${perDay} a day`,
  most: (amount) => `Storage: ${amount}, it does not rise any more`,
  paused: 'The free days are over, but storage is not being charged at the moment',
  code: 'Pickup code',
  codeLabel: 'Show it or say it at the point',
  qr: 'QR code with the pickup code',
  noCode: 'The code could not be loaded. It is in your account as well.',
  loading: 'Loading the code…',
  map: 'On the map',
  claimWhen: 'Is it damaged, or is something missing?',
  claim: 'Make a claim',
  facts: { point: 'Pickup point', weight: 'Weight', chargeable: 'Chargeable weight', price: 'Delivery' },
  weight: (kg) => `${kg}\u00a0kg`,
};
