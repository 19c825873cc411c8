import type { UndoTexts } from './undo-texts.ts';

export const texts: UndoTexts = {
  button: '撤销上一次',
  title: '撤销上一次扫描？',
  titleOfColleague: '撤销同事的扫描？',
  actions: {
    RECEIVE: '收货',
    REPORT_PROBLEM: '问题登记',
    PUT_AWAY: '上架',
    BAG_OPEN: '开袋',
    BAG_CLOSE: '封袋',
    BAG_PUT: '装袋',
    BAG_TAKE_OUT: '出袋',
    INBOUND: '海外仓入库',
    ACCEPT: '自提点接收',
  },
  note: '给同事的备注',
  how: '按数字再按 Enter，或再扫一次“撤销”卡',
  back: '返回',
  takeOut: '也可以扫描包裹，将其从袋中取出。',
  colleagues: '同事的扫描',
  colleaguesTitle: '同事在本设备上的扫描',
  noColleagues: '本设备上没有可撤销的同事扫描。',
  by: (name) => `${name} 的扫描`,
  takeBack: '撤销',
  takeBackOf: (code) => `撤销 ${code} 的扫描`,
};
