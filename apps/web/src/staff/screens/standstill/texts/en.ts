import type { StandstillTexts } from './standstill-texts.ts';

export const texts: StandstillTexts = {
  title: 'What stands still',
  lead: (rows) =>
    rows === 0
      ? 'Nothing stands longer than it should.'
      : `${rows} ${rows === 1 ? 'place' : 'places'} along the way where goods stand longer than they should.`,
  updated: (time) => `as of ${time}`,
  all: 'All',
  whole: 'Show all that stands still',
  stages: {
    withoutCell: { name: 'Shelving', late: 'in no cell' },
    withoutBag: { name: 'Bags', late: 'in no bag for 2 days' },
    withoutTrip: { name: 'Loading', late: 'missed their trip' },
    tripAtBorder: { name: 'Trips', late: 'standing at the border' },
    notScanned: { name: 'Hub', late: 'not scanned' },
    unclaimed: { name: 'Points', late: 'not collected' },
    problemsUnanswered: { name: 'Problems', late: 'no answer' },
  },
  of: (count) => `of ${count}`,
  oldest: (days) => `oldest: ${days}`,
  none: 'all on time',
  days: (count) => (count === 0 ? 'under a day' : `${count} ${count === 1 ? 'day' : 'days'}`),
  list: {
    title: 'Oldest first',
    what: 'What',
    parcels: 'Parcels',
    stands: 'Standing for',
    holder: 'Who has it',
    act: 'What to do',
    empty: {
      title: 'Nothing stands still',
      text: 'Parcels in the warehouse, on trips, at the hub and at the points are on time.',
    },
    kinds: {
      withoutCell: 'Received, but in no cell',
      withoutBag: 'Received, but in no bag',
      withoutTrip: 'In bags, but the trip left without them',
      tripAtBorder: 'A trip stands at the border',
      notScanned: 'Arrived with a trip, not scanned',
      unclaimed: 'Not collected after the final notice',
      problemsUnanswered: 'Customers do not answer about a problem',
    },
    oldestCode: (code) => `oldest ${code}`,
  },
  holders: {
    OFFICE: 'Support',
    WAREHOUSE: 'China warehouse',
    ROAD: 'Dispatcher',
    HUB: 'The hub',
    POINT: 'Pickup point',
  },
  filter: 'Who has it',
  acts: {
    LIST: () => 'Show the list',
    PLAN: (trip) => `Add to ${trip}`,
    ANNOUNCE_DELAY: () => 'Announce a delay',
    OPEN_TRIP: () => 'Open the trip',
    PROBLEMS: () => 'Contact the customers',
  },
  person: { title: 'Needs a person', none: 'All scans were taken.', all: 'See to all of them' },
  drawers: {
    title: 'Drawers now',
    open: (count) => `${count} open`,
    none: 'No drawer is open.',
    since: (time) => `since ${time}`,
    all: 'All drawers',
    counted: 'counted, not closed',
  },
};
