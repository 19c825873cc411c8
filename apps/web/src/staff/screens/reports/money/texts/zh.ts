import type { MoneyTexts } from './money-texts.ts';

const days = { '0-7': '7 天以内', '8-30': '8–30 天', '31-60': '31–60 天', '61+': '60 天以上' };

export const texts: MoneyTexts = {
  unpaid: {
    title: '未付款',
    until: (day) => `仓储费计至${day}`,
    none: '没有未付款项。',
    age: '欠款时长',
    ages: days,
    charges: '费用笔数',
    owed: '应付',
    total: '合计',
    list: (age) => `未付款：${age}`,
    customer: '客户',
    parcel: '包裹',
    kind: '费用类型',
    kinds: { DELIVERY: '运费', STORAGE: '仓储费', SERVICE: '服务费' },
    days: '天数',
  },
  taken: {
    title: '收银汇总',
    lead: '按班次日期统计，班次点款后才会显示。现金为扣除找零后的金额。',
    none: '所选日期没有已点款且有收款的班次。',
    day: '班次日期',
    point: '自提点',
    clerk: '收银员',
    means: '付款方式',
    names: { CASH_TJS: '现金（TJS）', CASH_USD: '现金（USD）', CARD: '刷卡' },
    receipts: '收据数',
    sum: '收款',
    refunds: '退款',
    list: (what) => `收据：${what}`,
    receipt: '收据',
    at: '时间',
    what: '操作',
    whats: { PAYMENT: '收款', REFUND: '退款' },
  },
  show: (what) => `查看明细：${what}`,
  more: (left) => `再显示 ${left} 行`,
  close: '收起明细',
};
