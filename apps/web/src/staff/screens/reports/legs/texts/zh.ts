import type { LegsTexts } from './ru.ts';

export const texts: LegsTexts = {
  title: '各段路程耗时',
  lead: '近两年已完成的车次，单位：天；道路封闭的天数不计入。',
  none: '暂无已完成的车次。车次过半包裹到达自提点后，即视为完成。',
  seasons: { COLD: '11 月至次年 3 月', WARM: '4 月至 10 月' },
  basis: {
    history: (trips) => `${trips} 个车次：据此推算到达日期`,
    constant: (trips, enough) => `${trips} 个车次，满 ${enough} 个后启用；目前按固定天数`,
  },
  leg: '路段',
  legs: {
    RECEIPT_DEPARTURE: '入库至发车',
    DEPARTURE_BORDER: '发车至过境',
    BORDER_HUB: '过境至海外仓',
    HUB_POINT: '海外仓至自提点',
    RECEIPT_POINT: '全程',
  },
  trips: '车次数',
  p10: '最快 10%',
  p50: '中位数',
  p90: '90% 不超过',
  promises: {
    title: '承诺日期的兑现情况',
    lead: '与固定天数对照。误差以天计，日期给得过早按两倍计。',
    none: '暂无可对照的数据：承诺每晚记录，车次完成后评分。',
    span: '距到达',
    spans: { '15+': '15 天及以上', '8-14': '8–14 天', '3-7': '3–7 天', '1-2': '1–2 天' },
    count: '承诺数',
    met: '兑现率',
    off: '误差',
    width: '区间（天）',
    beside: (figure) => `固定：${figure}`,
  },
};
