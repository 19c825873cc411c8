import type { DevicesTexts } from './devices-texts.ts';

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const texts: DevicesTexts = {
  title: 'Station devices',
  count: (inUse) => `${counted(inUse, 'device', 'devices')} in use`,
  lead: 'To add a device, open a station on it: whoever may register devices does so there.',
  empty: {
    title: 'There are no devices yet',
    text: 'Open a station in the browser that will scan, and register it.',
  },
  here: 'online',
  silent: (since) => `silent since ${since}`,
  never: 'has never been online',
  waiting: (count, since) =>
    `waiting to be sent: ${counted(count, 'scan', 'scans')}${since === undefined ? '' : `, since ${since}`}`,
  unused: 'not online for a month',
  registered: (when, who) => `registered ${when}, ${who}`,
  ended: (when, who) => `ended ${when}, ${who}`,
  endedList: (count) => `Ended: ${count}`,
  change: 'Change',
  changeOf: (name) => `Change: ${name}`,
  name: 'Name',
  unit: 'Place',
  moveHint: 'It can be moved while it is online and nothing waits on it.',
  save: 'Save',
  changed: 'Device changed',
  end: 'End',
  endOf: (name) => `End: ${name}`,
  ask: {
    title: (name) => `End “${name}”?`,
    text: 'Its scans are not taken any more, for good: the browser has to be registered again.',
    waiting: (count) =>
      `${counted(count, 'scan waits', 'scans wait')} on it to be sent: they stay on the device and do not come into the system.`,
    yes: 'End',
  },
  done: 'Device ended',
  cancel: 'Cancel',
};
