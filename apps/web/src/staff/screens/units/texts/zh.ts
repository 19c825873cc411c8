import type { UnitsTexts } from './ru.ts';

export const texts: UnitsTexts = {
  title: '网点与仓库',
  create: '新建网点',
  fresh: '新建网点或仓库',
  search: '名称、代码、地址或电话',
  columns: {
    today: '今天',
  },
  sections: {
    handOver: '交付',
    what: '基本信息',
    where: '位置',
    when: '营业时间',
    china: '客户使用的中国收货地址',
  },
  hints: {
    handOverEvidence: '柜员须在交付前在卡片上完成。不便签名时可改为拍照。',
    code: '大写拉丁字母、数字和连字符，创建后不可修改。',
    names: '该名称用于所有地方：客户页面、邮件和标签。',
    latitude: '例如 38.5598，经度 68.7870：用于地图和查找最近网点。留空则与所在城市相同。',
    enabled: '停用的网点客户看不到，也无法选择。',
    cells: '货架上共有多少个货位。客户据此看到网点是否拥挤，但看不到数字。',
    phone: '留空时客户看到客服热线。',
    chinaRecipient:
      '用中文填写，并包含标记 {customerCode}，每位客户看到的是自己的编号。例如：捷运 {customerCode}',
    chinaPhone: '11 位手机号，或带区号的固定电话：0579-85551234。',
    chinaRegion: '与淘宝表单一致，用空格分隔：浙江省 金华市 义乌市 福田街道',
    chinaStreet:
      '同样要包含标记 {customerCode}：卖家常常漏掉收货人里的编号。例如：银海路88号 3号库 ({customerCode})',
    chinaShown: '仓库不再收货时请关闭：客户在 30 天内会看到不要再往此处发货的提醒。',
  },
  form: {
    chooseCity: '请选择城市',
  },
  preview: {
    title: (customerCode) => `客户 ${customerCode} 看到的地址`,
    empty: '尚无地址，客户无法向该仓库发货。请填写“客户使用的中国收货地址”。',
    switchedOff: '客户看不到此地址：显示已关闭。',
    outOfUse: '客户看不到此地址：仓库未启用。',
    unfinished: '尚未填写完整，保存时会逐行检查。',
    whole: '“全部复制”按钮',
    oneLine: '单行格式',
    changes: '修改地址后，客户在 30 天内会看到变更日期，并被提醒在购物平台中更换。',
  },
  noAddress: {
    title: '客户没有可用的收货地址',
    text: '所有启用的仓库都没有中国收货地址。设置之前，客户个人中心会提示不要发货。',
    open: '填写地址',
  },
  inUse: '启用',
  outOfUse: '停用',
  demo: '示例',
  closedToday: '休息',
  hours: {
    days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    closed: '休息',
    opens: '开门',
    closes: '关门',
    add: '添加时段',
    remove: '删除时段',
    copy: '与周一相同',
    hint: '一天两个时段表示中间休息。按杜尚别时间。',
  },
  closed: {
    from: '从',
    to: '至',
    add: '这些天休息',
    remove: (day) => `${day} 恢复营业`,
    none: '没有休息日。',
    hint: '这些天无论营业时间如何都不营业。',
  },
};
