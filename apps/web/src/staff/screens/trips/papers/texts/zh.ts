import type { TripPapersTexts } from './ru.ts';

export const texts: TripPapersTexts = {
  title: '车次单证',
  language: '单证语言',
  languages: { ru: '俄文', zh: '中文', en: '英文' },
  papers: {
    manifest: '载货清单',
    invoice: '商业发票',
    'packing-list': '装箱单',
    cmr: 'CMR运单',
  },
  workbook: '载货清单（Excel）',
  saved: '单证已保存。',
  sums: (of) =>
    `包裹 ${of.parcels} 件，收件人 ${of.persons} 位，集包袋 ${of.bags} 个，物品 ${of.pieces} 件，重量 ${of.weight} kg，价值 ${of.values}。`,
  whole: '信息齐全，单证完整。',
  missing: '缺少的信息',
  tripLacks: (gaps) => `车次未填写：${gaps}。`,
  tripGaps: {
    VEHICLE: '车牌号或车厢号',
    DRIVER: '司机',
    SEALS: '铅封',
    CONSIGNMENT_NOTE: '运单号',
    CUSTOMS_OFFICE: '海关',
    ORIGIN: '始发地',
    DESTINATION: '目的地',
    DEPARTURE: '发车日期',
  },
  gaps: {
    DECLARATION: '没有订单',
    SHARE: '订单已拆分，未说明各包裹内的物品',
    GOODS: '未填写品名',
    VALUE: '未填写价值',
    PIECES: '未填写数量',
    HS_CODE: '未填写HS编码',
    WEIGHT: '未称重',
    RECIPIENT: '缺少收件人姓名或电话',
  },
  parcels: (count) => `${count} 件`,
  more: (count) => `另有 ${count} 件`,
  noOrder: '无订单',
  empty: '车次还没有包裹。',
};
