import type { RatesTexts } from './ru.ts';

export const texts: RatesTexts = {
  title: '汇率',
  count: (rates) => `${rates} 条记录`,
  enter: '录入汇率',
  fromFile: '从文件导入',
  allPairs: '全部货币对',
  pricePer: (nominal, from, rate, to) => `${nominal} ${from} = ${rate} ${to}`,
  waiting: {
    title: '待确认',
    lead: '与上一汇率相差超过 20%，须由录入人以外的同事确认。',
    last: (rate, day) => `上一汇率：${rate}（${day}）`,
    own: '由您本人录入',
    confirm: '确认',
    refuse: '拒绝',
  },
  done: { saved: '汇率已保存', waits: '汇率待其他同事确认', confirmed: '汇率已确认', refused: '汇率已拒绝' },
  form: {
    title: '每日汇率',
    nominalHint: '通常为 1；部分汇率按 10 或 100 单位公布。',
    save: '保存',
    cancel: '取消',
  },
  file: {
    title: '从文件导入汇率',
    lead: '国家银行的 XML 文件（某日汇率或单一货币历史），或含日期、币种、汇率的表格。请先查看将产生的变动。',
    choose: '选择文件',
    drop: '或将文件拖到此处',
    dropNow: '松开即可上传',
    limits: 'XML、XLSX 或 CSV，不超过 256 KB',
    verdicts: { NEW: '新增', SAME: '已有', REPLACES: '替换当日汇率', WAITING: '将待确认' },
    settled: { NEW: '已保存', SAME: '原已有', REPLACES: '已替换当日汇率', WAITING: '待确认' },
    outcome: ({ saved, waiting, same, rejected }) =>
      [
        saved > 0 ? `已保存 ${saved} 条汇率。` : '未保存新的汇率。',
        waiting > 0 && `${waiting} 条待其他同事确认。`,
        same > 0 && `${same} 条原已有。`,
        rejected > 0 && `${rejected} 条未导入。`,
      ]
        .filter(Boolean)
        .join(''),
    rejected: (entry, code, value) => `第 ${entry} 条（${code || '—'}）：“${value}”不合理，已跳过`,
    skipped: (rates) => `其他货币（不保存）：${rates}`,
    nothing: '文件中没有新的汇率。',
    take: '采用汇率',
    tooLarge: '文件超过 256 KB，不是汇率文件。',
    saveRejected: '下载未导入的汇率',
    saved: '文件已保存',
    close: '关闭',
  },
  manual: '手动录入',
  names: { demo: '示例', system: '系统' },
  by: (name) => `录入人：${name}`,
  empty: { title: '暂无汇率', text: '请录入汇率或导入银行文件；没有汇率时，价格只以美元显示。' },
};
