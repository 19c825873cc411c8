import type { LimitTexts } from './ru.ts';

export const texts: LimitTexts = {
  notTold: {
    heading: (count) => `${count} 个单号未查到`,
    network:
      '最近一小时内，您所在的网络查询了过多我们尚未收到的单号，因此暂不显示具体是哪些。已查到的包裹均已显示。',
    account: '最近一小时内，您查询了过多我们尚未收到的单号，因此暂不显示具体是哪些。已查到的包裹均已显示。',
    details: (wait) => `大约${wait}可查看详情。`,
    detailsNow: '现在可以查看详情了。',
    retry: '重新查询',
  },
  limited: {
    title: '未查到的单号过多',
    network: (wait) =>
      `最近一小时内，您所在的网络查询了过多我们尚未收到的单号。大约${wait}可再次查询。您的单号仍保留在搜索框中。`,
    account: (wait) =>
      `最近一小时内，您查询了过多我们尚未收到的单号。大约${wait}可再次查询。您的单号仍保留在搜索框中。`,
    now: '现在可以再次查询了。您的单号仍保留在搜索框中。',
    retry: '重试',
  },
  logIn: { link: '登录', after: '后无需等待：登录用户单独计数。' },
};
