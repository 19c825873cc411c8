import type { ChargeTexts } from './ru.ts';

export const texts: ChargeTexts = {
  agreed: { own: '您的协议价', staff: '客户协议价' },
  discount: (percent) => `优惠 ${percent}%`,
  version: (version) => `资费第\u00a0${version}\u00a0版`,
  storage: {
    title: '自提点存放费',
    freeUntil: '免费存放至',
    oneDay: '每天',
    leastDay: '每日最低收费',
    paused: { CLOSED: '自提点休息', PROBLEM: '包裹问题处理中或派送中' },
    notCharged: '这些天不收费',
    because: {
      HELD: '暂扣待查',
      DAMAGED: '包装破损',
      UNIDENTIFIED: '查找收件人',
      RETURNING: '退回寄件人',
      LOST: '查找包裹',
      CLAIM: '认领处理中',
      COURIER: '派送中',
      STORED_FREE: '经公司批准',
    },
    pausedFor: (because, from, to) =>
      to === null ? `自 ${from} 起${because}` : `${from} 至 ${to} ${because}`,
    days: (count) => `${count} 天`,
    since: (day) => `${day}起的存放费`,
    computed: (count, perDay) => `${count} × ${perDay}`,
    mostReached: (most) => `已达上限：最高 ${most}`,
    limit: (most) => `存放费最高不超过 ${most}。`,
    all: '截至今日的存放费',
  },
  points: {
    title: '积分',
    willGet: (count, worth) => `订单付款并领取后可得 ${count} 积分，相当于 ${worth}。`,
    terms: (months, percent, most) =>
      `积分有效期 ${months} 个月，最多可抵扣运费的 ${percent}%（此类订单最多 ${most}），不可用于支付存放费。`,
  },
};
