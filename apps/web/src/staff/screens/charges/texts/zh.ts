import type { ChargesTexts } from './ru.ts';

export const texts: ChargesTexts = {
  title: '价格说明',
  notWeighed: '包裹称重后显示价格。',
  check: {
    title: '核对价格',
    lead: '任意一天的运费：按当日生效的运价版本及客户协议价计算。',
    date: '日期（杜尚别时间）',
    channel: '渠道',
    customer: '客户编号',
    customerHint: '选填',
    length: '长（cm）',
    width: '宽（cm）',
    height: '高（cm）',
    weight: '重量（kg）',
    places: '件数',
    button: '计算',
    empty: '请填写尺寸和重量，然后点击“计算”。',
    storage: '存放费',
    storageRule: (freeDays, perDay, most) => `免费 ${freeDays} 天，之后每天 ${perDay}，最高 ${most}。`,
  },
};
