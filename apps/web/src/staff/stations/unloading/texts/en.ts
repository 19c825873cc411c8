import { pluralEn } from '../../../../shared/i18n/plural.ts';
import { texts as checklistTexts } from '../../checklist/texts/en.ts';
import type { UnloadingTexts } from './ru.ts';

const parcelsOf = (count: number) => `${count} ${pluralEn(count, { one: 'parcel', other: 'parcels' })}`;

export const texts: UnloadingTexts = {
  ...checklistTexts,
  title: 'Unloading',
  placeholder: 'Bag or parcel',
  sealPlaceholder: 'Number of the seal',
  cellPlaceholder: 'Cell',
  ready: {
    title: 'Scan',
    line: 'Choose the trip, compare the seals, then scan bags and parcels',
    next: 'Choose the trip',
  },
  help: {
    title: 'Help',
    line: 'Cards: damaged, undo (the last scan), next (another trip), log out',
    next: 'Choose a trip or scan its code',
  },
  own: {
    ...checklistTexts.own,
    CHOOSE_TRIP: {
      title: 'Choose a trip',
      line: 'Without a trip there is nothing to compare with',
      next: 'Choose one from the list',
    },
    CHOSEN: {
      title: 'Trip chosen',
      line: 'Whatever you scan now is compared with it',
      next: 'Compare the seals, then scan',
    },
    ASIDE: { title: 'Trip put aside', line: 'What was scanned stays with it', next: 'Choose a trip' },
    DONE: { title: 'Unloading finished', line: 'The trip is taken in at the hub', next: 'Choose a trip' },
    READ_SEALS: {
      title: 'Seals',
      line: 'What you read next is the number of a seal of the vehicle',
      next: 'Scan or type the number',
    },
    SCAN_SHELVED: {
      title: 'Which parcel?',
      line: 'The one that was scanned last goes into the cell',
      next: 'Scan the parcel first',
    },
    READ_CELL: {
      title: 'Which cell?',
      line: 'The parcel that was scanned last goes into it',
      next: 'Scan the cell; F7 again to put nothing away',
    },
    SCAN_FOUND: { title: 'Found', line: 'Only what was scanned is taken in', next: 'Scan what was found' },
    SCAN_WEIGHED: {
      title: 'What is to be weighed?',
      line: 'It is the parcel that was scanned last',
      next: 'Scan the parcel, then F8',
    },
    SCALE_MOVES: {
      title: 'Scale not ready',
      line: 'The weight is not stable, or the scale is not at zero',
      next: 'Wait and weigh again',
    },
    BAD_WEIGHT: {
      title: 'Not a weight',
      line: 'Kilograms with a point or a comma: 3.42',
      next: 'Enter the weight again',
    },
  },
  known: {
    ...checklistTexts.known,
    SURPLUS: {
      title: 'Not expected',
      line: 'Not in what this device knows of the trip; stored, sent once the line is back',
      next: 'Put it aside as surplus',
    },
  },
  ofTrip: (trip) => `It belongs to trip ${trip} and is surplus here`,
  list: {
    ...checklistTexts.list,
    title: 'Which trip is unloaded',
    lead: 'Choose it here, or scan its code.',
    none: 'Nothing is on its way to this hub, and nothing has arrived.',
    beginOf: (code) => `Begin to unload ${code}`,
    goOnWith: (code) => `Go on with ${code}`,
    onTheRoad: (count) => `${parcelsOf(count)} on the road`,
    arrived: (moment) => `arrived ${moment}`,
    expectedOn: (day) => `expected ${day}`,
    done: (scanned, expected) => `${scanned} of ${expected} scanned`,
    over: 'unloaded',
  },
  card: {
    ...checklistTexts.card,
    from: (place) => `from ${place}`,
    arrived: (moment) => `arrived ${moment}`,
    notBegun: 'Nobody has begun to unload this trip.',
    sealsMatch: (read, all) => `Seals match, ${read} of ${all}`,
    sealsLeft: (read, all) => `${read} of ${all} seals compared`,
    sealsDiffer: (numbers) => `Other seal: ${numbers}`,
    readBefore: (numbers) => `read before: ${numbers}`,
    finishAnyway: (numbers) =>
      numbers === ''
        ? 'The trip has no seals on record. Finish with this one?'
        : `On record: ${numbers}. Finish although the seal differs?`,
    finishRight: (numbers) => `Another number was read before: ${numbers}. All seals are right now. Finish?`,
    readAgain: 'Read the seals again',
    noSeals: 'No seal numbers on record',
    readSeals: 'Compare seals',
    cell: 'Cell',
    other: 'Another trip',
    weigh: 'Weigh again',
    done: (scanned, missing) => `The trip is unloaded. ${scanned} taken in, ${missing} missing.`,
  },
  weigh: {
    title: 'Second weighing',
    weight: 'Second weight, kg',
    store: 'Store the weight',
    sure: 'The weight is right',
    skip: 'Do not weigh',
  },
  missing: {
    ...checklistTexts.missing,
    loaded: (moment) => `loaded ${moment}, no trace since`,
    loose: 'loose, not scanned since loading',
    inBag: (bag) => `was in ${bag}`,
    bagHere: (bag) => `was in ${bag}, the bag is here and open`,
    shortLanded: 'Short-landed',
    found: 'Found in a bag',
  },
  surplus: {
    ...checklistTexts.surplus,
    fromTrip: (trip) => `of trip ${trip}`,
    ofNoTrip: 'on no trip',
    setAside: 'Put aside as surplus',
  },
  settled: {
    ...checklistTexts.settled,
    SHORT_LANDED: 'Short-landed',
    SET_ASIDE: 'Put aside as surplus',
    CAME_ELSEWHERE: 'Came with another trip',
    NOT_FOUND: 'Not in its place',
    NEXT_TRANSFER: 'Goes with the next transfer',
  },
  settledBy: (what, who, moment) => `${what} · ${who}, ${moment}`,
};
