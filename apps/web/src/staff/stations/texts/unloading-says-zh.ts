import type { UnloadingSays } from './stations-texts.ts';

/** What a station says as a hub unloads a trip. */
export const unloadingSays: UnloadingSays = {
  INBOUND: { title: '已接收', line: '包裹已入海外仓', next: '扫描下一件' },
  INBOUND_DAMAGED: { title: '已接收，破损', line: '包裹已入库并标记破损', next: '请拍照' },
  INBOUND_SURPLUS: { title: '已接收', line: '不在清单上，已入海外仓', next: '扫描下一件' },
  ALREADY_INBOUND: { title: '重复扫描', line: '此件或此袋已在海外仓接收', next: '扫描下一件' },
  DAMAGE_NOTED: { title: '破损', line: '破损已登记', next: '请拍照' },
  BAG_TAKEN: { title: '整袋已接收', line: '袋封完好，整袋计入', next: '扫描下一袋' },
  BAG_TO_SCAN: { title: '需开袋', line: '无封条或封条已损坏', next: '逐件扫描袋内包裹' },
  BAG_WITHOUT_SEAL: { title: '无封号', line: '封袋时未登记封号', next: '逐件扫描袋内包裹' },
  SEAL_MATCHES: { title: '封号一致', line: '与车次记录一致', next: '核对下一个封条' },
  SEAL_KNOWN: { title: '已核对', line: '此封条已核对过', next: '核对下一个封条' },
  SEAL_DIFFERS: { title: '封号不符', line: '与记录不一致，已登记', next: '联系主管' },
  OF_OTHER_TRIP: { title: '非本车次', line: '登记在其他车次，此处多出', next: '放到多货区' },
  NOT_EXPECTED: { title: '非本车次', line: '不在本车次清单上', next: '放到多货区' },
  NOBODY_KNOWS_IT: { title: '未知单号', line: '系统中没有此单号，收件人未知', next: '放到多货区' },
  UNLOADING_NOT_BEGUN: { title: '未开始卸车', line: '本海外仓尚未开始接收此车次', next: '先开始接收车次' },
  UNLOADING_OVER: { title: '卸车已结束', line: '车次已卸完，不能再登记多货', next: '选择其他车次' },
  WEIGHT_AGREES: { title: '重量一致', line: '差异在允许范围内', next: '扫描下一件' },
  WEIGHT_LOWERED: { title: '重量偏轻', line: '已登记新重量并降价，已通知客户', next: '扫描下一件' },
  WEIGHT_HIGHER: { title: '重量偏重', line: '价格不变，由办公室决定', next: '扫描下一件' },
  FAR_FROM_FIRST_WEIGHT: { title: '请核对重量', line: '与首次重量相差超过三分之一', next: '重新称重或确认' },
  REFUND_WAITS: { title: '待退款', line: '上次复称后的多付款尚未退还', next: '放到一旁，由办公室处理' },
  NOT_AT_HUB: { title: '不在本海外仓', line: '只复称本仓已接收的包裹', next: '请先接收包裹' },
};
