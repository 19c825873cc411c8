import type { ReportsTexts } from './reports-texts.ts';

export const texts: ReportsTexts = {
  // English has no greeting for the night: "good night" says goodbye.
  greeting: (part, name) =>
    `${{ night: 'Hello', morning: 'Good morning', day: 'Good afternoon', evening: 'Good evening' }[part]}, ${name}`,
  empty: 'There are no sections for your role yet. Please ask an administrator.',
  sections: 'Sections',
  period: {
    label: 'Period',
    names: { day: 'Today', week: '7 days', month: '30 days', year: '12 months' },
  },
  range: {
    thisMonth: 'This month',
    lastMonth: 'Last month',
    from: 'From',
    to: 'to',
    wrong: 'The first day cannot be after the last, and the period cannot exceed ten years.',
  },
  figures: 'Key figures',
  before: (period, value) =>
    `${value} ${{ day: 'yesterday', week: 'in the 7 days before', month: 'in the 30 days before', year: 'in the 12 months before', range: 'in the period before' }[period]}`,
  units: { PIECE: '', KG: 'kg', CBM: 'm³', USD: 'USD' },
  measures: { orders: 'Orders', parcels: 'Parcels', weight: 'Weight', volume: 'Volume', amount: 'Freight' },
  spark: (period, least, most) =>
    `${{ day: 'By hour', week: 'By day', month: 'By day', year: 'By month' }[period]}: from ${least} to ${most}`,
  orders: {
    title: 'New orders',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    total: 'All time',
    against: 'against the 7 days before',
  },
  stages: {
    title: 'Orders by stage',
    total: (count) => `${count} in total, cancelled left out`,
    problem: (count) => `${count} with a problem`,
  },
  firstSteps: {
    title: 'What customers need before they can send parcels',
    done: 'done',
    steps: {
      chinaAddress: {
        title: 'Enter the address of the China warehouse',
        text: 'Without it customers have nothing to give to sellers: their cabinets ask them not to have anything sent.',
      },
      pickupPoint: {
        title: 'Open a pickup point',
        text: 'Without one no order can be made: there is nowhere to bring the parcel.',
      },
      exchangeRate: {
        title: 'Enter the rate of the dollar to the somoni',
        text: 'Without it prices are shown in dollars only.',
      },
    },
  },
  backups: {
    good: (age) => `Last backup: ${age}`,
    trial: (age) => `restored on trial: ${age}`,
    copy: 'This is a copy of the data, made to be looked at: no backup of it is made',
    noneYet: 'No backup has been made yet',
    none: 'There is no backup of the data',
    late: (age) => `The last good backup is old: ${age}`,
    failed: (fault) => `The last backup failed: ${fault}`,
    faults: {
      noRoom: 'the disk for backups is full',
      notWritable: 'the folder for backups cannot be written',
      damaged: 'it was read back and is damaged',
      foreign: 'the folder holds data of another installation',
      archive: 'the archive between backups has a gap',
      gone: 'the backups made before are gone from their folder; is its disk mounted?',
      failed: 'the reason is in the log of the service',
    },
    trialFailed: 'The last trial restore of a backup failed',
    archiveFailing:
      'Changes since the last backup are not being archived. If pg.log says that a file already exists, set a new empty ARCHIVE_DIR and make a backup at once.',
    advice:
      'Tell whoever runs the service: if the data is lost, only what the last backup holds can be brought back.',
  },
  upkeep: {
    checks: {
      AUDIT: 'The record of who did what',
      LEDGER: 'The ledger of money and points',
      DERIVED: 'What is computed from the histories of parcels',
    },
    differs: (what, count) => `${what} does not agree with itself: ${count}`,
    failed: (what) => `${what} could not be checked last night`,
    late: (what, age) => `${what} was checked last: ${age}`,
    jobs: (count) => `Background work that was given up after many tries: ${count}`,
    advice: 'Tell whoever runs the service; the documents for operators say what to do.',
  },
  waiting: {
    title: 'Waiting for you',
    none: 'Nothing is waiting. All clear.',
    oldest: (age) => `oldest: ${age}`,
    acts: {
      withoutCell: 'Put away',
      withoutBag: 'Put into a bag',
      notScanned: 'Unload',
      withoutCellAtHub: 'Put away',
      inTransfer: 'To the transfers',
      withoutCellAtPoint: 'Put away',
      needsPerson: 'Settle',
      pool: 'Find the owner',
      problemsToDo: 'Do it',
      problemsUnanswered: 'Settle with the customer',
    },
  },
  ranks: {
    products: 'Products',
    points: 'Pickup points',
    countries: 'Destination countries',
    name: 'Name',
    orders: 'Orders',
    amount: 'USD',
    share: 'Share',
    none: 'No orders in this period.',
    more: (count) => `Show ${count} more`,
    less: 'Show less',
  },
  split: {
    title: 'Breakdown',
    label: 'Split by',
    by: { point: 'Point', product: 'Product', country: 'Country', stage: 'Stage' },
  },
  notices: { title: 'Important notices' },
  report: {
    file: 'Download orders',
    title: 'Reports',
    chart: (measure, period) => `${measure}, ${period}: bar chart, the numbers are in the table below`,
    table: 'Orders by date placed',
    when: { hour: 'Hour', day: 'Day', month: 'Month' },
    total: 'Total',
    before: 'Previous period',
    previousRange: (range) => `Previous period: ${range}`,
  },
};
