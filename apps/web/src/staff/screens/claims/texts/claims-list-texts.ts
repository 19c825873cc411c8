/** Words of the queue of claims and of a decision. */
export type ClaimsListTexts = {
  title: string;
  search: string;
  none: string;
  otherShop: string;
  rivals: (count: number) => string;
  taken: string;
  unidentified: string;
  picture: string;
  noPicture: string;
  pictureFailed: string;
  savePicture: string;
  approve: string;
  approveAsk: { title: string; text: (parcel: string, customer: string) => string; yes: string; no: string };
  approved: string;
  refuse: string;
  refuseAsk: {
    title: string;
    hint: string;
    needed: string;
    yes: string;
    no: string;
  };
  refused: string;
};
