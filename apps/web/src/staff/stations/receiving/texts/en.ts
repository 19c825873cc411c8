import type { ReceivingTexts } from './receiving-texts.ts';

export const texts: ReceivingTexts = {
  title: 'Receiving',
  looks: {
    READY: { title: 'Ready', line: 'The parcel is declared', next: 'Type the weight and press Enter' },
    CHECKING: {
      title: 'Checking',
      line: 'Not in the snapshot, the service is being asked',
      next: 'Type the weight',
    },
  },
  questions: {
    NO_WEIGHT: {
      title: 'No weight',
      line: 'The weight is missing',
      next: 'Type it, or press Enter again to receive without',
    },
    BAD_WEIGHT: {
      title: 'Weight unclear',
      line: 'A weight is written as 3.42, in kilograms',
      next: 'Type the weight again',
    },
    BAD_SIDES: {
      title: 'Sides unclear',
      line: 'Sides are written as 60*50*40, in centimetres',
      next: 'Type the sides again',
    },
    SCALE_MOVES: {
      title: 'Scale not ready',
      line: 'The weight is still moving, or the scale is not back at zero',
      next: 'Wait until it is stable, then weigh again',
    },
    NOT_DECLARED: {
      title: 'Not declared',
      line: 'Nobody has declared this code',
      next: 'Type the customer code; if unreadable, Enter again',
    },
    SEVERAL_WAIT: {
      title: 'Several owners',
      line: 'Several customers have declared this code',
      next: 'Type the customer code; if unreadable, Enter again',
    },
  },
  card: {
    empty: {
      title: 'Waiting for a parcel',
      text: 'Scan its label: the customer code and what was declared appear here.',
    },
    noCustomer: 'Customer not known',
    goods: 'Goods',
    declared: 'Declared',
    order: 'Order',
    weight: 'Weight',
    sides: 'Sides (L * W * H)',
    cell: 'Cell',
    sameCustomer: (cell) => `this customer: ${cell}`,
    customerCode: 'Customer code',
    kg: 'kg',
    cm: 'cm',
    receive: 'Receive',
    closed: 'It cannot be received, the reason is above',
    sent: 'Stored, scan the next parcel',
    putAside: 'Put aside',
  },
  person: {
    title: 'Needs a person',
    lead: 'These parcels were not received: go back to each, or put it aside and mark it as dealt with.',
    empty: 'There are no such scans.',
    late: {
      title: 'Came late',
      lead: 'These scans waited for the line and could not be taken at once. Compare each with its parcel: receive it, or lay it aside and say why.',
    },
    device: 'Device',
    service: 'Server',
    noParcel: 'No parcel has this code',
    take: 'Receive',
    layAside: 'Lay aside',
    note: 'Why',
    taken: 'The parcel is received',
    laidAside: 'The scan is laid aside',
  },
  device: {
    title: 'Register this device',
    lead: 'Before parcels are received, register the device for a warehouse. The registration stays in this browser.',
    name: 'Name of the device',
    nameHint: 'For example: receiving 2',
    unit: 'Warehouse',
    choose: 'Choose a warehouse',
    register: 'Register',
    failed: 'It was not registered, please try again.',
    notAllowed: {
      title: 'This device is not registered yet',
      text: 'Parcels can be received here once it is. Your account may not register devices.',
      next: 'Ask a supervisor to log in on this device once and register it.',
    },
    noStorage: {
      title: 'The browser stores nothing',
      text: 'This browser does not let pages store data on the device, so scans would be lost. Leave the private window, or take another browser.',
    },
    ended: 'The former registration of this device has ended, it has to be registered again.',
    needsLine: 'Registering needs the line, try again later.',
  },
};
