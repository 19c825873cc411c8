import type { TransferSays } from './stations-texts.ts';

/** What a station says of transfers to pickup points. */
export const transferSays: TransferSays = {
  NOT_LYING_HERE: { title: '不在此处', line: '包裹目前不在这里', next: '请先接收' },
  TRANSFERRED: { title: '已装入', line: '包裹随此交接单发出', next: '装车后扫描下一件' },
  BAG_TRANSFERRED: { title: '整袋已装入', line: '整袋随此交接单发出', next: '装车后扫描下一件' },
  TRANSFER_TAKEN_OUT: { title: '已移出', line: '已从交接单移出', next: '放回货位' },
  ALREADY_IN_TRANSFER: { title: '已在单中', line: '此前已扫入本交接单', next: '扫描下一件' },
  NOT_IN_TRANSFER: { title: '不在单中', line: '不在本交接单中', next: '扫描其他包裹' },
  IN_OTHER_TRANSFER: { title: '在其他单中', line: '已装入另一张交接单', next: '放一边并核对那张单' },
  OTHER_POINT: { title: '不是这里', line: '应去其他自提点', next: '不要装这辆车' },
  OTHER_POINT_INSIDE: { title: '不是这里', line: '袋中有去其他自提点的包裹', next: '拆袋后逐件扫描' },
  NO_POINT: { title: '未指定自提点', line: '包裹没有自提点', next: '放一边，由办公室指定' },
  NOT_INBOUND: { title: '尚未入库', line: '本海外仓尚未接收', next: '请先在卸车台接收' },
  LEFT_HUB: { title: '已发出', line: '包裹已从海外仓发出', next: '放一边并叫主管' },
  NO_SUCH_TRANSFER: { title: '无此交接单', line: '没有这个交接单号', next: '重新选择交接单' },
  TRANSFER_CLOSED: { title: '交接单已关闭', line: '不能再装入', next: '选择其他交接单' },
  TRANSFER_CODE: { title: '这是交接单', line: '扫到的是交接单号', next: '请扫描包裹或袋子' },
  ACCEPTED: { title: '已到自提点', line: '包裹已到自提点', next: '扫描下一件' },
  ACCEPTED_DAMAGED: { title: '已到，破损', line: '包裹已到自提点，标记为破损', next: '拍照' },
  ACCEPTED_SURPLUS: { title: '已到自提点', line: '不在单中，已接收', next: '扫描下一件' },
  ALREADY_ACCEPTED: { title: '已接收', line: '此前已在本点接收', next: '扫描下一件' },
  OF_OTHER_TRANSFER: { title: '属于其他单', line: '应随另一张交接单到达', next: '按多货接收或放一边' },
  ACCEPTING_NOT_BEGUN: { title: '未开始接收', line: '尚未开始接收此交接单', next: '先开始接收' },
  ACCEPTING_OVER: { title: '接收已结束', line: '交接单已接收完，不能再登记多货', next: '选择其他交接单' },
};
