import type { LongTextTexts } from './ru.ts';

export const texts: LongTextTexts = {
  contents: '目录',
  textLanguage: '正文语言',
  faq: {
    search: '搜索问题',
    found: (count) => `找到 ${count} 个问题`,
    noneFound: '暂无相关问题，请换个关键词试试。',
    callUs: '也可以拨打客服热线',
  },
  versions: {
    former: '历史版本',
    notInForce: (date) => `您正在查看 ${date} 的旧版本，该版本已失效。`,
    toCurrent: '查看现行版本',
  },
};
