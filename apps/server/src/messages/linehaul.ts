import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const linehaulTexts: Record<Extract<ErrorName, `linehaul.${string}`>, LocaleTexts> = {
  'linehaul.otherState': {
    ru: 'Рейс {code} уже в другом состоянии, для него это невозможно. Обновите страницу.',
    en: 'Trip {code} is in another state by now, and this cannot be done to it. Refresh the page.',
    zh: '车次 {code} 的状态已变化，无法执行此操作。请刷新页面。',
    tg: 'Рейси {code} аллакай дар ҳолати дигар аст, ин амал имконнопазир аст. Саҳифаро нав кунед.',
  },
  'linehaul.reportedBefore': {
    ru: 'У клиентов это уже стоит: {place}, {moment}. Новая запись у них ничего не изменит; если прежняя неверна, исправьте её.',
    en: 'Customers see this already: {place}, {moment}. Another report would change nothing for them; if the earlier one is wrong, correct it.',
    zh: '客户已看到该记录：{place}，{moment}。再次上报不会改变其记录；若之前的有误，请更正。',
    tg: 'Ин дар назди муштариён аллакай ҳаст: {place}, {moment}. Навишти нав чизеро дигар намекунад; агар навишти пешина хато бошад, онро ислоҳ кунед.',
  },
  'linehaul.nothingAboard': {
    ru: 'В рейсе {code} ничего не погружено: отправлять нечего.',
    en: 'Nothing is aboard trip {code}: there is nothing to send off.',
    zh: '车次 {code} 尚未装货，无法发车。',
    tg: 'Дар рейси {code} чизе бор нашудааст: чизе барои фиристодан нест.',
  },
  'linehaul.unsettled': {
    ru: 'По рейсу {code} не решено мест: {things}. Решите по каждому, затем закончите приём.',
    en: 'On trip {code} {things} things are not settled. Settle each, then finish the unloading.',
    zh: '车次 {code} 还有 {things} 件未处理。请逐件处理后再结束卸车。',
    tg: 'Дар рейси {code} ҳал нашудааст: {things}. Ҳар якро ҳал кунед, баъд қабулро анҷом диҳед.',
  },
  'linehaul.weightSettled': {
    ru: 'По этому взвешиванию уже решено. Обновите список.',
    en: 'This weighing is settled already. Refresh the list.',
    zh: '该次复称已处理，请刷新列表。',
    tg: 'Оид ба ин баркашӣ аллакай қарор шудааст. Рӯйхатро нав кунед.',
  },
  'linehaul.weightLeft': {
    ru: 'Посылка {code} уже закрыта или её вес изменился. Оставьте прежний вес.',
    en: 'Parcel {code} is closed by now, or its weight has changed. Leave the first weight.',
    zh: '包裹 {code} 已结束或重量已变更，请保留原重量。',
    tg: 'Бори {code} аллакай пӯшида шудааст ё вазнаш дигар шудааст. Вазни пештараро гузоред.',
  },
  'linehaul.otherLoad': {
    ru: 'Погружено уже другое количество: {parcels}. Проверьте погрузку ещё раз.',
    en: 'Another number is aboard by now: {parcels}. Check the load again.',
    zh: '已装件数已变为 {parcels}，请重新核对。',
    tg: 'Миқдори боршуда аллакай дигар аст: {parcels}. Боркуниро боз санҷед.',
  },
  'linehaul.differenceUnexplained': {
    ru: 'Погружено не то, что в плане: не погружено {missing}, сверх плана {extra}. Укажите причину.',
    en: 'The load differs from the plan: {missing} not aboard, {extra} beyond the plan. Give the reason.',
    zh: '装车与计划不符：未装 {missing} 件，计划外 {extra} 件。请选择原因。',
    tg: 'Боркунӣ аз нақша фарқ дорад: бор нашуд {missing}, зиёда аз нақша {extra}. Сабабро нишон диҳед.',
  },
  'linehaul.overCapacity': {
    ru: 'Погружено больше, чем вмещает рейс: {weightKg} кг, {volumeM3} м³. Подтвердите выезд ещё раз.',
    en: 'More is aboard than the trip holds: {weightKg} kg, {volumeM3} m³. Confirm the departure once more.',
    zh: '已超出装载能力：{weightKg} kg，{volumeM3} m³。请再次确认发车。',
    tg: 'Бор аз гунҷоиши рейс зиёд аст: {weightKg} кг, {volumeM3} м³. Баромадро боз тасдиқ кунед.',
  },
  'linehaul.mayNotLeave': {
    ru: 'Выехать не могут: {count}. Снимите их с рейса или устраните причину: {codes}',
    en: 'So many may not leave: {count}. Take them off the trip or settle what stands against them: {codes}',
    zh: '有 {count} 件不能发运，请从车次移出或先处理原因：{codes}',
    tg: 'Баромада наметавонанд: {count}. Онҳоро аз рейс гиред ё сабабро бартараф кунед: {codes}',
  },
  'linehaul.noVehicle': {
    ru: 'У рейса {code} нет номера машины или вагона. Укажите его перед выездом.',
    en: 'Trip {code} names no lorry or wagon. Enter its number before the departure.',
    zh: '车次 {code} 没有车牌号或车厢号，发车前请填写。',
    tg: 'Рейси {code} рақами мошин ё вагон надорад. Пеш аз баромад онро нишон диҳед.',
  },
  'linehaul.tooManySealPhotos': {
    ru: 'У этого выезда уже {max} {max:снимок|снимка|снимков} пломб, больше не добавить. Сначала уберите лишний.',
    en: 'This departure has {max} photos of seals already. Remove one first.',
    zh: '本次发车已有 {max} 张封签照片，请先删除多余的。',
    tg: 'Ин баромад аллакай {max} сурати муҳр дорад. Аввал яктоашро нест кунед.',
  },
  'linehaul.channelSuspended': {
    ru: 'Канал «{channel}» приостановлен, на него перевести нельзя. Выберите другой.',
    en: 'Channel “{channel}” is suspended and takes no goods. Choose another one.',
    zh: '渠道“{channel}”已暂停，不能转入。请选择其他渠道。',
    tg: 'Канали «{channel}» боздошта шудааст, ба он гузарондан мумкин нест. Дигарашро интихоб кунед.',
  },
  'linehaul.nothingToMove': {
    ru: 'Переводить нечего: все эти посылки уже в рейсах, уехали или идут по этому каналу.',
    en: 'There is nothing to move: these parcels are with trips, have left, or go by this channel already.',
    zh: '没有可转的货物：这些包裹已在车次中、已发出或已走该渠道。',
    tg: 'Чизе барои гузарондан нест: ин борҳо дар рейсҳоянд, рафтаанд ё аллакай бо ин канал мераванд.',
  },
  'linehaul.undoTooLate': {
    ru: 'Рейс {code} уже у таможни или на границе: выезд не отменить.',
    en: 'Trip {code} is with customs or at the border already: its departure cannot be taken back.',
    zh: '车次 {code} 已进入海关或口岸，不能撤销发车。',
    tg: 'Рейси {code} аллакай дар гумрук ё сарҳад аст: баромадро бекор кардан мумкин нест.',
  },
  'linehaul.movedOn': {
    ru: 'С посылками рейса уже что-то произошло после выезда: {codes}. Сначала отмените это.',
    en: 'Something has happened to parcels of the trip since it left: {codes}. Take that back first.',
    zh: '发车后部分包裹已有新记录：{codes}。请先撤销这些记录。',
    tg: 'Бо борҳои рейс баъди баромад чизе рӯй додааст: {codes}. Аввал онро бекор кунед.',
  },
  'linehaul.parcelsElsewhere': {
    ru: 'Этих посылок в рейсе нет: {codes}',
    en: 'These parcels are not of the trip: {codes}',
    zh: '以下包裹不属于该车次：{codes}',
    tg: 'Ин борҳо дар рейс нестанд: {codes}',
  },
  'linehaul.delayNotFound': {
    ru: 'Такой задержки нет.',
    en: 'There is no such delay.',
    zh: '没有该延误记录。',
    tg: 'Чунин таъхир нест.',
  },
  'linehaul.delayOver': {
    ru: 'Эта задержка уже окончена или отозвана.',
    en: 'This delay is over or was taken back already.',
    zh: '该延误已结束或已撤回。',
    tg: 'Ин таъхир аллакай анҷом ёфтааст ё бозпас гирифта шудааст.',
  },
};
