import type { PhotoTexts } from './ru.ts';

export const texts: PhotoTexts = {
  title: '照片',
  kinds: { SCALE: '称重', LABEL: '面单', BOX: '外观', DAMAGE: '问题部位' },
  kind: '照片内容',
  take: '拍照',
  first: '拍照',
  more: (taken, most) => `再拍 ${taken} / ${most}`,
  full: (most) => `已满 ${most} 张`,
  note: '照片随后上传，不耽误收货。客户会同时看到照片和重量。',
  states: { draft: '待收货', waiting: '待上传', refused: '未受理', sent: '已上传' },
  remove: '删除照片',
  again: '重新上传',
  noPicture: '这不是照片，请选择 JPEG、PNG 或 WebP。',
  notStored: '照片没有存入本机。请清理空间后重新拍摄。',
  refused: '服务器未受理照片。',
  neverReceived: '包裹一直没有收货，照片无处可归。',
  list: { title: '照片', lead: '服务器未受理以下照片。请删除，或重新上传。' },
};
