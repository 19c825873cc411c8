import type { ProblemsTexts } from './ru.ts';

export const texts: ProblemsTexts = {
  title: 'Your answer is needed',
  question: (day) =>
    `The parcel has been put aside at the China warehouse. What is to be done with it? Please answer by ${day}.`,
  late: 'The parcel has been put aside at the China warehouse. The time to answer is over: support will contact you. You can still answer here.',
  doneBy: {
    SEND_ON: (day) => `at the pickup point by ${day}`,
    RETURN: (day) => `handed back to the seller by ${day}`,
    DISPOSE: (day) => `disposed of by ${day}`,
  },
  send: 'Send the answer',
  choose: 'Choose one of these',
  answered: (answer) => `Your answer: ${answer}`,
  price: (price) => `Price: ${price}, to be paid when you are billed.`,
  canChange: 'You can change the answer until the warehouse has done it.',
  change: 'Change the answer',
  keep: 'Leave it as it is',
  sent: 'The warehouse has your answer',
  atCounter: 'We are looking into it',
  notWanted: 'You did not want the parcel',
  decideBy: (day) =>
    `The parcel is set aside at the pickup point. We decide by ${day} and write to you. Payments stay as they are, and storage stands still meanwhile.`,
  afterNotice: 'What is next for your parcel',
  storedUntil: (title, day) => `${title}: until ${day}`,
};
