import type { SettingsTexts } from './ru.ts';

export const texts: SettingsTexts = {
  title: 'Settings',
  search: 'Setting or value',
  names: {
    'brand.name.ru': 'Name of the firm, in Russian',
    'brand.name.tg': 'Name of the firm, in Tajik',
    'brand.name.en': 'Name of the firm, in English',
    'brand.name.zh': 'Name of the firm, in Chinese',
    'brand.color': 'Colour of the firm',
    'contact.hotline': 'Hotline',
    'contact.email': 'Email',
    'contact.address.ru': 'Office address in Russian',
    'contact.address.tg': 'Address of the office, in Tajik',
    'contact.address.en': 'Office address in English',
    'contact.address.zh': 'Office address in Chinese',
    'provider.name.ru': 'Full legal name in Russian',
    'provider.name.tg': 'Full name, in Tajik',
    'provider.name.en': 'Full legal name in English',
    'provider.name.zh': 'Full legal name in Chinese',
    'provider.registration': 'Registration details',
    'provider.bank': 'Bank details',
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': 'WeChat',
    'app.appStore': 'App in the App Store',
    'app.googlePlay': 'App on Google Play',
    'videoLessons.url': 'Video lessons',
    'chain.ownerAtHub': 'Owner and weight at the hub',
    'trip.undeclaredMayLeave': 'Undeclared parcels may leave',
    'trip.unpaidMayLeave': 'Unpaid parcels may leave',
    'trip.weighedAgainPercent': 'Second weighing, %',
    'trip.weightTolerancePercent': 'Weight tolerance, %',
    'storage.reminderDays': 'Storage reminder, days before',
    'storage.noticeDays': 'Notice of an uncollected parcel, day',
    'storage.finalNoticeDays': 'Final notice, day',
    'storage.finalTermDays': 'Term of the final notice, days',
    'counter.approvalMinutes': 'Request without a proof, minutes',
    'counter.decideDays': 'Decision on a parcel not taken, days',
    'compensation.decideDays': 'Decision on a claim, days',
    'counter.cashPerHandOver': 'Cash offline, one hand-over, USD',
    'counter.cashPerShift': 'Cash offline, a shift, USD',
    'counter.slipAloneUpTo': 'Customer slip: one person prints up to a balance of, USD',
    'topUp.aloneUpTo': 'Transfers: one person confirms up to, USD',
    'alone.paymentUpTo': 'Decided alone: one payment, USD',
    'alone.customerUpTo': 'Decided alone: one customer, USD',
    'alone.customerDays': 'Decided alone: days counted for a customer',
    'alone.dayUpTo': 'Decided alone: one person a day, USD',
    'customerCode.prefix': 'Customer codes: letters',
    'customerCode.separator': 'Customer codes: hyphen',
    'customerCode.leastDigits': 'Customer codes: fewest digits',
    'customerCode.way': 'Customer codes: drawn or counted',
    'customerCode.next': 'Customer codes: count from',
    'customerCode.keptBack': 'Customer codes: given by hand only',
    'start.hidden': 'First week hidden',
  },
  back: 'Back to the default',
  groups: {
    brand: 'Firm',
    contact: 'Contacts',
    provider: 'Provider details',
    messenger: 'Messengers',
    app: 'Apps',
    videoLessons: 'Video lessons',
    chain: 'The way of a parcel',
    trip: 'Road',
    storage: 'Storage',
    counter: 'Pickup points',
    compensation: 'Claims',
    topUp: 'Balance transfers',
    alone: 'Decisions of one person',
    customerCode: 'Customer codes',
    start: 'First week',
  },
  facts: { group: 'Section', allowed: 'Accepted values', byDefault: 'Default' },
  explains: {
    'brand.name':
      'What the firm is called on the site, in letters, on labels, receipts and papers, in the language of the reader. A language without a name of its own reads another of those that are set.',
    'brand.color':
      'Colour of buttons, links and selections on the site, the tracking page and the console. The colours of scan results stay as they are.',
    'contact.hotline':
      'The number that customers call: shown in the header, on the contact page, in emails and on the tracking pages.',
    'contact.email': 'The email on the contact page. Until it is set, the site shows no line for it.',
    'contact.address':
      'The office address on the contact page, in the visitor’s language. Until it is set, the site shows no line for it.',
    'provider.name':
      'The provider’s full legal name in the terms of service and on the contact page, in the visitor’s language. Until it is set, both say that it is given by phone.',
    'provider.registration':
      'Tax number, registration number and date, in the terms of service and on the contact page.',
    'provider.bank': 'Account, bank and bank code, in the terms of service and on the contact page.',
    'messenger.telegram': 'Where the Telegram button leads. Without a link it leads to the contact page.',
    'messenger.whatsapp': 'Where the WhatsApp button leads. Without a link it leads to the contact page.',
    'messenger.wechat': 'Where the WeChat button leads. Without a link it leads to the contact page.',
    'app.appStore': 'The app’s page in the App Store. Without a link the button leads to the contact page.',
    'app.googlePlay': 'The app’s page on Google Play. Without a link the button leads to the contact page.',
    'videoLessons.url':
      'A channel or playlist of video lessons. Without a link the site shows its lessons in pictures.',
    'chain.ownerAtHub':
      'Codes of the warehouses in China where one scan takes a parcel in, without owner and weight. Such a parcel awaits its owner, and that is no problem: the hub names the owner and weighs as it unloads.',
    'trip.undeclaredMayLeave':
      'Whether parcels that no customer has declared may be loaded and leave China. Unless it says “yes”, they are refused at loading and stop the departure.',
    'trip.unpaidMayLeave':
      'Whether unpaid parcels of customers who pay before departure may be loaded and leave China. Unless it says “yes”, they are refused at loading and stop the departure.',
    'trip.weighedAgainPercent':
      'How many of a hundred parcels are weighed once more at the hub. 0: only those that the operator chooses.',
    'trip.weightTolerancePercent':
      'By how many per cent the second weight may differ from the first; up to 50 g is no difference. A lower weight lowers the price at once, on a higher one a person decides.',
    'storage.reminderDays':
      'How many days before free storage ends the customer is reminded to collect. Another letter goes out on the last free day.',
    'storage.noticeDays':
      'On which day at the pickup point the customer is notified that the parcel was not collected.',
    'storage.finalNoticeDays':
      'On which day at the pickup point the final notice under section 2.16 of the terms goes out, also to those who have turned letters about parcels off. It never goes out within its own term after the first notice.',
    'storage.finalTermDays': 'How many days after the final notice the parcel can still be collected.',
    'counter.approvalMinutes':
      'For how many minutes a request to hand over without code and document waits for a decision, and for how long it may be used once it is allowed.',
    'counter.decideDays':
      'Within how many days the office decides about a parcel that was not taken at the counter. The customer is given this day.',
    'compensation.decideDays':
      'Within how many days the office decides about a claim for loss or damage. The customer is given this day.',
    'counter.cashPerHandOver':
      'How many dollars in cash a pickup point takes in one hand-over while it has no line. 0: no money is taken then.',
    'counter.cashPerShift':
      'How many dollars in cash a pickup point takes in one shift while it has no line.',
    'counter.slipAloneUpTo':
      'Up to which balance of a customer one person prints the slip that opens the account. Above it a second person allows the slip.',
    'topUp.aloneUpTo':
      'Up to which sum one person confirms a transfer that came in. More comes to the balance once two people have confirmed it.',
    'alone.paymentUpTo':
      'How many dollars of one payment may go back by the word of one person, all refunds of it together. More waits for a colleague.',
    'alone.customerUpTo':
      'How many dollars one customer may get by the word of one person: refunds, corrections, points and claims together, whoever decides.',
    'alone.customerDays': 'For how many days back those decisions count for a customer.',
    'alone.dayUpTo': 'How many dollars one person may decide alone on one day, for all customers together.',
    'customerCode.prefix':
      'Letters at the beginning of the codes of new customers; “none”: digits alone. Codes that exist stay and lead to their customers for ever. RA, RP, RB, RC, RT, RI and RX begin other codes.',
    'customerCode.separator':
      'Whether a hyphen stands between letters and digits: “hyphen” or “none”. It makes no difference to how a code is found.',
    'customerCode.leastDigits':
      'How many digits a number has at least; noughts stand before a shorter one. Drawn numbers have so many or one more.',
    'customerCode.way':
      '“drawn”: numbers in no order. “counted”: one after the other; counted numbers tell everybody how many customers you have.',
    'customerCode.next':
      'The number from which counted codes go on. What is taken, or is given by hand only, is passed over.',
    'customerCode.keptBack':
      'Numbers that nobody gets by itself: “below 100”, “repeated” (777), “runs” (123, 321), “round” (500), “mirrored” (1221), single numbers. Separated by commas.',
    'start.hidden':
      'Whether the list “First week” is out of the menu while it still lacks something. It is there unless “yes” is set.',
  },
  allowed: {
    'brand.name': 'One line, up to 40 characters',
    'brand.color': 'A colour such as #1d3fae on which white text can be read',
    'contact.hotline': 'A phone number: digits, spaces, brackets, hyphens, “+” in front; up to 24 characters',
    'contact.email': 'An e-mail address, up to 254 characters',
    codeLetters: '1 to 5 capital Latin letters, or “none”',
    codeHyphen: '“hyphen” or “none”',
    codeDigits: 'A whole number from 1 to 8',
    codeWay: '“drawn” or “counted”',
    codeNumber: 'A whole number from 1 to 99999999',
    codeReserved: 'Words and numbers with commas, for example: below 100, repeated, 2024',
    line: 'One line, up to 200 characters',
    link: 'A full address with https://, up to 500 characters',
    unitCodes: 'Codes of warehouses in the list of units, with commas between them, such as YIWU-WH',
    choice: '“yes” or “no”',
    percent: 'A whole number of per cent, from 0 to 100',
    days: 'A whole number of days, from 1 to 365',
    minutes: 'A whole number of minutes, 2 to 60',
    dollars: 'A whole number of dollars from 0 to 99999',
    fewDollars: 'A whole number of dollars from 0 to 500',
  },
  byDefault: (value) => `${value} (default)`,
  color: {
    title: 'This is how it will look',
    button: 'Button',
    link: 'Link',
    unreadable: 'White text cannot be read on this colour.',
    nearest: (color: string) => `Take the nearest one that can be read: ${color}`,
  },
  nextCodes: {
    title: 'The next codes',
    loading: 'Being looked up…',
    failed: 'The next codes could not be read. Open the setting again.',
    none: 'There is no free code left: allow more digits.',
    drawn: 'Drawn: examples, not the very next ones.',
    counted: 'Counted numbers tell everybody how many customers you have.',
  },
  notSet: 'not set',
};
