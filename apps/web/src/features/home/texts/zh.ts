import type { HomeTexts } from './ru.ts';

export const homeTextsZh: HomeTexts = {
  pitch: {
    eyebrow: '公路与铁路运输，含清关',
    title: '中国到塔吉克斯坦，约\u00a0{{deliveryDaysFrom}}–{{deliveryDaysTo}}\u00a0天送达',
    lead: '在中国电商平台购物，寄到我们的义乌仓库。运输和清关由我们负责，到货后您可在自提点领取，也可由快递员送上门。',
    trackLabel: '快递单号',
    trackPlaceholder: '输入快递单号，用逗号分隔',
    track: '查询',
    upTo: (max) => `一次最多 ${max} 个单号`,
    noLogIn: '无需登录',
    sentenceEnd: '。',
  },
  price: {
    title: '运费怎么算',
    byWeight: '按重量',
    perKg: '{{currency}} / 公斤',
    byVolume: '按体积',
    perCubicMetre: '{{currency}} / 立方米',
    length: '长',
    width: '宽',
    height: '高',
    weight: '重量',
    cm: 'cm',
    kg: 'kg',
    calculate: '计算运费',
    rule: '体积重 = 长 × 宽 × 高 ÷ {{volumetricDivisor}}，实际重量与体积重取较大者计费。',
    upcoming:
      '{{upcomingDay}}起：每公斤\u00a0{{upcomingPricePerKg}}\u00a0{{currency}}，每立方米\u00a0{{upcomingPricePerCubicMetre}}\u00a0{{currency}}',
  },
  route: {
    title: '一路同行，步步可查',
    lead: '天数自中国仓库收货之日算起，每一站都能在查询页面看到。',
    stops: {
      yiwu: { name: '义乌', what: '从仓库发出' },
      kashgar: { name: '喀什', what: '准备出境' },
      kulma: { name: '阔勒买', what: '海拔 4362 米山口，过境' },
      dushanbe: { name: '杜尚别', what: '清关并入仓' },
      pickupPoint: { name: '自提点', what: '等您领取' },
    },
    day: (day) => `第 ${day} 天`,
    lastDays: '第 {{deliveryDaysFrom}}–{{deliveryDaysTo}} 天',
  },
  steps: {
    title: '如何使用',
    lessons: '视频教程',
    address: {
      title: '获取中国收货地址',
      text: '注册后即可获得专属客户编号和义乌仓库地址，复制到购物平台即可。',
    },
    buy: {
      title: '照常购物',
      text: '卖家把货发到我们的仓库。请添加快递单号并填写物品名称。',
    },
    carry: {
      title: '我们运输并清关',
      text: '货物经公路或铁路运往杜尚别，清关手续由我们办理。',
    },
    collect: {
      title: '领取包裹',
      text: '到自提点领取或由快递员送达，免费存放 {{freeStorageDays}} 天。',
    },
  },
  prohibited: {
    title: '哪些物品不能寄',
    all: '完整清单',
    hazardous: { title: '危险品', text: '易燃、腐蚀、爆炸、有毒物品' },
    illegal: { title: '法律禁止或限制的物品', text: '武器、毒品、假冒商品' },
    biological: { title: '生物制品与易腐物品', text: '食品、植物、动物' },
    other: { title: '其他', text: '包装不当的锂电池、强磁体' },
  },
  points: {
    title: '自提点',
    lead: '在个人资料中选择自提点，所有包裹都会送到那里。免费存放 {{freeStorageDays}} 天。',
    none: '自提点尚未开放，开放后会显示在这里。',
    others: (cities) => `另有：${cities}`,
    all: '地址与营业时间',
  },
  faq: {
    title: '常见问题',
    all: '全部问题',
    notShown: {
      title: '国内显示已签收，这里却查不到，为什么？',
      text: '仓库全天陆续收货入库。如已超过一天，请确认卖家在收件人姓名和地址中都写了您的客户编号，并拨打 {{hotline}}。',
    },
    code: {
      title: '包裹上为什么要写我的客户编号？',
      text: '仓库凭编号确认包裹属于您。编号同时写在收件人姓名和地址中，因为卖家常会漏掉其中一处。没有编号的包裹只能人工查找，发货会因此延误。',
    },
    weights: {
      title: '体积重和实际重量有什么区别？',
      text: '实际重量由秤称出；体积重反映包裹占用的空间：长 × 宽 × 高（厘米）÷ {{volumetricDivisor}}。两者取较大者计费。一个 60 × 50 × 40 厘米的箱子，体积重为 {{sampleBoxVolumetricKg}} 公斤。',
    },
    delegate: {
      title: '谁可以替我领取包裹？',
      text: '您信任的任何人都可以。在自提点出示您给他的凭证即可；领取前须付清运费。',
    },
  },
  links: {
    title: '运输须知',
    names: {
      videoLessons: '视频教程',
      prohibitedGoods: '禁运物品',
      returns: '退货',
      billingAndPoints: '账单与积分',
      partners: '合作伙伴',
      faq: '常见问题',
      news: '新闻',
      aboutUs: '关于我们',
      contact: '联系我们',
      termsOfService: '服务协议',
      freightQuotation: '价格表',
      pickupPoints: '自提点',
    },
  },
};
