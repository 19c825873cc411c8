import type { UndoTexts } from './undo-texts.ts';

export const texts: UndoTexts = {
  button: '撤销上一次',
  title: '撤销上一次扫描？',
  actions: {
    RECEIVE: '收货',
    REPORT_PROBLEM: '问题登记',
    PUT_AWAY: '上架',
    BAG_PUT: '装袋',
    BAG_TAKE_OUT: '出袋',
  },
  note: '给同事的备注',
  how: '按数字再按 Enter，或再扫一次“撤销”卡',
  back: '返回',
  takeOut: '也可以扫描包裹，将其从袋中取出。',
};
