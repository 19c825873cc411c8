import type { MessagesTexts } from './ru.ts';

export const texts: MessagesTexts = {
  title: '我们的消息',
  office: '客服',
  you: '您',
  fresh: '新消息',
  answer: '回复',
  field: '您的回复',
  send: '发送',
  markRead: '全部标为已读',
  all: (n) => `显示全部 ${n} 条`,
};
