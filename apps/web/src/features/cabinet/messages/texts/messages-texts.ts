/** Words of what the office and the customer write to each other. */
export type MessagesTexts = {
  title: string;
  office: string;
  you: string;
  fresh: string;
  answer: string;
  field: string;
  send: string;
  markRead: string;
  all: (count: number) => string;
};
