import type { FieldError } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const fieldTexts: Record<FieldError, LocaleTexts> = {
  required: {
    ru: 'Поле обязательно.',
    en: 'This field is required.',
    zh: '该字段为必填项。',
    tg: 'Ин майдон ҳатмист.',
  },
  wrongType: {
    ru: 'Здесь нужно значение другого типа ({expected}).',
    en: 'A value of another type is needed here ({expected}).',
    zh: '此处的数据类型有误，应为 {expected}。',
    tg: 'Дар ин ҷо қимати навъи дигар лозим аст ({expected}).',
  },
  unknownField: {
    ru: 'Такого поля нет.',
    en: 'There is no such field.',
    zh: '没有该字段。',
    tg: 'Чунин майдон нест.',
  },
  badCharacters: {
    ru: 'Текст содержит недопустимые знаки.',
    en: 'The text contains characters that are not allowed.',
    zh: '文本包含不允许的字符。',
    tg: 'Матн аломатҳои номумкин дорад.',
  },
  tooLong: {
    ru: 'Не длиннее {max} {max:знака|знаков}.',
    en: 'At most {max} {max:character|characters}.',
    zh: '最多 {max} 个字符。',
    tg: 'На бештар аз {max} аломат.',
  },
  tooShort: {
    ru: 'Не короче {min} {min:знака|знаков}.',
    en: 'At least {min} {min:character|characters}.',
    zh: '至少 {min} 个字符。',
    tg: 'На камтар аз {min} аломат.',
  },
  notAllowed: {
    ru: 'Такое значение не разрешено.',
    en: 'This value is not allowed.',
    zh: '该值不被允许。',
    tg: 'Ин қимат иҷозат дода намешавад.',
  },
  badFormat: {
    ru: 'Неверный формат.',
    en: 'The format is wrong.',
    zh: '格式有误。',
    tg: 'Шакл нодуруст аст.',
  },
  tooSmall: {
    ru: 'Не меньше {min}.',
    en: 'At least {min}.',
    zh: '不能小于 {min}。',
    tg: 'На камтар аз {min}.',
  },
  tooLarge: {
    ru: 'Не больше {max}.',
    en: 'At most {max}.',
    zh: '不能大于 {max}。',
    tg: 'На бештар аз {max}.',
  },
  tooPrecise: {
    ru: 'Слишком много знаков после запятой: допустимо {digits}.',
    en: 'Too many digits after the decimal point: {digits} allowed.',
    zh: '小数位数过多，最多 {digits} 位。',
    tg: 'Рақамҳо пас аз вергул зиёданд: {digits} мумкин аст.',
  },
  tooManyLoads: {
    ru: 'Не больше {max} разных размеров за один расчёт.',
    en: 'At most {max} different sizes in one quote.',
    zh: '一次最多计算 {max} 种规格。',
    tg: 'Дар як ҳисоб на бештар аз {max} андозаи гуногун.',
  },
  wholeDollars: {
    ru: 'Доллары наличными — только целыми: монет нет.',
    en: 'Cash dollars are whole: there are no coins.',
    zh: '美元现金须为整数，没有硬币。',
    tg: 'Доллари нақд танҳо бутун: танга нест.',
  },
  badPlaceholders: {
    ru: 'Знаки подстановки в фигурных скобках должны остаться: {expected}.',
    en: 'The placeholders in braces must stay: {expected}.',
    zh: '花括号中的占位符必须保留：{expected}。',
    tg: 'Аломатҳои ҷойгузин дар қавсҳо бояд монанд: {expected}.',
  },
  taken: {
    ru: 'Такое значение уже занято.',
    en: 'This value is taken already.',
    zh: '该值已被占用。',
    tg: 'Ин қимат аллакай банд аст.',
  },
  inUse: {
    ru: 'Этим пользуются другие записи, поэтому изменить нельзя.',
    en: 'Other records use this, so it cannot be changed.',
    zh: '其他记录正在使用，无法修改。',
    tg: 'Сабтҳои дигар инро истифода мебаранд, бинобар ин тағйир додан мумкин нест.',
  },
  inconsistent: {
    ru: 'Не согласуется с другими полями.',
    en: 'Does not fit the other fields.',
    zh: '与其他字段不一致。',
    tg: 'Бо майдонҳои дигар мувофиқ нест.',
  },
  impossibleHours: {
    ru: 'Часы невозможны: открытие должно быть раньше закрытия, промежутки не должны пересекаться.',
    en: 'These hours are impossible: opening comes before closing, and spans must not overlap.',
    zh: '营业时间有误：开门须早于关门，时段不能重叠。',
    tg: 'Ин соатҳо имконнопазиранд: кушодан пеш аз бастан аст ва фосилаҳо набояд бархӯранд.',
  },
  needsChinese: {
    ru: 'Пишите по-китайски, иероглифами: продавец копирует строку как есть.',
    en: 'Write it in Chinese characters: sellers copy the line as it stands.',
    zh: '请用中文填写：卖家会直接复制此行。',
    tg: 'Бо иероглифҳои чинӣ нависед: фурӯшанда сатрро чунон ки ҳаст, нусха мебардорад.',
  },
  needsCustomerCode: {
    ru: 'Здесь должна стоять метка {mark}: на её место встанет код клиента.',
    en: 'The mark {mark} must stand here: each customer’s own code takes its place.',
    zh: '此处必须包含标记 {mark}，它会替换为各客户的客户编号。',
    tg: 'Дар ин ҷо бояд аломати {mark} истад: ба ҷойи он рамзи муштарӣ меояд.',
  },
  needsHouse: {
    ru: 'Укажите номер дома, например 88号.',
    en: 'Give the house number, for example 88号.',
    zh: '请填写门牌号，例如 88号。',
    tg: 'Рақами хонаро нависед, масалан 88号.',
  },
  chinesePhone: {
    ru: 'Нужен китайский номер: мобильный из 11 цифр, например 13800000000, или городской с кодом, например 0579-85551234.',
    en: 'A Chinese number is needed: a mobile of 11 digits such as 13800000000, or a landline with its area code such as 0579-85551234.',
    zh: '请填写中国号码：11 位手机号（如 13800000000），或带区号的固定电话（如 0579-85551234）。',
    tg: 'Рақами чинӣ лозим аст: мобилии 11-рақама, масалан 13800000000, ё шаҳрӣ бо рамзи минтақа, масалан 0579-85551234.',
  },
  chineseRegion: {
    ru: 'Провинция, город и район иероглифами через пробел, например 浙江省 金华市 义乌市.',
    en: 'Province, city and district in Chinese characters with spaces between them, for example 浙江省 金华市 义乌市.',
    zh: '请依次填写省、市、区（县），用空格分隔，例如：浙江省 金华市 义乌市。',
    tg: 'Вилоят, шаҳр ва ноҳия бо иероглифҳо ва фосила дар байн, масалан 浙江省 金华市 义乌市.',
  },
  chinesePostcode: {
    ru: 'Китайский индекс состоит из 6 цифр, например 322000.',
    en: 'A Chinese postcode has 6 digits, for example 322000.',
    zh: '邮政编码为 6 位数字，例如 322000。',
    tg: 'Индекси почтаи Чин аз 6 рақам иборат аст, масалан 322000.',
  },
  ownAccount: {
    ru: 'Свою учётную запись так изменить нельзя: вы потеряете доступ. Попросите другого администратора.',
    en: 'You cannot do this to your own account: you would lose access. Ask another administrator.',
    zh: '不能对自己的账号这样操作，否则您将失去权限。请联系其他管理员。',
    tg: 'Ҳисоби худро чунин тағйир додан мумкин нест: шумо дастрасиро аз даст медиҳед. Аз маъмури дигар хоҳиш кунед.',
  },
  lastAdministrator: {
    ru: 'Это последний администратор. Сначала назначьте другого.',
    en: 'This is the last administrator. Appoint another one first.',
    zh: '这是最后一名管理员，请先指定其他管理员。',
    tg: 'Ин маъмури охирин аст. Аввал дигареро таъин кунед.',
  },
  roleNeeded: {
    ru: 'Выберите хотя бы одну роль: без роли сотрудник не войдёт в консоль.',
    en: 'Choose at least one role: without a role a member cannot enter the console.',
    zh: '请至少选择一个角色：没有角色的员工无法进入控制台。',
    tg: 'Ақаллан як нақшро интихоб кунед: корманди бе нақш ба консол даромада наметавонад.',
  },
};
