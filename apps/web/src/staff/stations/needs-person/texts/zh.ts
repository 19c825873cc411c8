import type { NeedsPersonTexts } from './needs-person-texts.ts';

export const texts: NeedsPersonTexts = {
  title: '需人工',
  lead: '延迟上传、不能自动受理的扫描。数据均未丢失。',
  list: { title: '待处理', more: (shown, all) => `显示 ${shown} / ${all} 条，处理后显示其余。` },
  empty: { title: '全部处理完毕', text: '因断网等待超过一分钟且未被受理的扫描会显示在这里。' },
  gone: { title: '此扫描已处理', text: '已有人处理，或包裹已重新扫描。' },
  back: '返回列表',
  since: (age) => `待处理，${age}`,
  facts: { parcel: '包裹', customer: '客户', goods: '品名', warehouse: '仓库' },
  server: {
    title: '系统记录',
    noParcel: '系统中没有此单号',
    noEvents: '系统中没有该包裹的记录',
    now: (facts) => `当前：${facts}`,
  },
  device: { title: '设备记录', came: (at) => `上传于 ${at}`, why: (reason) => `未受理原因：${reason}` },
  actions: {
    RECEIVE: '收货',
    REPORT_PROBLEM: '上报问题',
    PUT_AWAY: '上架',
    BAG_OPEN: '新建袋',
    BAG_PUT: '装袋',
    BAG_TAKE_OUT: '从袋中取出',
    BAG_CLOSE: '封袋',
    LOAD: '装车',
    UNLOAD: '卸下',
    UNDO: '撤销扫描',
  },
  events: {
    CORRECTED: '已更正',
    FLAG_RAISED: '已加标记',
    FLAG_CLEARED: '已取消标记',
    EXTERNAL: '承运商消息',
  },
  decision: {
    title: '处理',
    take: '收货：按操作员扫描的内容和时间计入。',
    aside: '搁置：包裹保持系统中的状态。',
    onRecord: '处理结果和处理人会留在日志中。',
  },
};
