import type { ProblemTexts } from './ru.ts';

export const texts: ProblemTexts = {
  button: 'Problem',
  title: 'A parcel is not taken',
  parcel: 'Parcel',
  kind: 'What is wrong',
  note: 'What you see, and what the customer says',
  noteHint: 'Colleagues who decide will read this.',
  send: 'Report and set aside',
  done: (code) => `Set aside: ${code}`,
  back: (cell) => `Put the parcel back into cell ${cell}.`,
  backNoCell: 'Put the parcel back: it lies in no cell.',
  decideBy: (day) => `The office decides by ${day}. The customer has a letter already.`,
  money: 'Payments stay as they are, and storage stands still meanwhile.',
  photo: (count) => (count === 0 ? 'Take a photo' : `Another photo, ${count} taken`),
  close: 'Done',
  claim: {
    title: 'Claim',
    open: 'Write down a claim',
    amount: 'Sum, USD',
    amountHint: 'No more than the delivery of this parcel costs.',
    words: 'What the customer asks for, and why',
    send: 'Write down',
    sent: (day) => `The claim is written down, and the office decides by ${day}. The customer has a letter.`,
  },
};
