import type { ProblemTexts } from './ru.ts';

export const texts: ProblemTexts = {
  button: '问题',
  title: '客户不取包裹',
  parcel: '包裹',
  kind: '情况',
  note: '所见情况及客户说明',
  noteHint: '处理此事的同事会看到。',
  send: '登记并暂存',
  done: (code) => `已暂存：${code}`,
  back: (cell) => `请将包裹放回货位 ${cell}。`,
  backNoCell: '请放回原处，该包裹没有货位。',
  decideBy: (day) => `办公室将在 ${day} 前处理，已发邮件通知客户。`,
  money: '已付款项保持不变，期间不计存放费。',
  photo: (count) => (count === 0 ? '拍照' : `继续拍照（已拍 ${count} 张）`),
  close: '完成',
  claim: {
    title: '理赔申请',
    open: '登记理赔',
    amount: '金额（USD）',
    amountHint: '不超过该包裹的运费。',
    words: '客户的要求及理由',
    send: '登记',
    sent: (day) => `理赔已登记，办公室将在 ${day} 前处理，已发邮件通知客户。`,
  },
};
