import type { ReceiptTexts } from './receipt-texts.ts';

export const texts: ReceiptTexts = {
  title: '中国仓库收货',
  loading: '正在加载收货信息…',
  failed: '收货信息加载失败。',
  kg: (weight) => `${weight}\u00a0公斤`,
  photos: {
    kinds: { SCALE: '称重', LABEL: '面单', BOX: '外观', DAMAGE: '破损' },
    label: (kind) => `照片：${kind}`,
    enlarge: '放大照片',
    gone: '照片加载失败',
    none: '仓库没有为此包裹拍照。',
  },
  weight: {
    title: '重量',
    declared: '您的申报',
    scale: '实际称重',
    volume: '体积重',
    counts: '按此重量计费',
    notWeighed: '包裹还没有称重。称重后这里会显示重量和运费。',
    byVolume: (sides, volume, divisor, weight) =>
      `箱子 ${sides} 厘米，轻但体积大：${volume} ÷ ${divisor} = ${weight}。按较大的重量计费。`,
    byScale: (sides) => `箱子 ${sides} 厘米，体积不大：按实际称重计费。`,
    withoutSides: '按实际称重计费。',
  },
  charge: {
    title: '目前运费',
    somoni: (amount, day) => `约 ${amount}（${day}汇率）`,
    how: (quantity, price) => `${quantity} × ${price}。`,
    minimum: '这是每件包裹的最低运费。',
    pay: '取件时付款，索莫尼按当日汇率折算。',
    why: '运费怎么算',
    disagree: '对重量有异议？',
    disagreeText: '请在取件前致电 {{hotline}}，我们会重新称重。',
  },
  ahead: {
    title: '接下来',
    received: '仓库已收货',
    receivedAt: (moment, place) => `${moment}${place === null ? '' : `，${place}`}。您无需操作`,
    departs: '从中国发出',
    departsText: '随最近一班车发出，届时通知您',
    border: '过境，到杜尚别',
    borderText: '如遇道路关闭，会通知您',
    arrives: (range) => `${range}到自提点`,
    point: (name, city) => (name.includes(city) ? name : `${city} ${name}`),
    free: (count) => `到达后免费存放 ${count} 天`,
  },
  order: {
    title: (awaited, total) => `共 ${total} 件，还有 ${awaited} 件未到仓`,
    text: '同一订单的其他包裹',
  },
};
