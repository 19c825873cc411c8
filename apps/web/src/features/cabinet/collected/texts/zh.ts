import type { CollectedTexts } from './ru.ts';

export const texts: CollectedTexts = {
  title: (parcels) => `已提取 ${parcels} 件包裹`,
  at: (place, when) => `${place}，${when}`,
  atDoor: (when) => `快递员送达，${when}`,
  more: (parcels) => `另有 ${parcels} 件`,
  receipt: '下载收据',
  allReceipts: '账户与收据',
  question: '这次取件顺利吗？',
  good: '顺利',
  bad: '不顺利',
  thanks: '谢谢，很高兴为您服务。',
  sorry: '很抱歉，自提点负责人会看到您的反馈。如包裹破损或缺少物品，请申请理赔。',
  claim: '申请理赔',
  claimOf: (tail) => `为 …${tail} 申请理赔`,
  call: (phone) => `拨打 ${phone}`,
  change: '修改回答',
};
