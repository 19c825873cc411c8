import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { ManyTexts } from './ru.ts';

const orders = (count: number) => `${count} ${pluralEn(count, { one: 'order', other: 'orders' })}`;
const parcels = (count: number) => `${count} ${pluralEn(count, { one: 'parcel', other: 'parcels' })}`;
const rows = (count: number) => `${count} ${pluralEn(count, { one: 'row', other: 'rows' })}`;

export const texts: ManyTexts = {
  title: 'Orders from a file',
  lead: 'Upload a table of your parcels. We check every row and show you the outcome. No order is created until you confirm.',
  choose: {
    button: 'Choose a file',
    drop: 'or drag it here',
    dropNow: 'Drop the file here',
    limits: (most, megabytes) => `XLSX or CSV, up to ${most} rows and ${megabytes} MB`,
    reading: 'Reading the file…',
    template: 'Download the template',
    templateText:
      'The template explains every column. A table of your own will do too: we know the columns by their headings in English, Russian, Tajik and Chinese.',
    tooLarge: (megabytes) => `The file is larger than ${megabytes} MB. Please split it.`,
    wait: (seconds) => `Try again in ${seconds} s`,
  },
  check: {
    ready: (count, inAll) => `Ready: ${orders(count)}, ${parcels(inAll)}`,
    noneReady: 'No order can be created yet',
    noneReadyText: 'Correct the rows in your file and upload it again.',
    wrong: (count) => `${rows(count)} with mistakes`,
    wrongText:
      'The other orders can be created now. Download these rows, correct them and upload them separately.',
    totals: (list, count) =>
      count === 1
        ? `Row ${list} is a total and makes no order.`
        : `Rows ${list} are totals and make no orders.`,
    sheet: (name, others) => `We read the sheet “${name}”. Other sheets were not read: ${others}.`,
    filter: 'Rows to show',
    filters: { all: 'All', wrong: 'With mistakes', good: 'Ready' },
    submit: 'Submit to the warehouse right away',
    submitHint: 'Otherwise the orders stay drafts.',
    confirm: (count) => `Create ${orders(count)}`,
    working: 'Creating your orders…',
    later: 'What the ready rows lack can be added later. Until then the parcels will not leave China.',
    laterInAll: (missing) =>
      `Each ready row ${missing}. You can add this later, but until then the parcels will not leave China.`,
    download: 'Download rows with mistakes',
    another: 'Another file',
  },
  choices: {
    first: 'Answer, and we will check the rows.',
    skip: 'Check without answers',
    where: (count, isAll) =>
      isAll ? `Where do all ${count} go?` : `Where do the ${count} without a pickup point go?`,
    chosen: 'Where orders go for which the file has no pickup point',
    below: 'Choose a pickup point below: it is used for every row that has none.',
    point: 'Pickup point',
    columns: 'We do not know these columns. What is in them?',
    remembered: 'We remember the answer for your next files.',
    settled: (count) =>
      count === 1 ? 'We remember 1 column. View and change' : `We remember ${count} columns. View and change`,
    twice: 'Two columns have the same meaning. Leave it to one of them.',
    column: (header, sample) => `“${header}”, for example: ${sample}`,
    choose: 'Choose',
    unneeded: 'This column is not needed',
    apply: 'Apply',
  },
  columns: {
    row: 'Row',
    code: 'Tracking number',
    goods: 'Goods',
    figures: 'Packages, weight, value',
    recipient: 'Recipient and point',
    state: 'Check',
  },
  names: {
    orderGroup: 'Order',
    trackingCode: 'Tracking number',
    goods: 'Goods',
    quantity: 'Pieces',
    hsCode: 'HS code',
    places: 'Packages',
    weightKg: 'Weight',
    volumeM3: 'Volume',
    valueAmount: 'Value',
    valueCurrency: 'Currency',
    marketplace: 'Bought at',
    recipientName: 'Recipient',
    recipientPhone: 'Phone',
    pickupPoint: 'Pickup point',
    note: 'Note',
  },
  row: {
    number: (row) => `Row ${row}`,
    group: (name) => `Order “${name}”`,
    noCode: 'No tracking number',
    quoted: (value) => ` “${value}”`,
    good: 'Ready',
    more: (count) => `Show ${count} more`,
    places: (count) => `${count} ${pluralEn(count, { one: 'package', other: 'packages' })}`,
    colon: ': ',
    openOrder: (code) => `Order ${code}`,
  },
  done: {
    title: (count) => `${orders(count)} created`,
    none: 'No orders were created',
    text: (count) => `They hold ${parcels(count)}. The page of each order shows where its parcels are.`,
    orders: 'Orders created',
    rejected: (count) => `${rows(count)} not accepted`,
    rejectedText: 'Download these rows, correct them and upload the file again.',
    another: 'Upload another file',
    toOrders: 'All orders',
  },
  missing: {
    title: 'This file is no longer here',
    text: 'We keep uploaded files for 30 days. Please upload it again.',
  },
};
