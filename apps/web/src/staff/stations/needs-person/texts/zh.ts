import type { NeedsPersonTexts } from './ru.ts';

export const texts: NeedsPersonTexts = {
  title: '需人工',
  lead: '不能自动受理的扫描和派送员记录，以及登记为“在这里”的包裹。数据均未丢失。',
  list: { title: '待处理', more: (count, all) => `显示 ${count} / ${all} 条，处理后显示其余。` },
  empty: {
    title: '全部处理完毕',
    text: '等待网络后未被受理的扫描、同事转交的扫描，以及登记为“在这里”的包裹会显示在这里。',
  },
  gone: { title: '此扫描已处理', text: '已有人处理，或包裹已重新扫描。' },
  back: '返回列表',
  since: (age) => `待处理，${age}`,
  facts: { parcel: '包裹', customer: '客户', goods: '品名', warehouse: '仓库' },
  server: {
    title: '系统记录',
    noParcel: '系统中没有此单号',
    noEvents: '系统中没有该包裹的记录',
    now: (facts) => `当前：${facts}`,
    pass: (serial, state) => `取件凭证 ${serial}：${state}`,
    passStates: {
      GOOD: '有效',
      USED: '已使用',
      RUN_OUT: '已过期',
      CANCELLED: '客户已撤销',
      REPLACED: '客户已更换',
      DELEGATED: '已撤销：另发了取件凭证',
      COLLECTED: '已撤销：已取过件',
      NOTHING_LEFT: '已撤销：包裹已退回或处置',
    },
  },
  device: {
    title: '设备记录',
    came: (at) => `上传于 ${at}`,
    why: (reason) => `未受理原因：${reason}`,
    keeps: (reason) => `滞留原因：${reason}`,
    remark: (text) => `备注：${text}`,
  },
  events: {
    CORRECTED: '已更正',
    FLAG_RAISED: '已加标记',
    FLAG_CLEARED: '已取消标记',
    EXTERNAL: '承运商消息',
  },
  decision: {
    title: '处理',
    take: '确认：按操作员扫描的内容和时间计入。',
    liesHere: '在包裹页面取消标记、恢复或取消包裹，此行会自动消失。',
    aside: '搁置：包裹保持系统中的状态。',
    onRecord: '处理结果和处理人会留在日志中。',
  },
};
