import type { PairTexts } from './ru.ts';

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const texts: PairTexts = {
  title: 'Connect this browser',
  ended: 'The former connection of this browser was ended.',
  loggedIn: (name) => `You are logged in: ${name}`,
  lead: 'Type the 8 digits that the manager reads out.',
  validity: 'They are valid for 15 minutes and fit once.',
  digits: '8 digits',
  camera: 'Scan the QR by camera',
  connect: 'Connect',
  missing: (count) => `${counted(count, 'digit', 'digits')} missing`,
  ready: 'All digits are there',
  wait: (count) => `Again in ${counted(count, 'second', 'seconds')}`,
  needsLine: 'Connecting needs the line, try again later.',
  failed: 'It could not be connected, try again.',
  connected: (name) => `Connected: ${name}. You can scan now.`,
  safe: {
    title: 'Nothing to worry about',
    text: 'No password of the manager is needed. Connecting gives no new rights.',
  },
  noDigits: 'No digits? Call the manager: “Stations” → “New station by a code”. It takes two minutes.',
};
