import type { ScaleTexts } from './ru.ts';

export const texts: ScaleTexts = {
  title: 'Scale',
  bar: {
    looking: 'Scale: checking',
    unsupported: 'Weight: by hand',
    none: 'No scale connected',
    unplugged: 'Scale unplugged',
    busy: 'Scale in use',
    silent: 'Scale is silent',
    nonsense: 'Scale: unreadable data',
    notZero: 'Scale not at zero',
    overload: 'Scale overloaded',
    ready: (weight) => `Scale: ${weight} kg`,
    moves: 'Scale: weighing',
  },
  states: {
    looking: 'Looking for the scale of this station.',
    unsupported:
      'This browser cannot connect a scale: use Chrome or Edge on a computer. Type the weight, or use a scale that types as a keyboard does.',
    none: 'No scale is connected yet. Press “Connect a scale” and choose the port in the window of the browser. Weights can also be typed.',
    unplugged:
      'The scale was unplugged. Check the cable: it is connected again by itself. Type the weight meanwhile.',
    busy: 'The scale cannot be opened: another tab or program uses it. Close that and connect the scale again.',
    silent:
      'The scale sends nothing. Check power, cable and settings; it has to send its weight all the time.',
    nonsense: 'What the scale sends is no weight. Check speed and protocol.',
    notZero: 'The scale did not return to zero before this parcel. Clear it, wait for zero and weigh again.',
    overload: 'This is more than the scale can weigh.',
    ready: 'The scale is connected. A weight is filled in once it has not changed for half a second.',
  },
  troubles: {
    notZero: {
      title: 'Scale not at zero',
      line: 'The scale did not show zero before this weight, which was not taken',
      next: 'Clear the scale, wait for zero and weigh again',
    },
    nonsense: {
      title: 'Scale failure',
      line: 'What the scale sends cannot be read',
      next: 'Type the weight, check the settings of the scale',
    },
    unplugged: {
      title: 'No scale',
      line: 'The scale was unplugged',
      next: 'Type the weight, check the cable',
    },
    silent: {
      title: 'Scale is silent',
      line: 'The scale sends nothing',
      next: 'Type the weight, check the scale',
    },
  },
  connect: 'Connect a scale',
  another: 'Connect another',
  disconnect: 'Disconnect',
  notConnected: 'The browser does not allow a scale to be connected',
  protocol: 'Protocol',
  protocols: {
    status: 'ST,NT (sent all the time)',
    pattern: 'Own pattern',
  },
  baud: 'Speed, baud',
  pattern: 'What a line looks like',
  patternHint: '{kg} or {g} is the weight, * any signs. Example: W:{kg}kg*',
  badPattern: 'The pattern needs {kg} or {g}, once',
  signal: (line) => `Last line: ${line}`,
  hint: 'A setting of this device',
};
