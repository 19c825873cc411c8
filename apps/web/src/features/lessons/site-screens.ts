import type { Screen, ScreenPart } from './screen-parts.ts';
import type { LessonsTexts } from './texts/ru.ts';
import { usualCodePrefix } from '@rohi/contract/reference-data/usual-settings';

/* Screens of our own site and what happens around a parcel, in the language of the page. */

const code = `${usualCodePrefix}-10482`;
const hidden = '••••••••••';
const first = 'YT8834201957316';
const second = 'SF1402857713264';

const onSite = (...parts: ScreenPart[]): Screen => ({ place: 'site', parts });
const atCounter = (...parts: ScreenPart[]): Screen => ({ place: 'counter', parts });
const scene = (of: Extract<ScreenPart, { kind: 'scene' }>['scene'], note: string): Screen => ({
  place: 'table',
  parts: [
    { kind: 'scene', scene: of },
    { kind: 'note', text: note },
  ],
});

/** Lesson 1: signing up. */
export const signingUp = (t: LessonsTexts): readonly Screen[] => [
  onSite(
    { kind: 'title', text: t.logIn },
    { kind: 'input', text: t.userName },
    { kind: 'input', text: t.password },
    { kind: 'button', text: t.logIn },
    { kind: 'link', text: t.signUp, mark: 'touch' },
  ),
  onSite(
    { kind: 'field', text: t.userName, value: 'dilnoza' },
    { kind: 'field', text: t.password, value: hidden },
    { kind: 'meter', mark: 'look' },
    { kind: 'field', text: t.passwordAgain, value: hidden },
    { kind: 'field', text: t.email, value: 'dilnoza@mail.tj' },
    { kind: 'field', text: t.phone, value: '+992 90 000 00 00' },
  ),
  onSite(
    { kind: 'title', text: t.signUp },
    { kind: 'field', text: t.email, value: 'dilnoza@mail.tj' },
    { kind: 'link', text: t.codeSent, mark: 'touch' },
    { kind: 'field', text: t.letterCode, value: '4 8 2 0 1 6', mark: 'touch' },
  ),
  onSite(
    { kind: 'title', text: t.signUp },
    { kind: 'check', text: t.ofAge, mark: 'touch' },
    { kind: 'check', text: t.agree, mark: 'touch' },
    { kind: 'button', text: t.signUp, mark: 'touch' },
  ),
  onSite(
    { kind: 'title', text: t.cabinet },
    { kind: 'code', text: t.yourCode, value: code, mark: 'look' },
    { kind: 'link', text: t.copy, mark: 'touch' },
  ),
];

/** The address in the profile; the lines that have the customer's code may be marked. */
const profileLines = (mark?: ScreenPart['mark']): readonly ScreenPart[] => [
  { kind: 'row', text: '收货人', value: `王师傅 ${code}`, ...(mark && { mark }) },
  { kind: 'row', text: '手机号码', value: '13800000000' },
  { kind: 'row', text: '详细地址', value: `1 号 (${code})`, ...(mark && { mark }) },
];

/** Lesson 2, first two steps: the address of the warehouse in the profile. */
export const addressInProfile = (t: LessonsTexts): readonly Screen[] => [
  onSite(
    { kind: 'title', text: t.profile },
    { kind: 'field', text: t.warehouse, value: '义乌', mark: 'touch' },
    ...profileLines('look'),
  ),
  onSite({ kind: 'title', text: t.profile }, ...profileLines(), {
    kind: 'button',
    text: t.copyAsLine,
    mark: 'touch',
  }),
];

/** Lesson 3, second step: line by line. */
export const linesToCopy = (t: LessonsTexts): Screen =>
  onSite(
    { kind: 'title', text: t.profile },
    { kind: 'row', text: '收货人', value: t.copy, mark: 'touch' },
    { kind: 'row', text: '手机号码', value: t.copy, mark: 'touch' },
    { kind: 'row', text: '所在地区', value: t.copy, mark: 'touch' },
    { kind: 'row', text: '详细地址', value: t.copy, mark: 'touch' },
  );

/** Lesson 5: an order. */
export const ordering = (t: LessonsTexts): readonly Screen[] => [
  onSite(
    { kind: 'title', text: t.orders },
    { kind: 'button', text: t.newOrder, mark: 'touch' },
    { kind: 'row', text: 'RA261106LNFBVV', value: t.onTheWay },
    { kind: 'row', text: 'RA261101K7Q2MD', value: t.ready },
  ),
  onSite(
    { kind: 'title', text: t.newOrder },
    { kind: 'field', text: t.point, value: t.dushanbe, mark: 'touch' },
    { kind: 'field', text: t.codes, value: '' },
  ),
  onSite(
    { kind: 'title', text: t.newOrder },
    { kind: 'field', text: t.point, value: t.dushanbe },
    { kind: 'area', lines: [t.codes, first, second], mark: 'touch' },
  ),
  onSite(
    { kind: 'title', text: t.newOrder },
    { kind: 'area', lines: [t.goods, ...t.goodsExample], mark: 'touch' },
  ),
  onSite(
    { kind: 'field', text: t.pieces, value: '1', mark: 'touch' },
    { kind: 'field', text: t.weight, value: t.weightExample, mark: 'touch' },
    { kind: 'field', text: t.price, value: '120 ¥', mark: 'touch' },
    { kind: 'check', text: t.battery },
    { kind: 'check', text: t.liquid },
  ),
  onSite(
    { kind: 'title', text: t.newOrder },
    { kind: 'button', text: t.send, mark: 'touch' },
    { kind: 'row', text: 'RA261106LNFBVV', tone: 'blue' },
    { kind: 'note', text: t.waitsInChina },
  ),
];

/** Lesson 6: tracking. */
export const tracking = (t: LessonsTexts): readonly Screen[] => [
  onSite(
    { kind: 'title', text: t.whereIsIt },
    { kind: 'input', text: t.codes, mark: 'touch' },
    { kind: 'button', text: t.track },
  ),
  onSite(
    { kind: 'title', text: t.list },
    { kind: 'area', lines: [first, second, 'JT3108844520917'], mark: 'touch' },
    { kind: 'note', text: '3 / 100' },
  ),
  onSite(
    { kind: 'button', text: t.track, mark: 'touch' },
    { kind: 'tabs', texts: [`${t.all} 3`, `${t.onTheWay} 2`, `${t.ready} 1`], mark: 'look' },
    { kind: 'row', text: first, tone: 'blue' },
    { kind: 'row', text: second, tone: 'green' },
  ),
  onSite(
    { kind: 'row', text: first, tone: 'blue', mark: 'touch' },
    { kind: 'meter' },
    { kind: 'row', text: '22.11', value: t.arrivedDushanbe },
    { kind: 'row', text: '14.11', value: t.crossedBorder },
    { kind: 'row', text: '04.11', value: t.receivedInChina },
  ),
  onSite(
    { kind: 'row', text: t.actNow, tone: 'gold', mark: 'look' },
    { kind: 'row', text: t.ready, tone: 'green', mark: 'look' },
    { kind: 'row', text: t.onTheWay, tone: 'blue', mark: 'look' },
    { kind: 'row', text: t.over, tone: 'grey', mark: 'look' },
  ),
];

/** Lesson 7: collecting. */
export const collecting = (t: LessonsTexts): readonly Screen[] => [
  onSite(
    { kind: 'title', text: t.cabinet },
    { kind: 'row', text: t.ready, tone: 'green' },
    { kind: 'button', text: t.openPass, mark: 'look' },
    { kind: 'row', text: t.freeUntil, value: '02.12', mark: 'look' },
  ),
  onSite(
    { kind: 'title', text: t.toPay },
    { kind: 'row', text: t.delivery, value: t.sumExample },
    { kind: 'row', text: t.storage, value: t.noSumExample },
    { kind: 'code', text: t.toPay, value: t.sumExample, mark: 'look' },
    { kind: 'note', text: t.inSomoni },
  ),
  onSite(
    { kind: 'title', text: t.point },
    { kind: 'row', text: t.dushanbe, value: '9:00–18:00', mark: 'look' },
    { kind: 'check', text: t.phoneWithCode },
    { kind: 'check', text: t.document },
  ),
  atCounter(
    { kind: 'bar', text: t.counter },
    { kind: 'code', text: t.pass, value: '7K4M 2X9H', mark: 'look' },
    { kind: 'row', text: t.toPay, value: t.sumExample },
  ),
  atCounter({ kind: 'scene', scene: 'damage' }, { kind: 'check', text: t.boxIsWhole, mark: 'look' }),
];

/** Lesson 8: filming how a box is opened. */
export const filming = (t: LessonsTexts): readonly Screen[] => [
  scene('closedBox', t.scenes.closedBox),
  scene('label', t.scenes.label),
  scene('opening', t.scenes.opening),
  scene('goods', t.scenes.goods),
  {
    place: 'taobao',
    parts: [
      { kind: 'bar', text: '卖家' },
      { kind: 'said', text: t.scenes.video, isOurs: true, mark: 'touch' },
      { kind: 'said', text: '商品有问题', isOurs: true },
      { kind: 'button', text: '申请退款', mark: 'touch' },
    ],
  },
];
