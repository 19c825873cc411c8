import type { SessionTexts } from './ru.ts';

export const texts: SessionTexts = {
  menu: { changePassword: '修改密码', logOut: '退出登录', tracking: '查询包裹', help: '帮助' },
  cabinet: {
    label: '个人中心',
    platform: '首页',
    orderManagement: '订单',
    balance: '账户',
    orderPickupPoint: '自提点',
    point: '自提点',
    profile: '个人资料',
  },
  unread: (count) => `${count} 条未读`,
  ended: {
    title: '登录已过期',
    text: '登录超时，请重新登录',
    back: '登录后将返回当前页面。',
    ok: '确定',
  },
  password: {
    title: '修改密码',
    old: '原密码',
    fresh: '新密码',
    repeat: '确认新密码',
    show: '显示密码',
    oldRequired: '请输入原密码',
    freshRequired: '请输入新密码',
    freshTooShort: (min) => `新密码不能少于 ${min} 个字符`,
    repeatRequired: '请再次输入新密码',
    mismatch: '两次输入的新密码不一致',
    othersEnd: '其他设备需要重新登录。',
    cancel: '取消',
    save: '保存',
    changed: '密码修改成功！',
    wait: (seconds) => `${seconds} 秒后可重试`,
  },
};
