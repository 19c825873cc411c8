import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says of an undo. */
export const undoSays = {
  UNDONE: { title: '已撤销', line: '已恢复到扫描之前的状态', next: '扫描下一件' },
  UNDONE_BEFORE: { title: '重复撤销', line: '这次扫描之前已撤销', next: '扫描下一件' },
  NOTHING_TO_UNDO: { title: '无可撤销', line: '这次扫描没有改动，或不能这样撤销', next: '继续扫描' },
  NOT_YOURS: { title: '非本人扫描', line: '这次扫描由同事操作', next: '请同事或主管撤销' },
  TOO_LONG_AGO: { title: '超过时限', line: '本人扫描只能在 24 小时内撤销', next: '联系主管' },
  CHANGED_SINCE: {
    title: '之后有改动',
    line: '这次扫描之后又有其他操作',
    next: '先撤销后面的操作，或联系主管',
  },
  ANSWERED_SINCE: { title: '客户已答复', line: '客户已答复如何处理此件', next: '按答复处理，或联系主管' },
  BAG_NOT_EMPTY: { title: '袋不为空', line: '袋内还有物品，不能撤销开袋', next: '全部取出后再撤销' },
  BAG_INSIDE: { title: '在其他袋中', line: '此袋放在别的袋里，不能撤销开袋', next: '先从外袋取出，再撤销' },
  BAG_INSIDE_CLOSED: { title: '外袋已封', line: '此袋放在已封的袋里', next: '先重新打开外袋' },
  BAG_ABOARD: { title: '已装车', line: '此袋已装上车次', next: '先从车次卸下' },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
