import type { ReceivingTexts } from './receiving-texts.ts';

export const texts: ReceivingTexts = {
  title: '收货',
  looks: {
    READY: { title: '可以收货', line: '预报件', next: '输入重量，按 Enter 确认' },
    CHECKING: { title: '查询中', line: '快照里没有此单号，正在查询', next: '输入重量' },
  },
  questions: {
    NO_WEIGHT: { title: '缺少重量', line: '还没有输入重量', next: '输入重量；不称重就再按一次 Enter' },
    BAD_WEIGHT: { title: '重量有误', line: '请按 3.42 的格式填写，单位公斤', next: '重新输入重量' },
    BAD_SIDES: { title: '尺寸有误', line: '请按 60*50*40 的格式填写，单位厘米', next: '重新输入尺寸' },
    SCALE_MOVES: { title: '重量未稳定', line: '电子秤未稳定，或没有归零', next: '等重量稳定后再称一次' },
    NOT_DECLARED: {
      title: '未预报',
      line: '没有客户预报过此单号',
      next: '输入客户编号；看不清就再按 Enter 转待认领',
    },
    SEVERAL_WAIT: {
      title: '多人预报',
      line: '有多位客户预报了此单号',
      next: '输入客户编号；看不清就再按 Enter 转待认领',
    },
  },
  card: {
    empty: { title: '等待包裹', text: '扫描面单条码，这里显示客户编号和预报内容。' },
    noCustomer: '客户未知',
    goods: '品名',
    declared: '申报重量',
    order: '订单',
    weight: '重量',
    sides: '长 * 宽 * 高',
    cell: '货位',
    sameCustomer: (cell) => `同客户在 ${cell}`,
    customerCode: '客户编号',
    kg: 'kg',
    cm: 'cm',
    receive: '确认收货',
    closed: '此件不能收货，原因见上方',
    sent: '已保存，可以扫描下一件',
    putAside: '先放一边',
  },
  person: {
    title: '需人工',
    lead: '以下包裹尚未收货：请逐件重新处理，或放到问题件区后标记为已处理。',
    empty: '没有需要人工处理的扫描。',
  },
  device: {
    title: '登记此设备',
    lead: '收货前，先把这台设备登记到仓库。登记只保存在这个浏览器里。',
    name: '设备名称',
    nameHint: '例如：收货台 2',
    unit: '仓库',
    choose: '请选择仓库',
    register: '登记设备',
    failed: '登记没有成功，请重试。',
    notAllowed: {
      title: '此设备尚未登记',
      text: '登记后才能在这里收货。您的账号没有登记设备的权限。',
      next: '请主管在这台设备上登录一次并完成登记。',
    },
    noStorage: {
      title: '浏览器无法存储',
      text: '此浏览器不允许在本机存储数据，扫描记录会丢失。请退出无痕模式，或换一个浏览器。',
    },
    ended: '此设备原来的登记已停用，需要重新登记。',
    needsLine: '登记需要联网，请稍后再试。',
  },
};
