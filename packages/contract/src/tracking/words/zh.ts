import type { TrackingWords } from './tracking-words.ts';

export const trackingWordsZh: TrackingWords = {
  statusNames: {
    NEW: '待提交',
    WAIT_FORECAST: '待预报',
    DTH: '待提货',
    DHWCRK: '待海外仓入库',
    DHWCCK: '待海外仓出库',
    DZTDQS: '待自提点签收',
    DKHQS: '待客户签收',
    KHYQS: '客户已签收',
    YQX: '已取消',
  },
  stepNames: {
    NEW: '提交',
    WAIT_FORECAST: '预报',
    DTH: '提货',
    DHWCRK: '入库',
    DHWCCK: '出库',
    DZTDQS: '自提点',
    DKHQS: '领取',
    KHYQS: '已签收',
    YQX: '已取消',
  },
  problemNames: {
    HELD: '暂扣待核实',
    DAMAGED: '包装破损',
    UNIDENTIFIED: '收件人待确认',
    RETURNING: '正在退回发件人',
    LOST: '正在查找',
    OVERDUE: '免费保管期已过',
    DELAYED: '运输延误',
  },
  handlingNoteNames: {
    FRAGILE: '易碎品',
    BATTERY: '含电池',
    LIQUID: '含液体',
    OVERSIZE: '超大件',
    KEEP_UPRIGHT: '请勿倒置',
  },
};
