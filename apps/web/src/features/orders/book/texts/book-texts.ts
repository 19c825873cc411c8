/** Texts of the book of recipients. */
export type BookTexts = {
  title: string;
  lead: string;
  add: string;
  usual: string;
  ownPoint: string;
  edit: string;
  editName: (name: string) => string;
  remove: string;
  removeName: (name: string) => string;
  count: (recipients: number, most: number) => string;
  none: { title: string; text: string };
  form: {
    newTitle: string;
    editTitle: string;
    name: string;
    phone: string;
    phoneHint: string;
    point: string;
    pointHint: string;
    note: string;
    noteHint: string;
    usual: string;
    save: string;
    cancel: string;
    saved: string;
    wrong: { name: string; phone: string };
    conflict: { text: string; yes: string; no: string };
  };
  removeDialog: { title: (name: string) => string; text: string; yes: string; no: string; done: string };
};
