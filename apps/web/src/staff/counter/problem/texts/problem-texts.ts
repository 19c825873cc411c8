/** Words of a clerk of whom a parcel is not taken. */
export type ProblemTexts = {
  button: string;
  title: string;
  parcel: string;
  kind: string;
  note: string;
  noteHint: string;
  send: string;
  done: (code: string) => string;
  back: (cell: string) => string;
  backNoCell: string;
  decideBy: (day: string) => string;
  money: string;
  photo: (count: number) => string;
  close: string;
  claim: {
    title: string;
    open: string;
    amount: string;
    amountHint: string;
    words: string;
    send: string;
    sent: (day: string) => string;
  };
};
