import type { SlipWords } from './ru.ts';

export const texts: SlipWords = {
  title: '账户',
  none: '该客户尚未开通账户。请打印凭条，客户可凭此自行登录。',
  noEmail: '该账户没有邮箱。客户忘记密码时请打印凭条，凭此设置新密码。未看证件须由第二人批准。',
  print: '打印凭条',
  heading: (code) => `客户 ${code} 的凭条`,
  lead: '持有凭条的人即可打开账户。只为站在您面前的人打印。之前的凭条将失效。',
  document: '已看过证件',
  receipt: '小票打印机',
  sheet: 'A6 纸',
  no: '取消',
  saved: '凭条已生成，见浏览器下载',
};
