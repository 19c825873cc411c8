import type { CargoTexts } from './ru.ts';

export const texts: CargoTexts = {
  title: 'Request for cargo',
  lead: 'Say what is inside, and the size of each box. A member of staff checks and accepts the request; from then on the warehouse expects the cargo.',
  notOpen: {
    title: 'Cargo is not open for you',
    text: 'Call {{hotline}}: a member of staff takes the order down.',
    toParcel: 'Order a parcel',
  },
  boxes: {
    title: 'Boxes',
    hint: 'Put boxes of the same size into one row.',
    row: (number) => `Row ${number}`,
    remove: (number) => `Remove row ${number}`,
    add: 'Add boxes of another size',
    count: 'Boxes',
    length: 'Length, cm',
    width: 'Width, cm',
    height: 'Height, cm',
    weight: 'Weight of a box, kg',
    sum: (count, kg, m3) => `${count} ${count === 1 ? 'box' : 'boxes'} · ${kg} kg · ${m3} m³`,
    price: (amount) => `${amount} by the tariff`,
    save: 'Save boxes',
    saved: 'The boxes are changed.',
  },
  send: 'Send the request',
  sent: 'The request is sent. A member of staff will check the boxes and accept it.',
  wrong: {
    empty: 'Give length, width, height and weight of the box',
    side: 'A side is 0.1 to 1,000 cm',
    weight: 'A box weighs 0.001 to 10,000 kg',
    count: '1 to 200 boxes',
    tooMany: (most) => `One request has at most ${most} boxes`,
    value: 'Give the value of the goods',
  },
};
