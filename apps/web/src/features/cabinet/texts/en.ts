import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { AddressTexts, CabinetTexts, HomeTexts, PointTexts } from './ru.ts';

function parcelsOf(n: number): string {
  return `${n}\u00a0${pluralEn(n, { one: 'parcel', other: 'parcels' })}`;
}

function daysOf(n: number): string {
  return `${n}\u00a0${pluralEn(n, { one: 'day', other: 'days' })}`;
}

const point: PointTexts = {
  title: 'Self pickup point',
  none: 'No pickup point yet. Choose the one that suits you best.',
  notChosen: 'No pickup point chosen yet.',
  openUntil: (time) => `Open now, until ${time}`,
  opensAt: (day, time) => `Closed now, opens ${day} at ${time}`,
  alwaysOpen: 'Open around the clock',
  waiting: (n) => `${parcelsOf(n)} waiting`,
  nothingWaits: 'Nothing is waiting for you at this point right now.',
  show: 'View',
  change: 'Change pickup point',
  choose: 'Choose a pickup point',
  chooserTitle: 'Where to collect your parcels',
  city: 'City',
  allCities: 'All cities',
  points: 'Pickup points',
  nearMe: 'Nearest to me',
  locating: 'Finding out where you are…',
  byCity: 'Show by city',
  staysHere: 'Your location stays in your browser: we never receive it.',
  nearestFirst: 'The nearest points come first.',
  position: {
    refused:
      'Your browser did not share your location: access is denied. Allow it in the site settings and try again.',
    unavailable: 'We could not find out where you are. Try again or choose your city.',
    insecure: 'Location works only over a secure address (https). Choose your city instead.',
  },
  distance: (km) => `${km} km from you`,
  map: { open: 'open now', closed: 'closed', you: 'You' },
  before: 'Before the change we show which parcels will go to the new point and which stay with the old one.',
  required: 'Please choose a self pickup point',
  bind: 'Choose this point',
  switchTo: 'Switch to this point',
  plan: {
    title: (place) => `New point: ${place}`,
    follow: (n) => `Going there: ${parcelsOf(n)}`,
    stay: (n) => `Staying as they are: ${parcelsOf(n)}`,
    staysAt: (place, reason) => `${place}: ${reason}`,
    reasons: {
      CHOSEN: 'you chose another point for this order',
      LEFT_HUB: 'already sent there from Dushanbe, or waiting there',
      PART_LEFT_HUB: 'part of the order has been sent there already, the rest will follow',
    },
    noOrder: 'No order',
    more: 'The first 100 orders are shown.',
    newOrders: 'New orders will come to the new point.',
    confirm: 'Confirm',
    back: 'Back to the choice',
  },
  bound: (place) => `Your pickup point is now ${place}.`,
  nothingMoves: 'New orders go here.',
  addOrder: 'Add an order',
  noPoints: 'There are no pickup points yet. Questions? Call {{hotline}}.',
};

const address: AddressTexts = {
  title: 'China warehouse address',
  lead: 'Use this address when you shop: your goods come to our warehouse, and we bring them to Tajikistan.',
  warehouse: 'Warehouse name',
  chooseWarehouse: 'Choose a warehouse',
  warehouseRequired: 'Please choose a warehouse name',
  none: 'There is no warehouse address yet. Do not have anything sent until it stands here. Questions: call {{hotline}}.',
  noneOpen:
    'No warehouse takes parcels at the moment. Do not have anything sent until a new address stands here.',
  changed: (day) =>
    `The address changed on ${day}. Replace it in the marketplaces, and tell sellers to whom you gave the old one.`,
  closed: (warehouse, day) =>
    `${warehouse} has taken no parcels since ${day}. Remove its address from the marketplaces and send nothing there.`,
  fields: {
    recipient: 'Recipient',
    phone: 'Phone',
    region: 'Region',
    street: 'Address',
    postcode: 'Postcode',
  },
  copyField: (field) => `Copy: ${field}`,
  copyAll: 'Copy all',
  copyLine: 'Copy as one line',
  lineHint: 'One line suits the box where a marketplace recognises the address by itself.',
  keepCode: [
    'Keep the customer code',
    'in both the recipient and the address: it is how the warehouse knows your parcels.',
  ],
  forms: {
    title: 'How to fill in the form',
    text: 'Taobao, 1688 and Pinduoduo ask for the same things in a different order: some begin with recipient and phone, some with the region. Go by the Chinese name of the field: it stands beside each line here.',
    link: 'The forms of Taobao, 1688 and Pinduoduo step by step',
  },
  check: {
    title: 'Check the address before you buy',
    lead: 'Copy the address as the marketplace has saved it and paste it here. The check runs in your browser; nothing is sent.',
    label: 'Address from the marketplace',
    check: 'Check',
    empty: 'Please paste the address from the marketplace',
    good: 'All correct: the parcel will reach the warehouse, and we will know it is yours.',
    bad: 'Correct the address in the marketplace before you pay.',
    codeTwice: 'The customer code is there in both places',
    codeOnce: 'The customer code is there only once: add it to both the recipient and the address',
    codeOther: (found) => `The code is ${found}, which is not yours`,
    codeMissing: 'The customer code is missing: without it we cannot tell whose parcel it is',
    phoneRight: 'The warehouse phone is correct',
    phoneOther: (found) => `The phone is a different one: ${found}. Use the warehouse phone`,
    phoneMissing: 'The warehouse phone is missing: the courier will not be able to call',
    regionRight: 'Region and district are correct',
    regionMissing: 'Missing from the region:',
    streetRight: 'Street and building are correct',
    streetMissing: 'Street, building or warehouse number do not match',
  },
  seller: {
    title: 'Ready-made messages for the seller',
    lead: 'Copy one and send it in the chat: the seller will read it in Chinese.',
    copy: (what) => `Copy the message: ${what}`,
    phrases: {
      code: 'Please write my code on every parcel and its label',
      asWritten: 'This is a warehouse address: keep it as it is, with the code',
      trackingNumber: 'Please send me the tracking number',
      onePackage: 'Please send one package; if there are several, send me all the numbers',
      packing: 'Please pack it well: it has a long way to go',
      battery: 'Does it contain a battery, magnet, liquid or powder?',
    },
  },
};

const home: HomeTexts = {
  hello: (name) => `Hello, ${name}`,
  yourCode: 'Your code',
  copyCode: 'Copy the customer code',
  ready: {
    label: 'Ready to collect',
    title: (n) => `${parcelsOf(n)} ${pluralEn(n, { one: 'is', other: 'are' })} waiting for you`,
    titleAt: (n, place) => `${parcelsOf(n)} at ${place}`,
    parcels: 'What you can collect',
    freeUntil: (day, left) => `Free until ${day}, ${daysOf(left)} left`,
    freeToday: 'Today is the last free day',
    afterwards: (price) => `Then ${price} a day`,
    where: 'Hours and map',
  },
  collect: {
    failed: 'Pass and sum could not be loaded. Reload the page or call {{hotline}}.',
    noPoint: 'No pickup point is on record for these parcels. Call {{hotline}} to learn where they are.',
    passLabel: 'Pass: show it at the counter',
    qr: 'QR code of the pass',
    openPass: 'Open the pass',
    entrust: 'Let someone else collect',
    offline: 'Opens without a network too',
    stored: (age) => `No network. This was saved ${age}.`,
    due: 'Due today',
    somoni: (amount) => `${amount}\u00a0somoni`,
    dueParts: (delivery, storage) => `Delivery ${delivery}, storage ${storage}.`,
    duePartsFree: (delivery) => `Delivery ${delivery}, nothing for storage.`,
    rate: (rate, day) => `Rate ${rate} of ${day}`,
    noRate: 'The sum in somoni is told at the point, by the rate of the day.',
    paid: 'paid',
    unpriced: (n) =>
      `${n === 1 ? '1 more parcel has' : `${n} more parcels have`} no price yet: the point tells it.`,
    now: (time) => `now ${time}`,
    fullness: {
      ROOMY: 'The point has plenty of room',
      FILLING: 'The point is filling up',
      FULL: 'The point is almost full',
    },
    nowOrWait: 'Now or wait',
    today: 'Today',
    parcels: parcelsOf,
    together: (n) => `${parcelsOf(n)} at once`,
    better: 'The better choice',
    storageOf: (amount) => `storage ${amount}`,
    storageFree: 'storage free',
    forStorage: 'for storage',
    nothingMore: 'Free',
    waitIsFree: (until) => `Storage is free until ${until}: you can collect everything at once.`,
    waitCosts: (from, extra) =>
      `The next one comes on ${from} at the earliest. Waiting for it adds up to ${extra} of storage.`,
    running: (amount, days) => `Storage so far: ${amount} for ${daysOf(days)}`,
    runsOn: (perDay, tomorrow) => `${perDay} a day, ${tomorrow} tomorrow`,
    runsNoMore: 'It does not rise tomorrow.',
    paused: 'The free days are over, but storage is not being charged at the moment.',
    collectBy: (day) =>
      `Final notice: please collect by ${day}. After that we may dispose of the parcel (terms, 2.16).`,
    hidden: (n) => `And ${n} more: they are in the sum.`,
  },
  staff: {
    title: 'This is the customer’s account',
    work: 'Work of staff',
    text: 'Staff have no parcels here. Your work is in the console.',
    open: 'Open the console',
  },
  weight: (kg) => `${kg}\u00a0kg`,
  road: {
    title: 'On the way',
    none: 'Nothing is on the way yet.',
    late: (days) => `Expected ${days}, running late`,
    was: 'Was expected',
    noDate: 'The dates appear once the warehouse in China has received the parcel',
    stops: ['China', 'Dushanbe', 'Point'],
    note: 'Dates follow the usual delivery time and may shift at the border.',
    more: (n) => `And ${parcelsOf(n)} more`,
  },
  todo: {
    title: 'To do',
    none: 'Nothing to do right now.',
    toKnow: 'Good to know',
    point: {
      title: 'Choose a pickup point',
      text: 'Without one we do not know where to bring your parcels.',
      action: 'Choose',
    },
    draft: {
      title: 'Submit your draft',
      text: (order) =>
        `Order ${order} has not been submitted. While it is a draft, the warehouse does not expect it.`,
      action: 'Open',
    },
    declare: {
      title: 'Complete the declaration',
      text: (order) =>
        `The declaration of order ${order} is incomplete. Until it is filled in, the parcel will not leave China.`,
      action: 'Fill in',
    },
    unordered: {
      title: 'Tell us what is in it',
      text: (code) =>
        `${code} has reached the warehouse with your code, but you have not declared it. It cannot be cleared without that.`,
      action: 'Describe the parcel',
    },
    problems: {
      LOST: {
        title: 'We are searching for a parcel',
        text: (code) =>
          `${code} was not there when the next warehouse checked its load. Keep the order and the receipt: they prove the value. We will tell you once it is found.`,
      },
      RETURNING: {
        title: 'A parcel is going back',
        text: (code) =>
          `${code} is on its way back to the sender and will not come to the pickup point. If you did not expect this, call {{hotline}}.`,
      },
      UNIDENTIFIED: {
        title: 'The customer code cannot be read',
        text: (code) =>
          `${code} has no code of yours, or it cannot be read. We are checking that it is yours. Questions? Call {{hotline}}.`,
      },
      HELD: {
        title: 'A parcel is held',
        text: (code) =>
          `${code} waits while we check something about the goods. If we need an answer from you, we ask here and by letter.`,
      },
      DAMAGED: {
        title: 'Damaged packaging',
        text: (code) =>
          `When you collect ${code}, inspect the goods with our staff. If they are damaged, say so at once.`,
      },
    },
    look: 'View',
    more: 'All orders',
  },
  address: {
    title: 'Address in China',
    text: 'Paste it into the marketplace whole, with your code.',
    copy: 'Copy the address',
    open: 'Address field by field',
  },
  missing: {
    title: 'Missing a parcel?',
    text: 'If it is not among your orders, find it by its tracking number and show that it is yours.',
    open: 'Find the parcel',
  },
  notices: { title: 'Notices and news', all: 'All notices', allNews: 'All news', unread: 'Unread' },
  first: {
    title: 'Start with the address',
    lead: 'No parcels yet. Your first one is three steps away.',
    steps: [
      {
        title: 'Paste the warehouse address into the marketplace',
        text: 'It is in Chinese and carries your code: just copy it.',
      },
      { title: 'Choose a pickup point', text: 'That is where we bring the parcel.' },
      {
        title: 'Buy, and add the tracking number to an order',
        text: 'From then on you see every step of the parcel here.',
      },
    ],
    noAddress: 'There is no address yet. You will copy it here once it is set.',
    noPoint: 'No pickup points are open yet. You will choose one once they open.',
    point: 'Choose a point',
  },
};

export const texts: CabinetTexts = {
  copied: 'Copied to clipboard',
  notCopied: 'Could not copy. Select the text and copy it by hand.',
  saved: 'Operation successful',
  point,
  address,
  home,
};
