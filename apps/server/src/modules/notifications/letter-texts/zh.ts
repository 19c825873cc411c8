import { compensationLetters } from '../compensation-texts/zh.ts';
import { delayLetters } from '../delay-texts/zh.ts';
import { handOverLetters } from '../hand-over-texts/zh.ts';
import { heldLetters } from '../held-texts/zh.ts';
import { courierLetters } from '../courier-texts/zh.ts';
import { dueLetters } from '../due-texts/zh.ts';
import { oneTimeCodeLetters } from '../one-time-code-texts/zh.ts';
import { refundLetters } from '../refund-texts/zh.ts';
import { shelfLetters } from '../shelf-texts/zh.ts';
import { storageLetters } from '../storage-texts/zh.ts';
import { movedLetters } from '../moved-texts/zh.ts';
import { weightLetters } from '../weight-texts/zh.ts';
import {
  shownCode,
  movedTo,
  momentParts,
  shortWeight,
  sumsOf,
  undoLink,
  type LetterTexts,
} from './letter-text.ts';

function when(moment: string): string {
  const { year, month, day, time } = momentParts(moment);
  return `${year}年${Number(month)}月${Number(day)}日 ${time}（杜尚别时间）`;
}

const validity = (count: number) =>
  `验证码 ${count} 分钟内有效。请勿告诉任何人，我们的工作人员绝不会向您索取验证码。`;

const day = (date: string) => {
  const [year = '', month = '', number = ''] = date.split('-');
  return `${year}年${Number(month)}月${Number(number)}日`;
};

export const zh: LetterTexts = {
  footer: '本邮件由系统自动发送，请勿回复。',
  registrationCode: ({ code, validMinutes }) => ({
    subject: '注册验证码',
    before: ['您好！', '请输入以下验证码完成注册：'],
    code,
    after: [validity(validMinutes), '如果您没有注册，请忽略本邮件。'],
  }),
  passwordResetCode: ({ code, validMinutes }) => ({
    subject: '重置密码验证码',
    before: ['您好！', '请输入以下验证码设置新密码：'],
    code,
    after: [validity(validMinutes), '如果您没有申请重置密码，无需任何操作：没有验证码，密码不会改变。'],
  }),
  addressAlreadyRegistered: () => ({
    subject: '您已有账号',
    before: [
      '您好！',
      '有人（也许是您本人）使用此邮箱注册。该邮箱已有账号，无需重新注册。',
      '请使用您的密码登录。如果忘记密码，可在登录页面设置新密码。',
    ],
    after: ['如果不是您本人操作，无需理会。'],
    link: { label: '登录', page: 'login' },
  }),
  noAccountHere: () => ({
    subject: '此邮箱没有账号',
    before: [
      '您好！',
      '有人（也许是您本人）请求为此邮箱设置新密码，但该邮箱没有对应的账号。',
      '您可能是用其他邮箱注册的；如果还没有账号，可以现在注册。',
    ],
    after: ['如果不是您本人操作，请忽略此邮件。'],
    link: { label: '注册', page: 'register' },
  }),
  loginCode: ({ code, validMinutes }) => ({
    subject: '登录验证码',
    before: ['您好！', '请输入以下验证码登录：'],
    code,
    after: [validity(validMinutes), '如果您当前没有登录，说明有人知道您的密码，请在登录页面设置新密码。'],
  }),
  passwordChanged: ({ changedAt }) => ({
    subject: '密码已修改',
    before: ['您好！', '您的账号密码已修改。'],
    details: [{ label: '时间', value: when(changedAt) }],
    after: ['如果是您本人操作，无需理会。', '如果不是，请立即在登录页面设置新密码，并与我们联系。'],
    link: { label: '联系我们', page: 'contact' },
  }),
  ...oneTimeCodeLetters(when),
  emailChangeCode: ({ code, validMinutes }) => ({
    subject: '验证新邮箱',
    before: ['您好！', '请输入以下验证码，将此邮箱绑定到您的账号：'],
    code,
    after: [validity(validMinutes), '如果您没有更换邮箱，请忽略本邮件。'],
  }),
  emailChangedOld: ({ newAddress, changedAt, undoToken, undoUntil }) => ({
    subject: '邮箱已更换',
    before: ['您好！', '您的账号已绑定新的邮箱，今后的邮件将发送到新邮箱。'],
    details: [
      { label: '新邮箱', value: newAddress },
      { label: '时间', value: when(changedAt) },
      ...(undoUntil === null ? [] : [{ label: '可撤销至', value: when(undoUntil) }]),
    ],
    after: [
      '如果是您本人操作，无需理会。',
      undoToken === null
        ? '如果不是，请立即与我们联系。'
        : '如果不是，请撤销更换：账号将恢复使用本邮箱，所有登录都会退出，并由您重设密码。在此日期之前，只能通过本邮箱重置密码。',
    ],
    link: undoLink('撤销更换', undoToken) ?? { label: '联系我们', page: 'contact' },
  }),
  emailRestored: ({ address, restoredAt }) => ({
    subject: '邮箱更换已撤销',
    before: ['您好！', '账号的邮箱更换已由原邮箱撤销。所有登录均已退出，旧密码不再有效。'],
    details: [
      { label: '账号邮箱', value: address },
      { label: '时间', value: when(restoredAt) },
    ],
    after: ['请重设密码后再登录。', '如果有人借此占用了您的账号，请与我们联系。'],
    link: { label: '重设密码', page: 'resetPassword' },
  }),
  loginNameChanged: ({ username, phone, changedAt }) => ({
    subject: '登录信息已更改',
    before: ['您好！', '您账号的登录信息已更改。'],
    details: [
      {
        label: '更改内容',
        value: [...(username ? ['用户名'] : []), ...(phone ? ['手机号'] : [])].join('、'),
      },
      { label: '时间', value: when(changedAt) },
    ],
    after: ['如果是您本人操作，无需理会。', '如果不是，请立即在登录页重设密码，并与我们联系。'],
    link: { label: '联系我们', page: 'contact' },
  }),
  resetHeld: ({ from }) => ({
    subject: '暂时无法重置密码',
    before: [
      '您好！',
      '有人（可能是您）请求重设密码。该账号近期更换过邮箱：更换后七天内只能通过原邮箱重置密码。',
    ],
    details: [{ label: '本邮箱可重置的日期', value: when(from) }],
    after: ['如果您已无法使用原邮箱，又急需登录，请与我们联系。如果不是您本人请求的，无需理会。'],
    link: { label: '联系我们', page: 'contact' },
  }),
  parcelMoved: (moved) => ({
    subject: `${movedTo(moved, 'zh')}：${moved.trackingCode}`,
    before: [
      '您好！',
      `${movedTo(moved, 'zh')}。`,
      ...(moved.pickupCode === undefined ? [] : ['取件码，请在自提点报出：']),
    ],
    ...shownCode(moved.pickupCode),
    details: [
      { label: '快递单号', value: moved.trackingCode },
      ...(moved.orderCode === null ? [] : [{ label: '订单号', value: moved.orderCode }]),
      { label: '时间', value: when(moved.movedAt) },
      ...sumsOf(moved.sums, 'zh'),
      ...(moved.status !== 'DKHQS' || moved.pickupPoint === null
        ? []
        : [{ label: '自提点', value: moved.pickupPoint }]),
      ...(moved.status !== 'DKHQS' || moved.freeUntil === null
        ? []
        : [{ label: '免费存放至', value: day(moved.freeUntil) }]),
    ],
    after: [
      ...(moved.pickupCode === undefined
        ? []
        : [
            '谁报出取件码，包裹就交给谁，请勿发到群里。只要该自提点还有您的包裹，取件码就不变；个人中心也可查看取件码和应付金额。',
          ]),
      '您可以在个人资料中关闭包裹通知邮件。',
    ],
    link:
      moved.pickupCode === undefined
        ? { label: '我的订单', page: 'orderManagement' }
        : { label: '打开个人中心', page: 'platform' },
  }),
  parcelsDeparted: ({ parcels, count, movedAt }) => ({
    subject: `您的 ${count} 件包裹已离开中国`,
    before: ['您好！', '您的以下包裹已一同从中国发往塔吉克斯坦。'],
    details: [
      { label: '发车时间', value: when(movedAt) },
      ...parcels.map(({ trackingCode, orderCode }) => ({
        label: trackingCode,
        value: orderCode === null ? '无订单' : `订单 ${orderCode}`,
      })),
    ],
    after: [
      ...(count > parcels.length ? ['其余包裹请在个人中心查看。'] : []),
      '包裹当前位置和预计到达日期可在个人中心查看。到达后我们会通知您。',
      '您可以在个人资料中关闭包裹通知邮件。',
    ],
    link: { label: '打开个人中心', page: 'platform' },
  }),
  ...movedLetters(when),
  parcelsReceived: ({ parcels, count, arrives }) => ({
    subject:
      count === 1
        ? `中国仓库已收货：${parcels[0]?.trackingCode ?? ''}`
        : `中国仓库已收到您的 ${count} 件包裹`,
    before: [
      '您好！',
      count === 1 ? '您的包裹已到达中国仓库，我们已收货。' : '您的以下包裹今天到达中国仓库，我们已收货。',
    ],
    details: parcels.map(({ trackingCode, weightKg, hasPhoto, isDeclared }) => ({
      label: trackingCode,
      value: [
        weightKg === null ? '尚未称重' : `${shortWeight(weightKg, '.')} 公斤`,
        ...(hasPhoto ? ['有照片'] : []),
        ...(isDeclared ? [] : ['请告知包裹内容']),
      ].join('，'),
    })),
    after: [
      ...(count > parcels.length ? ['其余包裹请在个人中心查看。'] : []),
      arrives === null
        ? '接下来：随最近一班车发出，届时通知您。'
        : `接下来：随最近一班车发出，届时通知您。预计 ${day(arrives.from)}至${day(arrives.to)}到达自提点。`,
      ...(parcels.every(({ isDeclared }) => isDeclared)
        ? []
        : ['没有内容说明的包裹无法办理运输：请打开个人中心填写。']),
      '重量、照片和运费已可在个人中心查看。您可以在个人资料中关闭包裹通知邮件。',
    ],
    link: { label: '打开个人中心', page: 'platform' },
  }),
  ...delayLetters(day),
  ...storageLetters(day),
  ...courierLetters(day),
  ...dueLetters,
  pickupCodeReplaced: ({ pickupPoint, replacedAt, pickupCode }) => ({
    subject: '您的取件码已更换',
    before: [
      '您好！',
      '有人在自提点以您的名义连续五次报错取件码。为确保安全，我们已更换您的取件码，原取件码失效。',
      ...(pickupCode === undefined ? [] : ['新取件码：']),
    ],
    ...shownCode(pickupCode),
    details: [
      ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
      { label: '时间', value: when(replacedAt) },
    ],
    after: ['取件码只告诉柜台工作人员。如果您和家人都没有去取件，无需任何操作：没有取件码无法领取包裹。'],
    link: { label: '打开个人中心', page: 'platform' },
  }),
  lineTurnedAway: ({ trackingCode, orderCode, hotline }) => ({
    subject: `该快递单号的包裹不属于您：${trackingCode}`,
    before: [
      '您好！',
      '中国仓收到了与您订单中快递单号相同的包裹，但包裹上标注的是其他客户的编号，因此您订单中的该包裹已取消。',
    ],
    details: [
      { label: '快递单号', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: '订单号', value: orderCode }]),
    ],
    after: [`请向卖家核对快递单号，并在订单中填写正确的号码。如确认包裹属于您，请拨打客服热线 ${hotline}。`],
    link: { label: '我的订单', page: 'orderManagement' },
  }),
  ...weightLetters,
  ...handOverLetters(when, day),
  ...shelfLetters(day),
  ...compensationLetters(day),
  ...refundLetters(when),
  ...heldLetters(day),
  claimApproved: ({ claimCode, trackingCode, orderCode }) => ({
    subject: `包裹已归到您的名下：${trackingCode}`,
    before: ['您好！', '您的认领申请已通过，包裹已归到您的名下，可在订单中查看。'],
    details: [
      { label: '快递单号', value: trackingCode },
      { label: '订单号', value: orderCode },
      { label: '申请编号', value: claimCode },
    ],
    after: ['包裹将送往您的自提点；如果已发往其他自提点，请以订单中的信息为准。'],
    link: { label: '我的订单', page: 'orderManagement' },
  }),
  parcelFound: ({ trackingCode, orderCode }) => ({
    subject: `您的包裹已找到：${trackingCode}`,
    before: [
      '您好！',
      '中国仓收到一件面单破损的包裹，经与您的订单核对，确认是您的包裹。现已收货，将照常发运。',
    ],
    details: [
      { label: '快递单号', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: '订单号', value: orderCode }]),
    ],
    after: [],
    link: { label: '我的订单', page: 'orderManagement' },
  }),
  parcelNotFound: ({ trackingCode, orderCode, hotline }) => ({
    subject: `包裹核对有误：${trackingCode}`,
    before: [
      '您好！',
      '此前我们通知您包裹已找到。经复核，那是另一件面单相似的包裹。您的包裹仍在等待到达中国仓。',
    ],
    details: [
      { label: '快递单号', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: '订单号', value: orderCode }]),
    ],
    after: [`对此我们深表歉意。如果包裹早该送达，请拨打客服热线 ${hotline}。`],
    link: { label: '我的订单', page: 'orderManagement' },
  }),
  claimReopened: ({ claimCode, trackingCode }) => ({
    subject: `认领申请重新审核：${trackingCode}`,
    before: ['您好！', '我们已撤销对您认领申请的处理结果，将重新审核，有结果后会再通知您。'],
    details: [
      { label: '快递单号', value: trackingCode },
      { label: '申请编号', value: claimCode },
    ],
    after: [],
    link: { label: '我的订单', page: 'orderManagement' },
  }),
  claimRefused: ({ claimCode, trackingCode, reason, comment, hotline }) => ({
    subject: `包裹认领申请未通过：${trackingCode}`,
    before: ['您好！', '经核对，我们无法将该包裹交给您。'],
    details: [
      { label: '快递单号', value: trackingCode },
      { label: '申请编号', value: claimCode },
      { label: '原因', value: reason },
      ...(comment === null ? [] : [{ label: '说明', value: comment }]),
    ],
    after: [`如果您确定包裹是您的，请更换截图重新申请，或拨打客服热线 ${hotline}。`],
    link: { label: '我的订单', page: 'orderManagement' },
  }),
  officeMessage: ({ about, text }) => ({
    subject: about === null ? '您有一条新消息' : `您有一条新消息：${about}`,
    before: ['您好！', '我们给您发了一条消息。'],
    details: [{ label: '消息', value: text }, ...(about === null ? [] : [{ label: '关于', value: about }])],
    after: ['请在个人中心查看全文并回复。'],
    link: { label: '回复', page: 'platform' },
  }),
  newLogin: ({ loggedInAt, device, address }) => ({
    subject: '新设备登录提醒',
    before: ['您好！', '您的账号在一台新设备或一个新地点登录。'],
    details: [
      { label: '时间', value: when(loggedInAt) },
      { label: '设备', value: device },
      { label: 'IP 地址', value: address },
    ],
    after: ['如果是您本人操作，无需理会。', '如果不是，请修改密码，并在个人资料中结束该登录。'],
    link: { label: '打开个人资料', page: 'profile' },
  }),
};
