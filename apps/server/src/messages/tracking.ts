import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const trackingTexts: Record<Extract<ErrorName, `tracking.${string}`>, LocaleTexts> = {
  'tracking.noCodes': {
    ru: 'Введите трек-номер',
    en: 'Please enter your tracking number',
    zh: '请输入快递单号',
    tg: 'Рақами пайгириро ворид кунед',
  },
  'tracking.tooManyCodes': {
    ru: 'За один раз можно проверить не больше {max} {max:номера|номеров}',
    en: 'The maximum number of queries cannot exceed {max}',
    zh: '单次最多查询 {max} 个单号',
    tg: 'Дар як вақт на бештар аз {max} рақамро санҷидан мумкин аст',
  },
  'tracking.tooManyUnknown': {
    ru: 'За час слишком много номеров не нашлось. Поиск снова откроется через {seconds:wait}.',
    en: 'Too many numbers that were not found within an hour. The search opens again in {seconds:wait}.',
    zh: '一小时内未查到的单号过多，请在 {seconds:wait}后再查询。',
    tg: 'Дар як соат рақамҳои ёфтнашуда аз ҳад зиёд шуданд. Ҷустуҷӯ пас аз {seconds:wait} боз кушода мешавад.',
  },
  'tracking.parcelNotFound': {
    ru: 'Посылка {code} не найдена.',
    en: 'There is no parcel {code}.',
    zh: '未找到包裹 {code}。',
    tg: 'Бори {code} ёфт нашуд.',
  },
  'tracking.notAmongOwn': {
    ru: 'Среди ваших посылок такой нет.',
    en: 'There is no such parcel among yours.',
    zh: '您的包裹中没有该单号。',
    tg: 'Дар байни борҳои шумо чунин нест.',
  },
  'tracking.photoNotFound': {
    ru: 'Такого снимка нет, или он уже удалён.',
    en: 'There is no such photo, or it has been deleted.',
    zh: '没有该照片，或已被删除。',
    tg: 'Чунин сурат нест ё он аллакай нест карда шудааст.',
  },
  'tracking.nameChangedMeanwhile': {
    ru: 'Тем временем название изменили. Посмотрите, какое стоит сейчас, и сохраните ещё раз.',
    en: 'The name has been changed meanwhile. See what it is now, and save again.',
    zh: '备注名刚刚被修改过，请查看当前内容后再保存。',
    tg: 'Дар ин миён ном иваз шуд. Номи ҳозираро бинед ва боз нигоҳ доред.',
  },
  'tracking.moveNotAllowed': {
    ru: 'Событие {event} невозможно при статусе {status}.',
    en: 'The event {event} cannot happen in status {status}.',
    zh: '状态为 {status} 时不能登记事件 {event}。',
    tg: 'Ҳодисаи {event} дар ҳолати {status} имкон надорад.',
  },
  'tracking.parcelClosed': {
    ru: 'Посылка уже выдана или отменена.',
    en: 'The parcel has been collected or cancelled.',
    zh: '包裹已签收或已取消。',
    tg: 'Бор аллакай дода ё бекор карда шудааст.',
  },
  'tracking.parcelHeld': {
    ru: 'Посылка задержана: сначала снимите отметку.',
    en: 'The parcel is held: clear the flag first.',
    zh: '包裹已暂扣，请先解除标记。',
    tg: 'Бор нигоҳ дошта шудааст: аввал аломатро бардоред.',
  },
  'tracking.parcelLost': {
    ru: 'Посылку ищут: оставьте её здесь и сообщите, что она лежит у вас.',
    en: 'The parcel is being searched for: leave it here, and report that it lies with you.',
    zh: '包裹正在查找中：请留在此处，并登记它在您这里。',
    tg: 'Борро меҷӯянд: онро дар ҳамин ҷо монед ва хабар диҳед, ки дар назди шумост.',
  },
  'tracking.parcelReturning': {
    ru: 'Посылка возвращается отправителю: дальше её не везут и не выдают.',
    en: 'The parcel is being returned to its sender: it is not sent on or handed over.',
    zh: '包裹正在退回寄件人，不再转运也不发放。',
    tg: 'Бор ба фиристанда бармегардад: онро дигар намефиристанд ва намедиҳанд.',
  },
  'tracking.notReceivedInChina': {
    ru: 'Посылку ещё не приняли на складе в Китае.',
    en: 'The parcel has not been received at the China warehouse.',
    zh: '中国仓库尚未收到该包裹。',
    tg: 'Борро ҳанӯз дар анбори Чин қабул накардаанд.',
  },
  'tracking.reasonRequired': {
    ru: 'Укажите причину.',
    en: 'Give a reason.',
    zh: '请填写原因。',
    tg: 'Сабабро нишон диҳед.',
  },
  'tracking.nothingToUndo': {
    ru: 'Это событие нельзя отменить.',
    en: 'This event cannot be taken back.',
    zh: '该事件无法撤销。',
    tg: 'Ин ҳодисаро бекор кардан мумкин нест.',
  },
  'tracking.undoTooLate': {
    ru: 'Отменить событие уже поздно.',
    en: 'It is too late to take this event back.',
    zh: '该事件已超过可撤销期限。',
    tg: 'Барои бекор кардани ҳодиса дер шуд.',
  },
  'tracking.roleNotAllowed': {
    ru: 'У вашей роли нет права на это действие.',
    en: 'Your role does not allow this.',
    zh: '您的角色无权执行此操作。',
    tg: 'Нақши шумо ба ин амал ҳуқуқ надорад.',
  },
};
