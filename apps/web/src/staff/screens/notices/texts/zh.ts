import type { NoticesListTexts } from './ru.ts';

export const texts: NoticesListTexts = {
  title: '公告与新闻',
  create: '新建公告',
  fresh: '新建公告',
  search: '标题、内容或地址标识',
  sections: { what: '基本信息', when: '时间与受众', text: '四种语言的内容' },
  hints: {
    slug: '小写拉丁字母、数字和连字符，例如 kulma-pass-closed',
    pinned: '置顶公告排在所有新公告之前。',
    publishAt: '在此之前任何人都看不到。',
    expiresAt: '留空表示一直显示，直到手动撤下。',
    bodies: 'Markdown：## 标题、- 列表、**加粗**、[链接](/tariffs)、> 提示。HTML 按纯文本显示。',
  },
  form: {
    bothLines: '全部业务线',
  },
  pinnedMark: '已置顶',
  waiting: '等待发布',
  over: '已到期',
  preview: { label: '客户看到的效果', empty: '内容将显示在这里。' },
};
