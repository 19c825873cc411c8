/** Words of what one person decides alone. */
export type AloneTexts = {
  alone: (left: string) => string;
  waits: (left: string) => string;
  left: (parts: string) => string;
  ofPayment: (left: string, limit: string) => string;
  ofCustomer: (left: string, limit: string, days: number) => string;
  ofPerson: (left: string, limit: string) => string;
};
