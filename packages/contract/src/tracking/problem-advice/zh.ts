import type { AdviceWords } from './problem-advice.ts';

export const problemAdviceZh: AdviceWords = {
  parts: { why: '原因', we: '我们正在做', you: '您可以做' },
  problems: (hotline) => ({
    HELD: {
      why: '需要核实货物信息。',
      we: '我们正在核实，完成后立即继续运输。',
      you: `暂时无需操作。如需您回复，我们会发邮件通知，问题也会显示在个人中心。详情请拨打 ${hotline}。`,
    },
    DAMAGED: {
      why: '检查时发现包装破损。',
      we: '我们已登记。如没有其他原因扣留，包裹继续运输。',
      you: '取件时请与工作人员一起查验。如有损坏，请在确认签收之前当场提出。',
    },
    UNIDENTIFIED: {
      why: '包裹上没有客户编号，或者无法辨认。',
      we: '我们妥善保管包裹，并在寻找收件人。',
      you: `如果是您的包裹，请登录后在“订单”中认领，或拨打 ${hotline}。`,
    },
    RETURNING: {
      why: '无法送达，或有人要求退回。',
      we: '我们正在将包裹退回发件人。',
      you: `如果这不是您的要求，请拨打 ${hotline}。`,
    },
    LOST: {
      why: '下一个仓库清点时没有找到包裹。',
      we: '我们正在查找，找到后会立即通知您。',
      you: `请保留订单和付款凭证，用于证明价值。如有疑问，请拨打 ${hotline}。`,
    },
    OVERDUE: {
      why: '免费存放期已过。',
      we: '包裹仍存放在自提点，按天收取存放费。',
      you: '请尽快取件，费用会更少。',
    },
    DELAYED: {
      why: '车辆或列车在途中延误。',
      we: '道路或口岸开放后立即继续运输。',
      you: '您无需操作。道路封闭的消息会在新闻中公布。',
    },
  }),
};
