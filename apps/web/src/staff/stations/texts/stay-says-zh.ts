import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says of parcels that are brought on nowhere. */
export const staySays = {
  LOST: { title: '正在查找', line: '记录为丢失件，不要发往任何地方', next: '放到问题件区，并点“在这里”' },
  RETURNING: {
    title: '退回中',
    line: '此件正在退回寄件人，不再转运也不发放',
    next: '放到退回件区，并点“在这里”',
  },
  STAYS_INSIDE: { title: '内有不可发件', line: '里面有已取消、退回中或丢失的包裹', next: '找出来并取出' },
  LIES_HERE: {
    title: '已登记',
    line: '办公室已知道此件在这里，将决定如何处理',
    next: '保持单独放置，扫下一件',
  },
  LIES_HERE_BEFORE: { title: '已登记过', line: '办公室已经知道此件在这里', next: '扫下一件' },
  NOTHING_KEEPS_IT: { title: '无限制', line: '此件未取消、未丢失，也不在退回', next: '按正常流程扫描' },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
