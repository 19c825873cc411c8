import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import type { LoadTexts } from './ru.ts';

const grouped = (count: number) => new Intl.NumberFormat('zh-CN').format(count);
const counted = (count: number) => `${grouped(count)} 件`;

export const texts: LoadTexts = {
  hinders: '影响发车',
  nothingHinders: '没有影响发车的问题。',
  stays: '在库但暂不能发运，未计入建议：',
  obstacles: {
    UNDECLARED: (count) => `${grouped(count)} 件未申报`,
    HELD: (count) => `${grouped(count)} 件被扣留`,
    LOST: (count) => `${grouped(count)} 件记录为丢失`,
    RETURNING: (count) => `${grouped(count)} 件正在退回寄件人`,
    NO_VALUE: (count) => `${grouped(count)} 件无货值`,
    UNPAID: (count) => `${grouped(count)} 件未付款`,
  },
  settle: {
    UNDECLARED: '需客户在个人中心申报：请从包裹页面联系客户。',
    HELD: '等待客户答复。标记在包裹页面取消。',
    LOST: '请移出车次。若已找到，请在包裹记录中解除标记。',
    RETURNING: '请移出车次：正在退回。',
    NO_VALUE: '没有货值，发票上就没有这一行：请客户补填。',
    UNPAID: '等待付款。若不付款，请移出车次。',
  },
  customers: (count) => `${grouped(count)} 位客户`,
  stops: '含这些件不能发车',
  warns: '不影响发车',
  show: '查看',
  hide: '收起',
  more: (count) => `另有 ${grouped(count)} 件`,
  drop: '移出计划',
  check: {
    title: '发车前核对',
    hint: '先找货，再写一个原因',
    aboard: (count, kg, m3) => `已装 ${counted(count)}，${kg} kg，${m3} m³`,
    unweighed: (count) => `其中未称重 ${grouped(count)} 件`,
    nothing: '尚未装车。',
    missing: '计划有，车上没有',
    extra: '车上有，计划没有',
    agrees: '装车与计划一致。',
    parcels: counted,
    kinds: bagKindNamesIn('zh'),
    loose: '散件',
    kg: 'kg',
    inCell: (cell) => `库位 ${cell}`,
    loadedBy: (moment, who) => [moment, who].filter(Boolean).join('，'),
    notAll: (count) => `另有 ${counted(count)}`,
    over: '已超出装载能力。',
  },
  depart: {
    title: (code) => `发车 ${code}`,
    reason: '差异原因，对全部差异生效',
    choose: '选择原因',
    note: '内部备注',
    noteHint: '客户看不到。',
    at: '发车时间',
    atHint: '不填即为现在（杜尚别时间）。',
    isSure: '超载也发车',
    yes: (count) => `发车，${counted(count)}`,
    chooseFirst: '请先选择差异原因。',
    settleFirst: '请先处理不能发车的问题。',
    sureFirst: '请先确认超载。',
    emptyFirst: '请先装车。',
    cancel: '暂不发车',
    done: (count, people, left) =>
      [
        `已发车：${counted(count)}，${grouped(people)} 位客户`,
        left > 0 ? `重新等待发货：${counted(left)}` : '',
      ]
        .filter(Boolean)
        .join('；'),
  },
  seals: {
    title: '封签',
    numbers: (numbers) => `封签号：${numbers}`,
    noNumbers: '未填写封签号。',
    take: '拍摄封签',
    sending: '正在上传…',
    remove: '删除照片',
    open: '打开照片',
    photo: (moment, who) => `封签，${moment}，${who}`,
    gone: '照片无法显示',
    noPicture: '这不是照片：仅支持 JPEG、PNG 或 WebP。',
    failed: '照片未上传。',
    again: '重新上传',
  },
};
