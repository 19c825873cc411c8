import type { MoveTexts } from './ru.ts';

const spaced = (count: number) => new Intl.NumberFormat('en').format(count);
const counted = (count: number) => `${spaced(count)} ${count === 1 ? 'parcel' : 'parcels'}`;

export const texts: MoveTexts = {
  act: 'Move to another channel',
  title: (channel) => `Move goods: ${channel}`,
  stays:
    'Whatever waits in China and is not planned for a trip will move. Days promised to customers and prices do not change.',
  to: 'To which channel',
  choose: 'Choose a channel',
  suspended: (channel) => `${channel} (suspended)`,
  noneOpen: 'No other channel is open for these goods.',
  codes: 'Codes, if not all of it moves',
  codesHint: 'Paste a list or a message: the codes are found in it, and repeats do no harm.',
  pick: 'Pick by codes',
  all: 'Show all that waits',
  found: (count) => `Codes found: ${spaced(count)}.`,
  notCodes: (count) => `Skipped, not like codes: ${spaced(count)}`,
  noCodes: 'There is no code in the text.',
  tooMany: (most) => `At most ${spaced(most)} codes at once.`,
  will: (count, kg, m3, people) =>
    `${counted(count)}, ${kg} kg, ${m3} m³; ${spaced(people)} ${people === 1 ? 'customer' : 'customers'}`,
  nothing: 'There is nothing to move.',
  list: 'What to move',
  held: 'held',
  notShown: (count) => `and ${spaced(count)} more, which move too`,
  ticked: (count) => `Only those ticked move: ${spaced(count)}.`,
  refused: (count) => `These stay with their channel: ${spaced(count)}`,
  why: {
    NOT_FOUND: 'no such parcel',
    NOT_RECEIVED: 'not received in China yet',
    LEFT_CHINA: 'no longer waiting in China',
    OTHER_WAREHOUSE: 'in another warehouse',
    PLANNED: 'planned for a trip or aboard; take them off the trip first',
    OTHER_LINE: 'the channel is not for such goods',
    SAME_CHANNEL: 'already go by this channel',
    OTHER_CHANNEL: 'wait for another channel',
  },
  more: (count) => `and ${spaced(count)} more`,
  note: 'Why, for colleagues',
  noteHint: 'It stands in the history of the parcels and of both channels.',
  cancel: 'Leave them',
  yes: (count) => `Move ${counted(count)}`,
  done: (count) => `Moved to another channel: ${spaced(count)}`,
};
