import type { SharedTexts } from './ru.ts';

export const sharedTextsZh: SharedTexts = {
  otherError: '操作未成功，请重试。',
  noAnswer: '无法连接服务器，请检查网络后重试。',
  again: '重试',
  loading: '加载中…',
  close: '关闭',
};
