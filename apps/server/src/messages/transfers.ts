import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const transferTexts: Record<Extract<ErrorName, `transfers.${string}`>, LocaleTexts> = {
  'transfers.otherState': {
    ru: 'Передача {code} уже в другом состоянии, для неё это невозможно. Обновите страницу.',
    en: 'Transfer {code} is in another state by now, and this cannot be done to it. Refresh the page.',
    zh: '交接单 {code} 的状态已变化，无法执行此操作。请刷新页面。',
    tg: 'Ирсоли {code} аллакай дар ҳолати дигар аст, ин амал имконнопазир аст. Саҳифаро нав кунед.',
  },
  'transfers.unsettled': {
    ru: 'По передаче {code} не решено посылок: {things}. Отсканируйте каждую или укажите причину.',
    en: 'On transfer {code} {things} parcels are not settled. Scan each of them or give a reason.',
    zh: '交接单 {code} 还有 {things} 件未处理。请逐件扫描或注明原因。',
    tg: 'Дар ирсоли {code} ҳал нашудааст: {things}. Ҳар якро скан кунед ё сабабро нишон диҳед.',
  },
  'transfers.empty': {
    ru: 'В передаче {code} ничего нет: отправлять нечего.',
    en: 'Nothing is in transfer {code}: there is nothing to send.',
    zh: '交接单 {code} 为空，没有可发送的包裹。',
    tg: 'Дар ирсоли {code} чизе нест: чизе барои фиристодан нест.',
  },
  'transfers.mayNotLeave': {
    ru: 'Уехать не могут: {count}. Уберите их из передачи или устраните причину: {codes}',
    en: 'So many may not leave: {count}. Take them out of the transfer or settle what stands against them: {codes}',
    zh: '有 {count} 件不能发出，请从交接单移出或先处理原因：{codes}',
    tg: 'Рафта наметавонанд: {count}. Онҳоро аз ирсол гиред ё сабабро бартараф кунед: {codes}',
  },
  'transfers.otherOpen': {
    ru: 'В этот пункт уже открыта другая передача: {code}. Сначала закройте её.',
    en: 'Another transfer to this pickup point is open: {code}. Close that one first.',
    zh: '该自提点已有另一张交接单在装：{code}。请先关闭它。',
    tg: 'Ба ин нуқта аллакай ирсоли дигар кушода аст: {code}. Аввал онро пӯшед.',
  },
  'transfers.movedOn': {
    ru: 'С посылками передачи уже что-то произошло после отправки: {codes}. Сначала отмените это.',
    en: 'Something has happened to parcels of the transfer since it left: {codes}. Take that back first.',
    zh: '发出后部分包裹已有新记录：{codes}。请先撤销这些记录。',
    tg: 'Бо борҳои ирсол баъди рафтан чизе рӯй додааст: {codes}. Аввал онро бекор кунед.',
  },
};
