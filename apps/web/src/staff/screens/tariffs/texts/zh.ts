import type { TariffsTexts } from './tariffs-texts.ts';

export const texts: TariffsTexts = {
  title: '运价',
  count: (versions) => `${versions} 个版本`,
  checkPrice: '核对价格',
  newDraft: (name) => `新建草稿：${name}`,
  version: (name, version) => `${name}，版本 ${version}`,
  noEnd: '长期有效',
  modes: { WEIGHT: '计费重量（kg）', VOLUME: '体积（m³）', ACTUAL_WEIGHT: '实际重量（kg）' },
  bases: { PER_ORDER: '每单', PER_PLACE: '每件' },
  roundings: { UP: '向上', HALF_UP: '四舍五入', DOWN: '向下' },
  sections: {
    when: '生效日（杜尚别时间）',
    prices: '价格',
    surcharges: '附加费',
    storage: '自提点存放',
    points: '积分',
    services: '暂扣包裹的处理费；留空表示未定价',
    measuring: '测量与取整',
  },
  addRule: '添加价格',
  addSurcharge: '添加附加费',
  remove: (what) => `删除：${what}`,
  problem: (error, { min, max, digits }) => {
    if (error === 'required') return '请填写';
    if (error === 'tooSmall') return `不能小于 ${min}`;
    if (error === 'tooLarge') return `不能大于 ${max}`;
    if (error === 'tooPrecise') return `最多 ${digits} 位小数`;
    return '请检查该值';
  },
  dayProblem: { tooSmall: (first) => `不得早于 ${first}`, tooLarge: '日期过远' },
  rulesProblem: '每种计费方式须从零开始，区间不得有空缺或重叠；最后一档的“止”留空。',
  examples: {
    title: '示例',
    lead: '编辑时实时计算。',
    load: '货物',
    before: '原价',
    after: '新价',
    size: (sides, kg) => `${sides} cm，${kg} kg`,
  },
  changes: {
    title: '变更内容',
    none: '没有差异。',
    since: (version) => `与版本 ${version} 相比`,
    from: (quantity) => `${quantity} 起`,
  },
  compareWith: '对比版本',
  draft: {
    save: '保存',
    discard: '删除草稿',
    publish: '发布…',
    saved: '草稿已保存',
    discarded: '草稿已删除',
    discardAsk: {
      title: '删除草稿？',
      text: '草稿内容将全部丢失，现行价格不受影响。',
      yes: '删除草稿',
      no: '保留',
    },
    unsaved: '有未保存的修改',
    readOnly: '已发布的版本不可修改。',
  },
  publish: {
    title: '发布运价',
    lead: (date) => `价格自${date}起生效。公告将立即以四种语言发布。`,
    confirm: '请确认并非误操作：',
    reasons: {
      PRICE_JUMP: '某个示例的价格变动超过一半',
      NO_FREE_DAYS: '没有免费存放期：到站次日即开始收费',
      MANY_FREE_DAYS: '免费存放期超过 60 天',
      STORAGE_JUMP: '每日存放费或其上限变动超过一半',
      POINTS_COSTLY: '积分返还超过已付运费的十分之一',
      STARTS_TODAY: '价格今天即生效，未提前通知',
      REPLACES_DAY: '该日已有其他已发布版本，将被本版本替换',
      NO_CHANGE: '与现行版本没有差异',
    },
    titles: '标题',
    summaries: '摘要',
    bodies: '正文',
    button: '发布',
    done: '运价已发布',
    back: '返回',
  },
  cancel: {
    button: '取消该版本',
    title: '取消已发布的版本？',
    text: '原公告将撤下，并另发公告说明不作调整。',
    confirm: '取消版本',
    back: '保留',
    done: '版本已取消',
  },
  draftFrom: '以此新建草稿',
};
