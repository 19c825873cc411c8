import type { CargoTexts } from './ru.ts';

export const texts: CargoTexts = {
  title: '货运申请',
  lead: '请填写货物名称和每箱尺寸。工作人员核对并确认后，仓库即等待收货。',
  notOpen: {
    title: '您尚未开通货运业务',
    text: '请拨打 {{hotline}}，由工作人员为您下单。',
    toParcel: '新建包裹订单',
  },
  boxes: {
    title: '箱件',
    hint: '尺寸相同的箱件填在同一行。',
    row: (number) => `第 ${number} 行`,
    remove: (number) => `删除第 ${number} 行`,
    add: '添加其他尺寸的箱件',
    count: '箱数',
    length: '长（cm）',
    width: '宽（cm）',
    height: '高（cm）',
    weight: '每箱重量（kg）',
    sum: (count, kg, m3) => `${count} 箱 · ${kg} kg · ${m3} m³`,
    price: (amount) => `按资费 ${amount}`,
    save: '保存箱件',
    saved: '箱件已修改。',
  },
  send: '提交申请',
  sent: '申请已提交。工作人员核对箱件后予以确认。',
  wrong: {
    empty: '请填写每箱的长、宽、高和重量',
    side: '边长为 0.1 至 1000 cm',
    weight: '每箱重量为 0.001 至 10000 kg',
    count: '箱数为 1 至 200',
    tooMany: (most) => `一个申请最多 ${most} 箱`,
    value: '请填写货值',
  },
};
