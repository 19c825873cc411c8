import { pluralEn } from '../../../../shared/i18n/plural.ts';
import { texts as checklistTexts } from '../../checklist/texts/en.ts';
import type { AcceptanceTexts } from './ru.ts';

const parcelsOf = (count: number) => `${count} ${pluralEn(count, { one: 'parcel', other: 'parcels' })}`;

export const texts: AcceptanceTexts = {
  ...checklistTexts,
  title: 'Arrivals from the hub',
  placeholder: 'Parcel or bag',
  sealPlaceholder: 'Number of the seal of the bag',
  ready: {
    title: 'Scan',
    line: 'Choose the transfer, then scan whatever you take out of the car',
    next: 'Choose the transfer',
  },
  help: {
    title: 'Help',
    line: 'Cards: damaged, undo (the last scan), next (another transfer), log out',
    next: 'Choose a transfer or scan its code on the sheet of the driver',
  },
  own: {
    ...checklistTexts.own,
    CHOOSE_TRANSFER: {
      title: 'Choose a transfer',
      line: 'Without one there is nothing to compare with',
      next: 'Choose it from the list',
    },
    CHOSEN: {
      title: 'Transfer chosen',
      line: 'Whatever you scan now is compared with it',
      next: 'Scan a parcel, then its cell',
    },
    ASIDE: { title: 'Transfer set aside', line: 'What was scanned stays in it', next: 'Choose a transfer' },
    DONE: {
      title: 'Acceptance finished',
      line: 'The transfer is taken in at the point',
      next: 'Choose a transfer',
    },
    READ_BAG_SEAL: {
      title: 'Seal of the bag?',
      line: 'Its number is compared with the one noted when the bag was closed',
      next: 'Scan the number; F4 if there is no seal',
    },
  },
  known: {
    ...checklistTexts.known,
    EXPECTED: { title: 'Expected', line: 'Stored, and sent when the line is back', next: 'Scan on' },
    SCANNED: { title: 'Had before', line: 'This parcel was scanned already', next: 'Scan on' },
    SURPLUS: {
      title: 'Not expected',
      line: 'This station does not have it on the list; stored, and sent when the line is back',
      next: 'Set it apart',
    },
  },
  ofTransfer: (transfer) => `Transfer ${transfer} should bring it`,
  goesTo: (point) => `“${point}” waits for it; it is not taken in here`,
  list: {
    ...checklistTexts.list,
    title: 'Which transfer has come',
    lead: 'Choose it here or scan the code on the sheet of the driver.',
    none: 'Nothing is on its way to this point.',
    needsLine: 'Without the line you see the list as it was. Beginning needs the line.',
    number: (no, day) => `Transfer ${no} of ${day}`,
    from: (hub) => `from ${hub}`,
    left: (moment) => `left ${moment}`,
    parcels: parcelsOf,
    over: 'accepted',
    beginOf: (code) => `Begin: ${code}`,
    goOnWith: (code) => `Go on: ${code}`,
  },
  card: {
    ...checklistTexts.card,
    notBegun: 'Nobody has begun to accept this transfer.',
    listsNeedLine: 'Without the line the lists stay as they are. Scan on: everything is stored.',
    other: 'Another transfer',
    finish: 'Finish',
    finished: 'Accepted',
    unsettled: (count) => `Not settled: ${count}`,
    done: (scanned, missing) => `The transfer is accepted. Taken in: ${scanned}, missing: ${missing}.`,
  },
  missing: {
    ...checklistTexts.missing,
    none: 'Everything that was expected is here.',
    shortLanded: 'Did not arrive',
  },
  surplus: {
    ...checklistTexts.surplus,
    title: 'Too much',
    none: 'Nothing is too much.',
    ofTransfer: (transfer) => `of transfer ${transfer}`,
    ofNoTransfer: 'on no transfer',
    goesTo: (point) => `goes to ${point}`,
    noPoint: 'names no pickup point',
    unowned: 'no such code, owner unknown',
    setAside: 'Set aside',
  },
  damage: { title: 'Damaged', none: 'Nothing is damaged.', open: 'Open the parcel' },
  settled: {
    ...checklistTexts.settled,
    SHORT_LANDED: 'Did not arrive',
    SET_ASIDE: 'Set aside',
    CAME_ELSEWHERE: 'Came with another transfer',
    NOT_FOUND: 'Not found',
    NEXT_TRANSFER: 'Goes with the next car',
  },
  settledBy: (what, who) => `${what} · ${who}`,
};
