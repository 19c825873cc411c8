import type { ClaimsListTexts } from './ru.ts';

export const texts: ClaimsListTexts = {
  title: '认领申请',
  search: '快递单号、认领编号或客户',
  none: '—',
  otherShop: '其他平台',
  rivals: (count) => `该包裹还有 ${count} 个认领申请，通过其中一个，其余将自动拒绝。`,
  taken: '该包裹已有主人或已关闭，只能拒绝此申请。',
  unidentified: '仓库已将该包裹标记为无法识别。',
  picture: '订单截图',
  noPicture: '截图已删除：处理后仅保留 90 天。',
  pictureFailed: '截图无法打开。',
  savePicture: '下载截图',
  approve: '归属该客户',
  approveAsk: {
    title: '将包裹归属该客户？',
    text: (parcel, customer) =>
      `包裹 ${parcel} 及其订单中的所有包裹将归客户 ${customer} 所有，此操作无法撤销。`,
    yes: '确认',
    no: '取消',
  },
  approved: '包裹已归到客户名下。',
  refuse: '拒绝',
  refuseAsk: {
    title: '拒绝申请',
    hint: '客户会在邮件和个人中心看到。',
    needed: '请说明拒绝的原因',
    yes: '拒绝',
    no: '取消',
  },
  refused: '申请已拒绝。',
};
