import type { OwnDataTexts } from './ru.ts';

export const texts: OwnDataTexts = {
  title: '您的数据',
  lead: '关于您的全部记录：个人资料、客户编号、收件人、订单、包裹及历史、资金和消息，以表格形式打包下载。',
  save: '下载我的数据',
  close: '注销账户',
  notYet: '暂时不能注销。原因及处理办法：',
  again: '重新检查',
  stay: '不注销',
  sure: '账户将永久注销。',
  goes: '将删除：登录方式和密码、姓名、电话、邮箱、收件人和您给包裹起的名称。邮箱、电话和用户名可重新使用。',
  stays: '按法律要求的期限保留在您的编号下：订单、包裹及历史、付款、交付、认领和消息。您的编号不会给他人。',
  points: (points) => `积分将失效：${points}。`,
  closeForGood: '永久注销',
  closed: '账户已注销',
  hindrances: {
    PARCELS: (count) => `运输中或在自提点的包裹：${count} 件。请取件，或在离开中国前取消。`,
    ANNOUNCED: (count) => `已申报但未到的包裹：${count} 件。请取消订单。`,
    OWED: (sum) => `您的欠款：${sum}。请在自提点付清。`,
    BALANCE: (sum) => `余额中有您的款项：${sum}。请在自提点申请退款。`,
    TRANSFERS: (count) => `等待入账的转账：${count} 笔。请等待或撤回。`,
    REFUNDS: (count) => `尚未支付的退款：${count} 笔。请在自提点领取。`,
    COMPENSATIONS: (count) => `待处理的赔偿：${count} 项。请等待处理结果。`,
    CLAIMS: (count) => `无主包裹的认领：${count} 项。请等待结果或撤回。`,
  },
};
