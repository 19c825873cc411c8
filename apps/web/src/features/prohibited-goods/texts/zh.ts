import type { GoodsTexts } from './ru.ts';

export const texts: GoodsTexts = {
  verdicts: { forbidden: '不可寄送', 'ask-first': '先咨询', allowed: '可以寄送', unknown: '清单未列' },
  groups: {
    hazardous: '危险品',
    illegal: '违法和限制物品',
    biological: '生物制品和易腐物品',
    other: '其他危险物品',
    everyday: '普通商品',
  },
  listSeparator: '、',
  checker: {
    title: '物品查询',
    label: '这件物品能寄吗？',
    placeholder: '例如：充电宝',
    hint: '可用中文、俄文、塔吉克文或英文输入物品名称。',
    answers: {
      forbidden: '该物品不可寄送。',
      'ask-first': '有可能，请先与我们确认。',
      allowed: '可以寄送。',
      unknown: '清单中没有该物品，请在购买前咨询我们。',
    },
    callUs: '服务热线',
    foundBy: (keyword) => `匹配词：“${keyword}”`,
    toParagraph: '查看相关规则',
    toClause: (clause) => `服务协议第 ${clause} 条`,
  },
  list: {
    title: '物品清单',
    group: '类别',
    allGroups: '全部类别',
    verdict: '结论',
    allVerdicts: '全部结论',
    count: (found, all) =>
      found === all ? `共 ${all} 类物品` : `共 ${all} 类物品，符合条件的有 ${found} 类`,
    none: '该类别中没有此类物品。',
    more: (hidden) => `再显示 ${hidden} 类`,
    less: '收起清单',
  },
};
