import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What is said of what a counter or a courier has done offline. */
export const counterSays = {
  GIVEN: { title: '已交付', line: '离线交付已登记', next: '下一位客户' },
  CASH_TAKEN: { title: '已付款', line: '现金已入账，收据已生成', next: '下一位客户' },
  CASH_KNOWN: { title: '已入账', line: '这笔现金此前已登记', next: '无需处理' },
  ALREADY_GIVEN: { title: '此前已交付', line: '上传前包裹已由其他员工交付', next: '查明包裹在谁手中' },
  NO_SUCH_PARCEL: { title: '查无此件', line: '系统中没有此编号的包裹', next: '核对包裹上的编号' },
  NOT_AT_POINT: { title: '不在本自提点', line: '系统记录包裹不在此处', next: '查明包裹位置' },
  STILL_OWED: { title: '尚未付清', line: '仍有余款：价格已变动或付款未到账', next: '收取余款或更正金额' },
  CASH_TO_BALANCE: {
    title: '余款入账户',
    line: '价格已变动或已付清，多余金额转入客户余额',
    next: '抵扣或退回余款',
  },
  OVER_LIMIT: { title: '超出限额', line: '款项已入账，但离线收款超过允许金额', next: '请复核此次交付' },
  DONE_LONG_AGO: {
    title: '超过一天',
    line: '未作记录：按设备所示，操作时间早于上传一天以上',
    next: '查明实际操作时间',
  },
  SHIFT_OVER: { title: '班次已结', line: '款项未入账：收款不在该班次内或时间过久', next: '请手工补录付款' },
  NO_SUCH_RATE: { title: '无此汇率', line: '款项未入账：该日没有此汇率', next: '请手工登记付款' },
  PASS_FORGED: { title: '取件凭证系伪造', line: '取件凭证签名不正确', next: '查明包裹交给了谁' },
  PASS_FOREIGN: { title: '非本系统取件凭证', line: '取件凭证不是本服务签发的', next: '查明包裹交给了谁' },
  PASS_EXPIRED: { title: '取件凭证已过期', line: '交付时取件凭证已失效', next: '向客户核实谁取走了包裹' },
  PASS_CLOCK: { title: '时间不符', line: '按交付时间，取件凭证当时尚未生成', next: '检查柜台设备的时钟' },
  PASS_OTHER_POINT: {
    title: '取件凭证属于其他自提点',
    line: '客户开具的取件凭证用于另一自提点',
    next: '向客户核实谁取走了包裹',
  },
  PASS_REVOKED: {
    title: '取件凭证已撤销',
    line: '此次交付上传前取件凭证已被撤销',
    next: '向客户核实谁取走了包裹',
  },
  PASS_USED: {
    title: '取件凭证已使用',
    line: '此取件凭证已在另一次取件中使用',
    next: '向客户核实谁取走了包裹',
  },
  PASS_LIMIT: {
    title: '超出取件凭证件数',
    line: '凭取件凭证交付的件数超过客户允许的数量',
    next: '向客户核实多交付的包裹',
  },
  PASS_OTHER_PARCEL: {
    title: '不在取件凭证范围内',
    line: '客户开具取件凭证时未选此包裹',
    next: '向客户核实此包裹',
  },
  NO_EVIDENCE: {
    title: '缺少照片或签名',
    line: '本自提点要求交付前拍照或签名，但没有记录',
    next: '向客户核实谁取走了包裹',
  },
  NO_PROOF: {
    title: '客户卡片已关闭',
    line: '此前已核验取件码，但交付前该客户卡片已关闭',
    next: '向客户核实谁取走了包裹',
  },
  NOT_MET: { title: '已登记', line: '未送达已登记', next: '请将包裹放回货架' },
  NOT_MET_BEFORE: { title: '此前已登记', line: '该站点的另一次未送达已登记', next: '请向派送员核实' },
  NOT_WITH_COURIER: {
    title: '不在该派送员处',
    line: '系统记录包裹已放回自提点，或在其他派送员处',
    next: '查明包裹在谁手中',
  },
  DAY_NOT_OPEN: {
    title: '日期不可用',
    line: '再次派送日期已过、太远或自提点当日休息',
    next: '受理后改为最近的营业日',
  },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
