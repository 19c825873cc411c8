import type { LooksTexts } from './ru.ts';

export const texts: LooksTexts = {
  title: '资料查看记录',
  lead: '员工打开完整电话、认领图片、包裹照片、账号资料、登录情况或客户资金时自动记录，保存 400 天。',
  search: '查看人、客户编号、订单或网络地址',
  columns: {
    at: '时间',
    viewer: '查看人',
    kind: '内容',
    person: '资料所属人',
    subject: '编号',
    address: '网络地址',
  },
  kinds: {
    ORDER: '含电话的订单',
    PICTURE: '认领图片',
    PHOTO: '包裹照片',
    ACCOUNT: '账号资料',
    LOGINS: '登录情况',
    MONEY: '客户资金',
  },
  days: '日期',
  open: '打开',
};
