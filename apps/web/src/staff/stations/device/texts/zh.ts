import type { PairTexts } from './ru.ts';

export const texts: PairTexts = {
  title: '连接此浏览器',
  ended: '此浏览器原有的连接已停用。',
  loggedIn: (name) => `您已登录：${name}`,
  lead: '请输入主管告诉您的 8 位数字。',
  validity: '数字 15 分钟内有效，只能用一次。',
  digits: '8 位数字',
  camera: '用摄像头扫二维码',
  connect: '连接',
  missing: (count) => `还差 ${count} 位`,
  ready: '数字已输全',
  wait: (count) => `${count} 秒后可重试`,
  needsLine: '连接需要网络，请稍后再试。',
  failed: '连接失败，请重试。',
  connected: (name) => `已连接：${name}。现在可以扫描。`,
  safe: { title: '请放心', text: '无需主管密码。连接不会给您新的权限。' },
  noDigits: '没有数字？请给主管打电话：“工作站”→“按数字新建”。两分钟即可完成。',
};
