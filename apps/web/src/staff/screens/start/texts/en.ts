import type { StartTexts } from './ru.ts';

export const texts: StartTexts = {
  title: 'First week',
  lead: 'states are computed, there is nothing to tick here',
  hide: 'Hide from the menu',
  show: 'Show in the menu',
  hidden: 'Hidden from the menu. Search (Ctrl K) leads here, and the button above brings it back.',
  done: 'All set: a parcel can go the whole way.',
  progress: (there, all) => `${there} of ${all}`,
  ready: 'ready for work',
  states: { THERE: 'set', DOUBTFUL: 'in doubt', MISSING: 'missing' },
  counts: {
    THERE: (count) => `${count} set`,
    DOUBTFUL: (count) => `${count} in doubt`,
    MISSING: (count) => `${count} missing`,
  },
  next: 'Next:',
  open: 'Show all',
  subjects: {
    places: 'Places',
    people: 'People',
    stations: 'Stations',
    money: 'Money',
    letters: 'Reaching customers',
    firm: 'Firm',
    data: 'Data',
  },
  key: {
    head: (id) => `The key of secrets lies only on this machine: ${id}`,
    text: 'It is in no backup. Without it pickup codes, passes and one-time codes of a restored backup are lost. Whoever runs the service copies the key file to a safe place, apart from the backups, and then it is confirmed here.',
    act: 'A copy lies elsewhere',
  },
  rows: {
    chinaAddress: {
      name: 'Address of the warehouse in China',
      act: 'Enter',
      says: {
        none: () => 'customers have nothing to give to sellers: their cabinets ask them to send nothing',
      },
    },
    pickupPoint: {
      name: 'Pickup point',
      act: 'Open',
      says: {
        none: () => 'without one no order can be made: there is nowhere to bring a parcel',
        lacking: (names) => `no opening hours: ${names}`,
      },
    },
    staff: {
      name: 'Staff in every place',
      act: 'Add',
      says: { lacking: (names) => `nobody has the role: ${names}` },
    },
    secondFactor: {
      name: 'One-time codes of managers and cashiers',
      act: 'Who has none',
      says: {
        lacking: (names, count) =>
          count === 0
            ? 'there are no managers, administrators and cashiers'
            : `log in by a password alone: ${names}`,
      },
    },
    demoAccounts: {
      name: 'Demo accounts are off',
      act: 'Turn off',
      says: { some: (_, count) => `invented accounts in use: ${count}; everybody knows their passwords` },
    },
    devices: {
      name: 'Stations are connected',
      act: 'Connect',
      says: { none: () => 'none: nothing can be scanned', lacking: (names) => `no station: ${names}` },
    },
    exchangeRate: {
      name: 'Dollar rate in somoni',
      act: 'Enter',
      says: {
        none: () => 'prices are seen in dollars alone, no cash in somoni can be taken',
        old: (day) => `the last rate is of ${day}`,
      },
    },
    tariff: {
      name: 'Tariff of the firm',
      act: 'Set',
      says: { opening: (names) => `the opening tariff is in force: ${names}` },
    },
    drawers: {
      name: 'Drawers at the points',
      act: 'Make one',
      says: { none: () => 'none: no money can be taken', lacking: (names) => `no drawer: ${names}` },
    },
    firstShift: {
      name: 'First shift at a drawer',
      act: 'To the drawers',
      says: { none: () => 'no drawer has been opened yet' },
    },
    letters: {
      name: 'Letters to customers',
      act: null,
      says: {
        none: () =>
          'no mail server is named (SMTP_URL): nobody gets the code to register with, so there will be no new customers. Whoever runs the server sets it',
        failing: (_, count) => `letters that did not get through in 7 days: ${count}`,
        untried: () =>
          'a mail server is named, but no letter has left in 7 days: ask for a code on the page of registration',
      },
    },
    brand: {
      name: 'Name of the firm',
      act: 'Set',
      says: {
        none: () => 'site, letters and labels bear the usual name',
        lacking: (names) => `not set: ${names}`,
      },
    },
    customerCodes: {
      name: 'Customer codes',
      act: 'Decide',
      says: {
        opening: () =>
          'new customers get codes as the product came. Decide before the first label: a code stays with its customer for ever',
      },
    },
    contacts: {
      name: 'Contacts on the site',
      act: 'Fill in',
      says: {
        none: () => 'no phone, no mail, no address: the site shows the common number 1999',
        lacking: (names) => `not set: ${names}`,
      },
    },
    provider: {
      name: 'Legal provider for the offer',
      act: 'Fill in',
      says: {
        none: () => 'the offer and the receipts do not name who provides the service',
        lacking: (names) => `not set: ${names}`,
      },
    },
    customers: {
      name: 'Customers',
      act: 'Bring in',
      says: {
        none: () => 'there are no customers yet: bring them in by a file, or wait until they register',
        some: () => 'the move-in is still open: answer its questions and close it',
      },
    },
    backup: {
      name: 'A backup is made and tried',
      act: null,
      says: {
        none: () => 'there is none yet; one is made by itself each day',
        untried: () => 'there is one, never restored on trial yet: that happens by itself each week',
        failing: () => 'the last one failed, is late, or could not be restored',
      },
    },
    keyCopy: {
      name: 'A copy of the key lies elsewhere',
      act: null,
      says: {
        none: () =>
          'nobody has confirmed it: without the key a restored backup has no pickup codes, passes and one-time codes',
      },
    },
  },
  parts: {
    hotline: 'phone',
    email: 'mail',
    ru: 'in Russian',
    en: 'in English',
    tg: 'in Tajik',
    zh: 'in Chinese',
    registration: 'registration',
    bank: 'bank',
  },
};
