import type { ProblemsTexts } from './ru.ts';

export const texts: ProblemsTexts = {
  title: '请您答复',
  question: (day) => `包裹已在中国仓库暂存，请于 ${day} 前选择处理方式。`,
  late: '包裹已在中国仓库暂存。答复期限已过，客服会与您联系；您仍可在此答复。',
  doneBy: {
    SEND_ON: (day) => `${day} 前到达自提点`,
    RETURN: (day) => `${day} 前退交卖家`,
    DISPOSE: (day) => `${day} 前销毁`,
  },
  send: '提交答复',
  choose: '请选择一种处理方式',
  answered: (answer) => `您的答复：${answer}`,
  price: (price) => `费用 ${price}，出账后支付。`,
  canChange: '仓库处理之前可以更改答复。',
  change: '更改答复',
  keep: '不更改',
  sent: '答复已发送给仓库',
  atCounter: '正在处理您的包裹',
  notWanted: '您拒收了包裹',
  decideBy: (day) =>
    `包裹已在自提点暂存，我们将在 ${day} 前处理并邮件通知您。已付款项保持不变，期间不计存放费。`,
  afterNotice: '包裹后续处理',
  storedUntil: (title, day) => `${title}：至${day}`,
};
