import type { OwnerTexts } from './ru.ts';

export const texts: OwnerTexts = {
  openUntil: (time) => `营业中，至 ${time}`,
  opensAt: (day, time) => `现已休息，${day} ${time} 开门`,
  alwaysOpen: '全天营业',
  free: (day, left) => `免费存放至${day}，还剩 ${left} 天`,
  freeToday: '今天是免费存放的最后一天',
  running: (amount, perDay) => `存放费已计 ${amount}，每天 ${perDay}`,
  most: (amount) => `存放费 ${amount}，不再增加`,
  paused: '免费期已过，但目前不收存放费',
  code: '取件码',
  codeLabel: '在自提点出示或报出',
  qr: '取件码二维码',
  noCode: '取件码暂时无法加载，也可在个人中心查看。',
  loading: '正在加载取件码…',
  map: '在地图上查看',
  claimWhen: '包裹破损或缺少物品？',
  claim: '申请理赔',
  facts: { point: '自提点', weight: '重量', chargeable: '计费重量', price: '运费' },
  weight: (kg) => `${kg}\u00a0公斤`,
};
