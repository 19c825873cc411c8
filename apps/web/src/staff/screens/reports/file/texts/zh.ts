import { trackingWordsZh } from '@rohi/contract/tracking/words/zh';
import type { OrdersFileTexts } from './orders-file-texts.ts';

export const texts: OrdersFileTexts = {
  statusNames: trackingWordsZh.statusNames,
  title: '导出订单',
  format: '文件格式',
  from: '下单日期从',
  to: '至',
  stage: '阶段',
  anyStage: '全部阶段',
  uncancelled: '除已取消外的全部',
  line: '业务线',
  anyLine: '全部业务线',
  point: '自提点',
  anyPoint: '全部自提点',
  columns: '导出列',
  all: '全选',
  nothing: '全不选',
  save: '下载',
  cancel: '取消',
  working: '正在生成文件…',
  received: (kb) => `已接收 ${kb} KB`,
  saved: '文件已保存',
  wrongDays: '开始日期晚于结束日期。',
  noColumns: '请至少选择一列。',
  failed: '未能获取文件，请检查网络后重试。',
};
