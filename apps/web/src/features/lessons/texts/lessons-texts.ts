import type { Place, Scene } from '../screen-parts.ts';

/** Words on the drawn screens and around them. They stand in one line of a drawing: short. */
export type LessonsTexts = {
  /** Begins the description for a reader who cannot see the drawing. */
  places: Record<Place, string>;
  /** Says what is touched or looked at. */
  touch: (what: string) => string;
  look: (what: string) => string;
  /** What the pictures of a box show. */
  scenes: Record<Scene | 'video', string>;
  logIn: string;
  signUp: string;
  userName: string;
  password: string;
  passwordAgain: string;
  passwordMeter: string;
  email: string;
  phone: string;
  codeSent: string;
  letterCode: string;
  ofAge: string;
  agree: string;
  cabinet: string;
  yourCode: string;
  copy: string;
  copyAsLine: string;
  profile: string;
  warehouse: string;
  orders: string;
  newOrder: string;
  point: string;
  dushanbe: string;
  codes: string;
  goods: string;
  goodsExample: readonly string[];
  pieces: string;
  weight: string;
  weightExample: string;
  sumExample: string;
  noSumExample: string;
  price: string;
  battery: string;
  liquid: string;
  send: string;
  waitsInChina: string;
  whereIsIt: string;
  track: string;
  list: string;
  all: string;
  onTheWay: string;
  ready: string;
  actNow: string;
  over: string;
  arrivedDushanbe: string;
  crossedBorder: string;
  receivedInChina: string;
  openPass: string;
  pass: string;
  freeUntil: string;
  toPay: string;
  delivery: string;
  storage: string;
  inSomoni: string;
  phoneWithCode: string;
  document: string;
  counter: string;
  boxIsWhole: string;
};
