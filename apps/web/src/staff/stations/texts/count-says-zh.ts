import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says as a hub or a point is counted. */
export const countSays = {
  COUNTED: { title: '位置正确', line: '已计入盘点', next: '扫描下一件' },
  COUNTED_ELSEWHERE: { title: '不是此货位', line: '记录中在其他货位', next: '原地不动，已更新货位' },
  COUNTED_NEW: { title: '盘点期间新到', line: '盘点期间到达，不算差异', next: '扫描下一件' },
  ALREADY_COUNTED: { title: '已盘过', line: '本次盘点已扫描过', next: '扫描下一件' },
  BAG_COUNTED: { title: '整袋已盘', line: '封好的袋内包裹均已计入', next: '继续扫描' },
  CELL_COUNTED: { title: '货位已盘完', line: '未找到的已列为差异', next: '扫描下一个货位' },
  CELL_COUNTED_BEFORE: { title: '货位早已盘完', line: '此前已标记为已盘点', next: '扫描下一个货位' },
  FOUND_COLLECTED: { title: '记录为已取走', line: '记录显示客户已取件', next: '放一边并叫主管' },
  FOUND_CANCELLED: { title: '已取消', line: '记录显示包裹已取消', next: '放一边，由办公室处理' },
  FOUND_WITH_COURIER: { title: '记录在快递员处', line: '记录显示由快递员配送', next: '放一边并与快递员核对' },
  FOUND_IN_TRANSFER: { title: '记录在交接单中', line: '记录显示随交接单运送', next: '放一边并核对交接单' },
  FOUND_OF_OTHER_UNIT: { title: '不属于这里', line: '应在其他地点', next: '放一边待转运' },
  FOUND_NOT_TAKEN_IN: { title: '未接收', line: '此处尚未接收该包裹', next: '放一边，去接收台接收' },
  FOUND_UNKNOWN: { title: '未知编号', line: '记录中没有此编号', next: '放到“多出”处' },
  NO_SUCH_COUNT: { title: '无此盘点', line: '没有这次盘点', next: '请重新打开盘点' },
  COUNT_OVER: { title: '盘点已结束', line: '不能再扫入', next: '请开始新盘点' },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
