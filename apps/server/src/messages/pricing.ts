import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const pricingTexts: Record<Extract<ErrorName, `pricing.${string}`>, LocaleTexts> = {
  'pricing.noRate': {
    ru: 'Курс {from} к {to} на {date} неизвестен.',
    en: 'The rate of {from} to {to} for {date} is not known.',
    zh: '没有 {date} 的 {from} 兑 {to} 汇率。',
    tg: 'Қурби {from} нисбат ба {to} барои {date} маълум нест.',
  },
  'pricing.versionNotFound': {
    ru: 'Такой версии тарифа нет.',
    en: 'There is no such tariff version.',
    zh: '没有该运价版本。',
    tg: 'Чунин нусхаи тариф нест.',
  },
  'pricing.draftExists': {
    ru: 'У этого тарифа уже есть черновик. Завершите его или удалите.',
    en: 'This tariff already has a draft. Finish it or discard it.',
    zh: '该运价已有草稿，请先完成或删除。',
    tg: 'Ин тариф аллакай сиёҳнавис дорад. Онро анҷом диҳед ё нест кунед.',
  },
  'pricing.changedMeanwhile': {
    ru: 'Тем временем эту версию изменил другой сотрудник. Обновите страницу и внесите изменения снова.',
    en: 'Somebody else has changed this version meanwhile. Reload it and make your changes again.',
    zh: '其他同事刚修改了该版本，请刷新后重新编辑。',
    tg: 'Ин нусхаро корманди дигар тағйир дод. Саҳифаро нав кунед ва тағйиротро аз нав ворид намоед.',
  },
  'pricing.alreadyPublished': {
    ru: 'Эта версия уже опубликована, изменить её нельзя. Создайте новый черновик.',
    en: 'This version is published and can no longer be changed. Make a new draft.',
    zh: '该版本已发布，无法再修改。请新建草稿。',
    tg: 'Ин нусха аллакай нашр шудааст, онро тағйир додан мумкин нест. Сиёҳнависи нав созед.',
  },
  'pricing.notPublished': {
    ru: 'Эта версия ещё не опубликована: черновик можно удалить.',
    en: 'This version is not published yet: a draft can be discarded.',
    zh: '该版本尚未发布：草稿可以直接删除。',
    tg: 'Ин нусха ҳанӯз нашр нашудааст: сиёҳнависро нест кардан мумкин аст.',
  },
  'pricing.alreadyInForce': {
    ru: 'Эта версия уже начала действовать, отменить её нельзя. Опубликуйте следующую.',
    en: 'This version is in force already and cannot be cancelled. Publish the next one.',
    zh: '该版本已经生效，无法取消。请发布新的版本。',
    tg: 'Ин нусха аллакай амал мекунад, онро бекор кардан мумкин нест. Нусхаи навро нашр кунед.',
  },
  'pricing.versionCancelled': {
    ru: 'Эта версия отменена. Создайте новый черновик на её основе.',
    en: 'This version was cancelled. Make a new draft from it.',
    zh: '该版本已取消。请以它为基础新建草稿。',
    tg: 'Ин нусха бекор карда шуд. Дар асоси он сиёҳнависи нав созед.',
  },
  'pricing.dayIsOver': {
    ru: 'День начала действия уже прошёл. Выберите другой день.',
    en: 'The day it should begin on is over. Choose another day.',
    zh: '生效日期已过，请选择其他日期。',
    tg: 'Рӯзи оғози амал гузашт. Рӯзи дигарро интихоб кунед.',
  },
  'pricing.rateNotFound': {
    ru: 'Такого курса нет.',
    en: 'There is no such rate.',
    zh: '没有该汇率记录。',
    tg: 'Чунин қурб нест.',
  },
  'pricing.rateDecided': {
    ru: 'По этому курсу уже принято решение.',
    en: 'This rate has been decided already.',
    zh: '该汇率已经处理。',
    tg: 'Оид ба ин қурб аллакай қарор қабул шудааст.',
  },
  'pricing.secondPersonNeeded': {
    ru: 'Этот курс ввели вы. Подтвердить его должен другой сотрудник.',
    en: 'You entered this rate yourself. Somebody else has to confirm it.',
    zh: '该汇率由您本人录入，须由另一位同事确认。',
    tg: 'Ин қурбро худи шумо ворид кардаед. Онро бояд корманди дигар тасдиқ кунад.',
  },
  'pricing.rateFileUnreadable': {
    ru: 'Это не файл курсов. Нужен XML Национального банка с курсами на день или с историей валюты либо таблица со столбцами «День курса», «Валюта» и «Курс».',
    en: 'This is not a file of rates. It has to be the National Bank’s XML of a day or of one currency’s history, or a table with the columns “Day of the rate”, “Currency” and “Rate”.',
    zh: '这不是汇率文件，应为国家银行的 XML 文件（某日汇率或单一货币历史），或含“汇率日期”“币种”“汇率”三列的表格。',
    tg: 'Ин файли қурбҳо нест. XML-и Бонки миллӣ бо қурбҳои рӯз ё таърихи як асъор ё ҷадвал бо сутунҳои «Рӯзи қурб», «Асъор» ва «Қурб» лозим аст.',
  },
  'pricing.rateColumnsUnknown': {
    ru: 'Не распознаны столбцы: {columns}. Нужны «День курса» (или «Дата»), «Валюта» и «Курс»: переименуйте их и отправьте файл снова.',
    en: 'These columns are not recognised: {columns}. “Day of the rate” (or “Date”), “Currency” and “Rate” are needed: rename them and send the file again.',
    zh: '无法识别以下列：{columns}。需要“汇率日期”（或“日期”）、“币种”“汇率”三列，请修改列名后重新上传。',
    tg: 'Ин сутунҳо шинохта нашуданд: {columns}. «Рӯзи қурб» (ё «Сана»), «Асъор» ва «Қурб» лозиманд: номашонро иваз кунед ва файлро аз нав фиристед.',
  },
  'pricing.rateFileUnsafe': {
    ru: 'В файле есть объявления, которых в файле курсов не бывает (DTD или сущности). Он не прочитан.',
    en: 'The file holds declarations that a rate file never has (a DTD or entities). It was not read.',
    zh: '文件包含汇率文件不应有的声明（DTD 或实体），已拒绝读取。',
    tg: 'Файл эъломияҳое дорад, ки дар файли қурбҳо намешаванд (DTD ё моҳиятҳо). Он хонда нашуд.',
  },
};
