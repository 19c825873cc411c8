import type { MessagesListTexts } from './ru.ts';

export const texts: MessagesListTexts = {
  title: '客户消息',
  search: '客户、快递单号或订单号',
  inGeneral: '一般咨询',
  parcel: (code) => `包裹 ${code}`,
  order: (code) => `订单 ${code}`,
  office: '我方',
  close: '无需回复',
  closed: '该会话已不再等待回复。',
  wroteMeanwhile: '期间又有新消息，请先查看。',
};
