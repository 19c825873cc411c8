import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { trackingWordsZh } from '@rohi/contract/tracking/words/zh';
import type { TrackingTexts } from './ru.ts';

export const trackingTextsZh: TrackingTexts = {
  words: trackingWordsZh,
  heading: '我的包裹到哪了？',
  search: {
    label: '快递单号，用逗号分隔',
    placeholder: '输入快递单号，用逗号分隔',
    opensDialog: '进入输入框时会打开批量查询窗口。',
    submit: '查询',
    pasteAsList: '批量粘贴',
    counterNoun: '个单号',
    wait: (seconds) => `${seconds} 秒后可重试`,
    waitShort: (seconds) => `${seconds}`,
  },
  bulk: {
    noCodes: '请输入快递单号',
    tooManyCodes: (max) => `单次最多查询 ${max} 个单号`,
  },
  tabs: { label: '按状态筛选包裹', all: '全部', whole: (status) => `（${status}）：` },
  columns: {
    toggle: '详情',
    trackingCode: '快递单号',
    status: '物流状态',
    lastMile: '塔国境内单号',
    orderCode: '订单号',
    lastEvent: '最新动态',
  },
  details: (code) => `包裹 ${code} 的详情`,
  progress: {
    label: '物流进度',
    done: '已完成',
    stepOf: (step, total) => `第 ${step} 步，共 ${total} 步`,
    goesBack: '正在退回发件人，不再运往您这里',
    cancelled: (total, step, when) =>
      `${when ? `${when} ` : ''}已取消${step ? `，停在第 ${step} 步（共 ${total} 步）` : ''}`,
  },
  nextSteps: {
    NEW: '订单已保存在个人中心的“订单”里，等您提交。',
    WAIT_FORECAST: '在个人中心补全预报信息，包裹就能尽快发出。',
    DTH: '入库称重后，这里会显示预计到达时间。',
    DHWCRK: `从中国仓库到自提点通常需要 {{deliveryDaysFrom}}–{{deliveryDaysTo}} 天。`,
    DHWCCK: '正在安排发往自提点。',
    DZTDQS: '自提点确认收货后即可领取。',
    DKHQS: '请到自提点领取。登录个人中心可查看地址和免费存放期限。',
    KHYQS: `如有问题，请拨打 {{hotline}}。`,
    YQX: `如有疑问，请拨打 {{hotline}}。`,
  },
  arrival: {
    expected: (days) => `预计 ${days} 到达自提点`,
    late: (days) => `原预计 ${days} 到达自提点，现有延误`,
    was: '原预计',
  },
  history: {
    title: '物流轨迹',
    none: '暂无物流信息。',
    showMore: (days) => `再显示 ${days} 天`,
    showLess: '收起轨迹',
  },
  facts: {
    label: '包裹信息',
    country: '国家',
    carrier: '境内承运商',
    openSite: '打开官网',
    newTab: '新标签页',
    notes: '备注',
  },
  notFound: {
    heading: (count) => `暂未查到：${count}`,
    unknown: (carriers) =>
      `${carriers.length > 0 ? `看起来是${carriers.join('或')}的单号。` : ''}包裹在中国仓库入库后会显示在这里。请向卖家确认包裹是否已送达仓库。`,
    customerCode: '这是客户编号，不是快递单号。快递单号请向店铺或卖家索取。',
    orderCode: '这是订单号，不是快递单号。订单请在个人中心查看。',
    badFormat: '请检查单号：应为 4 至 40 位字母和数字，可含连字符。',
    severalInOne: '如果这里有多个单号，请用逗号隔开。',
  },
  loginHint: {
    before: '这是您的包裹吗？',
    link: '登录',
    after: '后可查看自提点、重量和免费存放期限。',
  },
  empty: {
    welcome: {
      title: '粘贴您的快递单号',
      text: `一次最多查询 ${maxTrackingCodes} 个。单号可在购物平台的订单里找到，也可以问卖家。无需登录。`,
      action: '输入单号',
    },
    noneFound: { title: '暂未查到这些包裹', text: '处理方法见下方每个单号的说明。', action: '' },
    noneInTab: { title: '该状态下没有包裹', text: '', action: '显示全部' },
    unreachable: { title: '加载失败', text: '单号仍保留在搜索框中。', action: '重试' },
    busy: { title: '查询过于频繁', text: '请稍候再试。单号仍保留在搜索框中。', action: '重试' },
    refused: {
      title: '无法识别单号',
      text: '请确认单号之间有逗号，或改用批量粘贴。',
      action: '打开单号列表',
    },
  },
  storedAnswer: (age) => `无网络，显示的是${age}收到的结果。`,
  spoken: {
    loading: '正在查询…',
    found: (found, count) => `已查到 ${found} 个包裹，共查询 ${count} 个单号`,
  },
};
