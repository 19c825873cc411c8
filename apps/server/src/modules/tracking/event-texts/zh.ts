import { fixed, reasonText, type EventTexts } from './event-text.ts';

const cancelReasons: EventTexts['cancelReasons'] = {
  LOST: '包裹已丢失，请联系我们办理赔付。',
  SEIZED: '包裹已被监管部门扣押。',
  DESTROYED: '包裹已销毁。',
  RETURNED: '包裹已退回发件人。',
  ABANDONED: '保管期已过，包裹无人领取。',
  CUSTOMER_REQUEST: '应客户要求取消。',
  OTHER: '包裹不再继续运输。',
};

const problemRaised: EventTexts['problemRaised'] = {
  HELD: { title: '包裹暂扣待核实', trackInfo: '正在核实包裹信息，收到答复后继续运输。' },
  DAMAGED: { title: '包装破损', trackInfo: '破损情况已登记，包裹继续运输。' },
  UNIDENTIFIED: { title: '收件人待确认', trackInfo: '包裹上没有客户编号，如果是您的包裹，请联系我们。' },
  RETURNING: { title: '正在退回发件人', trackInfo: '包裹正在退回卖家。' },
  LOST: { title: '正在查找包裹', trackInfo: '我们正在查找包裹，有结果会通知您。' },
  OVERDUE: { title: '免费保管期已过', trackInfo: '此后每天收取保管费。' },
  DELAYED: { title: '运输延误', trackInfo: '车次晚于计划。' },
};

export const eventTextsZh: EventTexts = {
  cancelReasons,
  problemRaised,
  events: {
    ORDER_CREATED: fixed('订单已创建', '包裹信息已录入。'),
    ORDER_SUBMITTED: fixed('订单已提交', '等待预报。'),
    FORECAST_ACCEPTED: fixed('预报已受理', '等待包裹到达中国仓库。'),
    CN_RECEIVED: (place) => ({
      title: place === null ? '已到达中国仓库' : `已到达${place.name}仓库`,
      trackInfo: '包裹已称重和测量。',
    }),
    CN_PACKED: (place) => ({
      title: place === null ? '已打包' : `已打包，${place.name}`,
      trackInfo: '包裹等待发运。',
    }),
    LINEHAUL_DEPARTED: (place) => ({
      title: place === null ? '已从中国发出' : `已从${place.name}发出`,
      trackInfo: '货物正运往塔吉克斯坦。',
    }),
    HUB_PASSED: (place) => ({
      title: place === null ? '已通过中转站' : `到达${place.name}`,
      trackInfo: '已通过检查点。',
    }),
    EXPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? '出口清关中' : `${place.name}口岸出口清关`,
      trackInfo: '单证已递交海关。',
    }),
    EXPORT_CUSTOMS_OUT: fixed('出口清关完成', '中国海关已放行。'),
    BORDER_CROSSED: (place) => ({
      title: place === null ? '已出境' : `已通过${place.name}口岸`,
      trackInfo: '货物已离开中国。',
    }),
    IMPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? '进口清关中' : `${place.name}进口清关`,
      trackInfo: '单证已递交塔吉克斯坦海关。',
    }),
    IMPORT_CUSTOMS_OUT: fixed('海关放行', '税费和手续已办妥。'),
    DELAYED: (place) => ({
      title: place === null ? '运输延误' : `运输延误，${place.name}`,
      trackInfo: '车次晚于计划，恢复运行后更新到达时间。',
    }),
    HUB_INBOUND: (place) => ({
      title: place === null ? '塔吉克斯坦仓库已入库' : `${place.name}仓库已入库`,
      trackInfo: '正在按自提点分拣。',
    }),
    HUB_OUTBOUND: fixed('已发往自提点', '包裹正运往自提点。'),
    PP_RECEIVED: (place) => ({
      title: place === null ? '已到达自提点' : `已到达${place.name}自提点`,
      trackInfo: '包裹可以领取。',
    }),
    CUSTOMER_RECEIVED: fixed('客户已签收', '感谢您选择我们。'),
    CANCELLED: (_place, details) => ({
      title: '订单已取消',
      trackInfo: reasonText(cancelReasons, details),
    }),
    FLAG_RAISED: (_place, details) => problemRaised[details.flag ?? 'HELD'],
    FLAG_CLEARED: fixed('问题已解决', '包裹继续运输。'),
    EXTERNAL: (_place, details) => ({
      title: details.raw ?? '承运商消息',
      trackInfo: '承运商原文，未翻译。',
    }),
  },
};
