import type { Screen, ScreenPart } from './screen-parts.ts';
import { usualCodePrefix } from '@rohi/contract/reference-data/usual-settings';

/*
 * Screens of the marketplaces, drawn by us: what stands on them is Chinese in every language, because the apps are.
 * Positions and colours are not those of the apps.
 */

const code = `${usualCodePrefix}-10482`;
const region = '浙江省 金华市 义乌市';
const wholeAddress = [`王师傅 ${code}`, '13800000000', '浙江省金华市义乌市', `国贸大道 1 号 (${code})`];

const recipient = (mark?: ScreenPart['mark']): ScreenPart => ({
  kind: 'field',
  text: '收货人',
  value: `王师傅 ${code}`,
  ...(mark && { mark }),
});
const phone: ScreenPart = { kind: 'field', text: '手机号码', value: '13800000000' };
const regionLine = (mark?: ScreenPart['mark']): ScreenPart => ({
  kind: 'field',
  text: '所在地区',
  value: region,
  ...(mark && { mark }),
});
const street = (mark?: ScreenPart['mark']): ScreenPart => ({
  kind: 'field',
  text: '详细地址',
  value: `国贸大道 1 号 (${code})`,
  ...(mark && { mark }),
});
const pasteBox: ScreenPart = { kind: 'area', lines: ['粘贴地址，自动识别', ...wholeAddress], mark: 'touch' };

/** Lesson 2 from its third step on: the first two are on our own site. */
export const taobaoScreens: readonly Screen[] = [
  {
    place: 'taobao',
    parts: [
      { kind: 'bar', text: '我的收货地址' },
      { kind: 'row', text: '李明', value: '北京市 朝阳区' },
      { kind: 'row', text: '王芳', value: '上海市 静安区' },
      { kind: 'button', text: '新增收货地址', mark: 'touch' },
    ],
  },
  {
    place: 'taobao',
    parts: [{ kind: 'bar', text: '新增收货地址' }, pasteBox, { kind: 'button', text: '识别' }],
  },
  {
    place: 'taobao',
    parts: [
      { kind: 'bar', text: '新增收货地址' },
      recipient('look'),
      phone,
      regionLine('look'),
      street('look'),
    ],
  },
  {
    place: 'taobao',
    parts: [
      { kind: 'bar', text: '新增收货地址' },
      recipient(),
      street(),
      { kind: 'check', text: '设为默认', mark: 'touch' },
      { kind: 'button', text: '保存', mark: 'touch' },
    ],
  },
];

/** Steps of lesson 3 that are done in the app: the second is on our site. */
export const shop1688Screens = {
  addresses: {
    place: 'shop1688',
    parts: [
      { kind: 'bar', text: '我的' },
      { kind: 'row', text: '全部订单' },
      { kind: 'row', text: '收货地址', mark: 'touch' },
      { kind: 'row', text: '设置' },
      { kind: 'button', text: '新增收货地址', mark: 'touch' },
    ],
  },
  filled: {
    place: 'shop1688',
    parts: [
      { kind: 'bar', text: '新增收货地址' },
      recipient('look'),
      phone,
      street('look'),
      { kind: 'button', text: '保存', mark: 'touch' },
    ],
  },
  remark: {
    place: 'shop1688',
    parts: [
      { kind: 'bar', text: '确认订单' },
      { kind: 'row', text: `王师傅 ${code}`, value: '义乌市' },
      { kind: 'row', text: '儿童外套', value: '¥120.00' },
      { kind: 'field', text: '备注', value: `每箱请写 ${code}`, mark: 'touch' },
      { kind: 'button', text: '提交订单' },
    ],
  },
  seller: {
    place: 'shop1688',
    parts: [
      { kind: 'bar', text: '卖家' },
      { kind: 'said', text: '一共几箱？', isOurs: true, mark: 'touch' },
      { kind: 'said', text: '3 箱', isOurs: false },
      { kind: 'area', lines: ['YT8834201957316', 'YT8834201957317', 'YT8834201957318'], mark: 'look' },
    ],
  },
} as const satisfies Record<string, Screen>;

/** Lesson 4. */
export const pinduoduoScreens: readonly Screen[] = [
  {
    place: 'pinduoduo',
    parts: [
      { kind: 'bar', text: '个人中心' },
      { kind: 'row', text: '我的订单' },
      { kind: 'row', text: '收货地址', mark: 'touch' },
      { kind: 'row', text: '设置' },
      { kind: 'button', text: '添加收货地址', mark: 'touch' },
    ],
  },
  {
    place: 'pinduoduo',
    parts: [{ kind: 'bar', text: '添加收货地址' }, pasteBox, { kind: 'button', text: '识别' }],
  },
  {
    place: 'pinduoduo',
    parts: [{ kind: 'bar', text: '添加收货地址' }, recipient('look'), phone],
  },
  {
    place: 'pinduoduo',
    parts: [
      { kind: 'bar', text: '添加收货地址' },
      recipient(),
      { kind: 'field', text: '地区', value: region },
      street('look'),
    ],
  },
  {
    place: 'pinduoduo',
    parts: [
      { kind: 'bar', text: '添加收货地址' },
      recipient(),
      phone,
      street(),
      { kind: 'button', text: '保存', mark: 'touch' },
    ],
  },
];
