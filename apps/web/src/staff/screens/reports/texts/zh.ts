import type { ReportsTexts } from './reports-texts.ts';

export const texts: ReportsTexts = {
  greeting: (part, name) =>
    `${{ night: '您好', morning: '早上好', day: '下午好', evening: '晚上好' }[part]}，${name}`,
  empty: '您的角色暂无可用功能，请联系管理员。',
  sections: '功能',
  period: {
    label: '时间范围',
    names: { day: '今天', week: '近 7 天', month: '近 30 天', year: '近 12 个月' },
  },
  range: {
    thisMonth: '本月',
    lastMonth: '上月',
    from: '从',
    to: '至',
    wrong: '开始日期不能晚于结束日期，且时间范围不能超过十年。',
  },
  figures: '关键指标',
  before: (period, value) =>
    `${{ day: '昨天', week: '前 7 天', month: '前 30 天', year: '前 12 个月', range: '上一时段' }[period]}：${value}`,
  units: { PIECE: '', KG: 'kg', CBM: 'm³', USD: 'USD' },
  measures: { orders: '订单', parcels: '包裹', weight: '重量', volume: '体积', amount: '运费' },
  spark: (period, least, most) =>
    `${{ day: '按小时', week: '按天', month: '按天', year: '按月' }[period]}：最低 ${least}，最高 ${most}`,
  orders: {
    title: '新订单',
    today: '今天',
    week: '近 7 天',
    month: '近 30 天',
    total: '累计',
    against: '较前 7 天',
  },
  stages: {
    title: '各阶段订单',
    total: (count) => `共 ${count} 单（不含已取消）`,
    problem: (count) => `异常 ${count} 单`,
  },
  firstSteps: {
    title: '客户开始发货前需要完成的设置',
    done: '已完成',
    steps: {
      chinaAddress: {
        title: '填写中国仓库的收货地址',
        text: '没有地址，客户无法提供给卖家，个人中心会提示不要发货。',
      },
      pickupPoint: { title: '开设自提点', text: '没有自提点就无法下单：包裹无处可送。' },
      exchangeRate: { title: '录入美元兑索莫尼汇率', text: '没有汇率，价格只能以美元显示。' },
    },
  },
  waiting: {
    title: '待您处理',
    none: '暂无待处理事项。',
    oldest: (age) => `最早：${age}`,
    acts: {
      withoutCell: '去上架',
      withoutBag: '去集包',
      needsPerson: '去处理',
      pool: '找货主',
      problemsToDo: '去处理',
      problemsUnanswered: '联系客户',
    },
  },
  ranks: {
    products: '产品',
    points: '自提点',
    countries: '目的国',
    name: '名称',
    orders: '订单',
    amount: 'USD',
    share: '占比',
    none: '该时间范围内没有订单。',
    more: (count) => `再显示 ${count} 项`,
    less: '收起',
  },
  split: {
    title: '构成',
    label: '拆分方式',
    by: { point: '自提点', product: '产品', country: '国家', stage: '阶段' },
  },
  notices: { title: '重要公告' },
  report: {
    file: '导出订单',
    title: '报表',
    chart: (measure, period) => `${measure}（${period}）柱状图，具体数字见下表`,
    table: '按下单时间统计的订单',
    when: { hour: '小时', day: '日期', month: '月份' },
    total: '合计',
    before: '上一周期',
    previousRange: (range) => `上一周期：${range}`,
  },
};
