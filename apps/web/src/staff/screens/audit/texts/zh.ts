import type { AuditTexts } from './ru.ts';

export const texts: AuditTexts = {
  title: '操作日志',
  search: '操作人、记录编号、操作或网络地址',
  columns: { at: '时间', actor: '操作人', action: '操作', subject: '对象', changes: '修改内容' },
  thing: '对象',
  days: '日期',
  facts: {
    number: '链中序号',
    address: '网络地址',
    device: '设备',
    subject: '记录',
    changed: '已修改',
    open: '打开',
    field: '字段',
    before: '修改前',
    after: '修改后',
    details: '详情',
  },
};
