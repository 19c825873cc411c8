import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const inventoryTexts: Record<Extract<ErrorName, `inventory.${string}`>, LocaleTexts> = {
  'inventory.over': {
    ru: 'Эта инвентаризация уже закончена. Обновите страницу.',
    en: 'This count is over already. Refresh the page.',
    zh: '这次盘点已经结束。请刷新页面。',
    tg: 'Ин баҳисобгирӣ аллакай ба охир расидааст. Саҳифаро нав кунед.',
  },
  'inventory.cellsLeft': {
    ru: 'Не посчитано ячеек: {cells}. Отсканируйте, что в них лежит, или отметьте каждую как готовую.',
    en: 'Cells that were not counted: {cells}. Scan what lies in them, or mark each of them as counted.',
    zh: '还有 {cells} 个货位未盘点。请扫描其中的包裹，或逐个标记为已盘点。',
    tg: 'Катакҳои ҳисобнашуда: {cells}. Он чиро, ки дар онҳост, скан кунед ё ҳар якро тайёр қайд кунед.',
  },
  'inventory.unsettled': {
    ru: 'Не решено разниц: {things}. По каждой укажите, что с посылкой.',
    en: 'Differences that nobody has settled: {things}. Say of each what becomes of the parcel.',
    zh: '还有 {things} 项差异未处理。请逐项注明包裹的处理方式。',
    tg: 'Фарқҳои ҳалнашуда: {things}. Дар бораи ҳар кадом гӯед, ки бо бор чӣ мешавад.',
  },
  'inventory.scansWait': {
    ru: 'На рабочем месте «{device}» ждут отправки сканы: {scans}. Откройте его со связью или завершите его работу.',
    en: 'Scans wait to be sent on the station “{device}”: {scans}. Open it with the line, or end the device.',
    zh: '工位“{device}”还有 {scans} 条扫描待发送。请联网打开该工位，或停用该设备。',
    tg: 'Дар ҷойи кории «{device}» сканҳо мунтазири фиристоданд: {scans}. Онро бо алоқа кушоед ё кори онро ба охир расонед.',
  },
};
