import type { EvidenceTexts } from './ru.ts';

export const texts: EvidenceTexts = {
  title: '交付前',
  asksPhoto: '本自提点要求拍摄包裹照片。',
  asksSignature: '本自提点要求收件人签名，无法签名时请拍照。',
  made: { PHOTO: '已拍照。', SIGNATURE: '已签名。' },
  photo: '拍照',
  sign: '收件人签名',
  pad: {
    title: '收件人签名板',
    field: '签名区',
    hint: '请用手指或鼠标签名。键盘无法签名，请关闭此窗口并拍照。',
    clear: '清除',
    save: '确认签名',
  },
  noPicture: '图片无法打开，请重新拍摄。',
  waits: '恢复网络后自动上传照片或签名。',
  missing: {
    title: '尚无照片或签名',
    line: '本自提点要求先完成，请使用卡片上的按钮。',
    next: '拍照或签名',
  },
  refused: {
    title: '交付照片与签名',
    lead: '服务器未接收以下照片或签名。请重新拍摄；确实无法补拍时请放弃并说明原因，原因会保留在包裹记录中。',
    kinds: { PHOTO: '照片', SIGNATURE: '签名' },
    takeAgain: '重新拍摄',
    sendAgain: '再次发送',
    drop: '放弃',
    reason: '没有照片或签名的原因',
    confirm: '保存原因',
    back: '返回',
  },
};
