import type { BulkTexts } from './ru.ts';

export const texts: BulkTexts = {
  title: '批量查询',
  listLabel: '待查询的单号',
  remove: (code) => `移除单号 ${code}`,
  fieldLabel: '添加单号',
  moreLabel: '继续添加',
  placeholder: '用逗号、空格或换行分隔',
  hint: (max) => `重复单号会自动去除，最多 ${max} 个。`,
  clearAll: '全部清空',
  found: (codes) => `从粘贴的文字中找到 ${codes} 个单号`,
  noneFound: '文字中没有新的单号',
  takeBack: '撤销粘贴',
  changed: {
    link: '取自链接',
    letters: (from, to) => `西里尔字母 ${from} 已改为 ${to}`,
    hyphens: '已去掉连字符',
  },
  rest: {
    title: (count) => `${count} 项不像单号`,
    hint: '点一下即可加入',
    add: (piece) => `将“${piece}”作为单号加入`,
  },
  overLimit: (codes, max) => `列表中有 ${codes} 个单号，每次最多查询 ${max} 个。`,
  keepFirst: (max) => `保留前 ${max} 个`,
};
