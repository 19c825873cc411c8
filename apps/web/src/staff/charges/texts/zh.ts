import type { ChargesTexts } from './charges-texts.ts';

export const texts: ChargesTexts = {
  title: '价格说明',
  notWeighed: '包裹称重后显示价格。',
  check: {
    title: '核对价格',
    lead: '任意一天的运费：按当日生效的资费版本及客户协议价计算。',
    date: '杜尚别日期',
    channel: '渠道',
    customer: '客户代码',
    customerHint: '选填',
    length: '长，厘米',
    width: '宽，厘米',
    height: '高，厘米',
    weight: '重量，公斤',
    places: '件数',
    button: '计算',
    empty: '请填写尺寸和重量，然后点击“计算”。',
    storage: '保管费',
    storageRule: (freeDays, perDay, most) => `免费 ${freeDays} 天，之后每天 ${perDay}，最高 ${most}。`,
  },
};
