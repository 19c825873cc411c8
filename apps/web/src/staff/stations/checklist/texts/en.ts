import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { SharedTexts } from '../checklist-kind.ts';

const parcelsOf = (count: number) => `${count} ${pluralEn(count, { one: 'parcel', other: 'parcels' })}`;

export const texts = {
  own: {
    GO_ON: { title: 'Scan', line: 'Bags and parcels are read again', next: 'Scan a bag or parcel' },
    READ_BAG_SEAL: {
      title: 'Seal of the bag?',
      line: 'It is compared with the number noted when the bag was closed',
      next: 'Scan the number; without a seal press F4',
    },
    SCAN_DAMAGED: {
      title: 'What is damaged?',
      line: 'Damage is noted of the parcel that you scan next',
      next: 'Scan the damaged parcel; F4 again to cancel',
    },
  },
  known: {
    EXPECTED: { title: 'Expected', line: 'Stored, sent once the line is back', next: 'Go on scanning' },
    SCANNED: { title: 'Scanned before', line: 'This parcel was scanned before', next: 'Go on scanning' },
  },
  list: {
    needsLine: 'Without the line you see the list of before. Beginning needs the line.',
    begin: 'Begin',
    goOn: 'Go on',
  },
  card: {
    scanned: 'Scanned',
    implied: 'In whole bags, seal whole',
    missing: 'Missing',
    expected: 'Expected',
    waits: (count) => `${count} ${pluralEn(count, { one: 'scan', other: 'scans' })} not sent yet`,
    listsNeedLine: 'Without the line the lists stand still. Go on scanning: everything is stored.',
    damaged: 'Damaged',
    brokenSeal: 'No seal',
    finish: 'Finish unloading',
    finished: 'Unloading finished',
    unsettled: (count) => `Unsettled: ${count}`,
    finishNeedsLine: 'Finishing needs the line.',
  },
  missing: {
    title: 'Missing',
    none: 'Everything expected is here.',
    bag: (count) => `bag, ${parcelsOf(count)}`,
    lookAgain: 'Look again',
    about: (act, code) => `${act}: ${code}`,
  },
  surplus: {
    title: 'Surplus',
    none: 'Nothing surplus.',
    unowned: 'unknown code, no owner',
    takenIn: 'taken in here',
    takeIn: 'Take in here',
  },
  damage: { title: 'Damaged', none: 'Nothing damaged.', open: 'Open the parcel' },
  settled: {
    LOOK_AGAIN: 'Being looked for',
  },
  notAll: (count) => `and ${parcelsOf(count)} more`,
} satisfies SharedTexts;
