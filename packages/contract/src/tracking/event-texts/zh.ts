import type { EventTexts } from './event-texts.ts';

const cancelReasons: EventTexts['cancelReasons'] = {
  LOST: '包裹已丢失，请联系我们办理赔付。',
  SEIZED: '包裹已被监管部门扣押。',
  DESTROYED: '包裹已销毁。',
  RETURNED: '包裹已退回发件人。',
  ABANDONED: '存放期已过，包裹无人领取。',
  CUSTOMER_REQUEST: '应客户要求取消。',
  OTHER: '包裹不再继续运输。',
};

const problemRaised: EventTexts['problemRaised'] = {
  HELD: { title: '包裹暂扣待核实', text: '正在核实包裹信息，收到答复后继续运输。' },
  DAMAGED: { title: '包装破损', text: '破损情况已登记。' },
  UNIDENTIFIED: { title: '收件人待确认', text: '包裹上没有客户编号，如果是您的包裹，请联系我们。' },
  RETURNING: { title: '正在退回发件人', text: '包裹正在退回卖家。' },
  LOST: { title: '正在查找包裹', text: '我们正在查找包裹，有结果会通知您。' },
  OVERDUE: { title: '免费存放期已过', text: '此后每天收取存放费。' },
  DELAYED: { title: '运输延误', text: '车次晚于计划。' },
};

export const eventTextsZh: EventTexts = {
  cancelReasons,
  problemRaised,
  weighedAtHub: {
    text: '重量和金额将在抵达塔吉克斯坦后确定。',
    textAt: '重量和金额将在抵达{hub}后确定。',
  },
  events: {
    ORDER_CREATED: { title: '订单已创建', text: '包裹信息已录入。' },
    ORDER_SUBMITTED: { title: '订单已提交', text: '等待预报。' },
    FORECAST_ACCEPTED: { title: '预报已受理', text: '等待包裹到达中国仓库。' },
    CN_RECEIVED: {
      title: '已到达中国仓库',
      titleAt: '已到达{place}仓库',
      text: '包裹已称重和测量。',
    },
    CN_PACKED: {
      title: '已打包',
      titleAt: '已打包，{place}',
      text: '包裹等待发运。',
    },
    LINEHAUL_DEPARTED: {
      title: '已从中国发出',
      titleAt: '已从{place}发出',
      text: '货物正运往塔吉克斯坦。',
    },
    HUB_PASSED: {
      title: '已通过中转站',
      titleAt: '到达{place}',
      text: '已通过检查点。',
    },
    EXPORT_CUSTOMS_IN: {
      title: '出口清关中',
      titleAt: '{place}口岸出口清关',
      text: '单证已递交海关。',
    },
    EXPORT_CUSTOMS_OUT: { title: '出口清关完成', text: '中国海关已放行。' },
    BORDER_CROSSED: {
      title: '已出境',
      titleAt: '已通过{place}口岸',
      text: '货物已离开中国。',
    },
    IMPORT_CUSTOMS_IN: {
      title: '进口清关中',
      titleAt: '{place}进口清关',
      text: '单证已递交塔吉克斯坦海关。',
    },
    IMPORT_CUSTOMS_OUT: { title: '海关放行', text: '税费和手续已办妥。' },
    DELAYED: {
      title: '运输延误',
      titleAt: '运输延误，{place}',
      text: '车次晚于计划，恢复运行后更新到达时间。',
    },
    HUB_INBOUND: {
      title: '塔吉克斯坦仓库已入库',
      titleAt: '{place}仓库已入库',
      text: '正在按自提点分拣。',
    },
    HUB_OUTBOUND: { title: '已发往自提点', text: '包裹正运往自提点。' },
    PP_RECEIVED: {
      title: '已到达自提点',
      titleAt: '已到达{place}自提点',
      text: '包裹可以领取。',
    },
    COURIER_OUT: { title: '派送中', text: '快递员正将包裹送往您的地址。' },
    COURIER_BACK: {
      title: '包裹已带回自提点',
      titleAt: '包裹已带回{place}自提点',
      text: '本次派送未成功，包裹已回到自提点。',
    },
    CUSTOMER_RECEIVED: { title: '客户已签收', text: '感谢您选择我们。' },
    CANCELLED: { title: '订单已取消' },
    FLAG_CLEARED: { title: '问题已解决', text: '包裹继续运输。' },
    EXTERNAL: { title: '承运商消息', text: '承运商原文，未翻译。' },
  },
};
