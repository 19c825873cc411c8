import type { NoticesTexts } from './ru.ts';

export const texts: NoticesTexts = {
  titles: { NOTICE: '信息', NEWS: '新闻' },
  leads: { NOTICE: '当前有效的公告：口岸、时效、营业时间。', NEWS: '我们服务的最新变化。' },
  search: '输入关键词',
  find: '搜索',
  pinned: '重要',
  unread: '未读',
  markRead: (unread) => `全部标为已读（${unread}）`,
  more: '显示更多',
  found: (count) => `找到 ${count} 条`,
  none: { title: '暂无内容', NOTICE: '目前没有公告，一切正常。', NEWS: '暂无新闻。' },
  noneFound: { title: '未找到结果', text: '请换个关键词，或查看全部内容。', all: '显示全部' },
  missing: { title: '内容不存在', text: '该内容可能已失效，或网址有误。' },
  back: { NOTICE: '全部公告', NEWS: '全部新闻' },
  failed: { title: '列表加载失败', text: '请检查网络后重试。', again: '重试' },
  other: { NOTICE: '新闻', NEWS: '当前公告' },
};
