import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { ActsTexts } from './ru.ts';

const orderForms = { one: 'order', other: 'orders' };

export const texts: ActsTexts = {
  label: 'What to do with the selected orders',
  ticked: (count) => `${count} selected`,
  tickAll: (total) => `Select all ${total}`,
  clear: 'Clear the selection',
  some: (act, count, of) => `${act} ${count} of ${of}`,
  value: 'Value',
  point: 'Pickup point',
  print: 'Print',
  save: 'File',
  cancel: 'Cancel',
  keep: 'Save',
  close: 'Close',
  done: (count) => `Done: ${count} ${pluralEn(count, orderForms)}.`,
  cancelTitle: (count) => `Cancel ${count} ${pluralEn(count, orderForms)}?`,
  pointTitle: (count) => `Where do ${count} ${pluralEn(count, orderForms)} go?`,
  valueTitle: (count) => `What the goods cost: ${count} ${pluralEn(count, orderForms)}`,
  places: 'Packages',
  goods: 'Goods',
  recipient: 'Recipient',
  placesTitle: (count) => `Packages in each: ${count} ${pluralEn(count, orderForms)}`,
  goodsTitle: (count) => `What is inside: ${count} ${pluralEn(count, orderForms)}`,
  recipientTitle: (count) => `Who collects: ${count} ${pluralEn(count, orderForms)}`,
  recipientHint: 'Replaces both name and phone. Without a phone, the previous one is removed too.',
  sameForAll: 'One amount for all',
  ticking: (count) => `Selecting ${count}…`,
  tickFirst: (count, total) => `Select the first ${count} of ${total}`,
  fits: (count, of) =>
    `${count} of ${of} can be changed: China has received the others, or they are cancelled.`,
  progress: (tried, of) => `${tried} of ${of}`,
  goesOn: 'You can close this window, the work goes on.',
  outcome: (done, of) => `Done: ${done} of ${of}.`,
  refused: (count) => `Not changed: ${count}`,
  rest: (count) => `Not reached: ${count} ${pluralEn(count, orderForms)}.`,
  again: (count) => `Continue: ${count} more`,
  details: 'Details',
};
