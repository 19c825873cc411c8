import type { UnitsTexts } from './ru.ts';

export const texts: UnitsTexts = {
  title: 'Points and warehouses',
  create: 'New point',
  fresh: 'New point or warehouse',
  search: 'Name, code, address or phone',
  columns: {
    today: 'Today',
  },
  sections: {
    handOver: 'Hand-over',
    what: 'Basics',
    where: 'Location',
    when: 'Opening times',
    china: 'Address for customers in China',
  },
  hints: {
    handOverEvidence:
      'The clerk makes it on the card before giving. A photo will do for a signature too: not everybody can sign on a screen.',
    code: 'Capital Latin letters, digits and hyphens. Cannot be changed later.',
    names: 'What the unit is called everywhere: by customers, in letters and on labels.',
    latitude:
      'For example 38.5598, with longitude 68.7870: the map and the search for the nearest use them. Empty: where its city is.',
    enabled: 'Customers cannot see or choose a point that is out of use.',
    cells:
      'How many cells its racks have. Customers see from it whether the point is full, never the number.',
    phone: 'If left empty, customers see the hotline.',
    chinaRecipient:
      'In Chinese, with the mark {customerCode}: each customer sees the own code there. For example: 捷运 {customerCode}',
    chinaPhone: 'A mobile of 11 digits, or a landline with its area code: 0579-85551234.',
    chinaRegion: 'With spaces, as the forms of Taobao have it: 浙江省 金华市 义乌市 福田街道',
    chinaStreet:
      'With the mark {customerCode} too: sellers often drop the code of the recipient. For example: 银海路88号 3号库 ({customerCode})',
    chinaShown:
      'Switch off when the warehouse takes no more parcels: for 30 days customers are told not to send there.',
  },
  form: {
    chooseCity: 'Choose a city',
  },
  preview: {
    title: (customerCode) => `What customer ${customerCode} sees`,
    empty:
      'There is no address: customers cannot send anything to this warehouse. Fill in “Address for customers in China”.',
    switchedOff: 'Customers do not see this address: it is switched off.',
    outOfUse: 'Customers do not see this address: the warehouse is out of use.',
    unfinished: 'Not everything is filled in. Each line is checked when you save.',
    whole: 'The button “Copy all”',
    oneLine: 'As one line',
    changes:
      'When you change the address, customers see for 30 days when it changed and are asked to replace it in the marketplaces.',
  },
  noAddress: {
    title: 'Customers have nowhere to send parcels',
    text: 'No warehouse in use has an address in China. Until one has, customers are asked in their cabinets not to have anything sent.',
    open: 'Enter the address',
  },
  inUse: 'In use',
  outOfUse: 'Out of use',
  demo: 'sample',
  closedToday: 'closed',
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    closed: 'closed',
    opens: 'Opens',
    closes: 'Closes',
    add: 'Add hours',
    remove: 'Remove hours',
    copy: 'Same as Monday',
    hint: 'Two time slots in a day mean a break in between. Dushanbe time.',
  },
  closed: {
    from: 'From',
    to: 'To',
    add: 'Close on these days',
    remove: (day) => `Reopen on ${day}`,
    none: 'No closed days.',
    hint: 'Closed on these days, whatever the opening hours say.',
  },
};
