import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const accountTexts: Record<
  Extract<ErrorName, `auth.${string}` | `accounts.${string}`>,
  LocaleTexts
> = {
  'auth.sessionExpired': {
    ru: 'Сеанс истёк, войдите снова.',
    en: 'Login timed out, please login again',
    zh: '登录已超时，请重新登录',
    tg: 'Вақти сессия гузашт, аз нав ворид шавед.',
  },
  'auth.loginIdle': {
    ru: 'Вы долго ничего не делали, и вход завершён. Войдите снова.',
    en: 'You were away for a long time and have been logged out. Please log in again.',
    zh: '您长时间未操作，已自动退出，请重新登录。',
    tg: 'Шумо муддати дароз ҳеҷ коре накардед ва воридшавӣ ба охир расид. Аз нав ворид шавед.',
  },
  'auth.loginTooLong': {
    ru: 'Рабочий вход действует ограниченное время, и оно вышло. Войдите снова.',
    en: 'A staff login lasts a limited time, and yours is over. Please log in again.',
    zh: '员工登录有时间限制，本次登录已到期，请重新登录。',
    tg: 'Воридшавии корӣ муҳлати маҳдуд дорад ва он гузашт. Аз нав ворид шавед.',
  },
  'auth.passwordChangeNeeded': {
    ru: 'Сначала задайте собственный пароль.',
    en: 'Choose a password of your own first.',
    zh: '请先设置您自己的密码。',
    tg: 'Аввал пароли худро гузоред.',
  },
  'auth.oneTimeCodesNeeded': {
    ru: 'Для вашей роли обязательны одноразовые коды. Сначала включите их.',
    en: 'Your role demands one-time codes. Turn them on first.',
    zh: '您的角色必须使用动态验证码，请先启用。',
    tg: 'Барои нақши шумо рамзҳои якдафъаина ҳатмӣ мебошанд. Аввал онҳоро фаъол кунед.',
  },
  'auth.notAllowed': {
    ru: 'У вас нет права на это действие.',
    en: 'You are not allowed to do this.',
    zh: '您无权执行此操作。',
    tg: 'Шумо барои ин амал ҳуқуқ надоред.',
  },
  'auth.tooManyFailures': {
    ru: 'Слишком много неудачных попыток. Повторите через {seconds:wait}.',
    en: 'Too many failed attempts. Try again in {seconds:wait}.',
    zh: '失败次数过多，请在 {seconds:wait}后重试。',
    tg: 'Кӯшишҳои ноком аз ҳад зиёданд. Пас аз {seconds:wait} такрор кунед.',
  },
  'auth.loginNotFound': {
    ru: 'Такого входа нет или он уже завершён.',
    en: 'There is no such login, or it has ended.',
    zh: '该登录不存在或已结束。',
    tg: 'Чунин воридшавӣ нест ё аллакай ба охир расидааст.',
  },
  'auth.refreshFailed': {
    ru: 'Сеанс не удалось продлить, войдите снова.',
    en: 'The session could not be extended, please log in again.',
    zh: '会话无法续期，请重新登录。',
    tg: 'Сессияро дароз кардан нашуд, аз нав ворид шавед.',
  },
  'auth.wrongLogin': {
    ru: 'Неверное имя пользователя или пароль.',
    en: 'Wrong username or password.',
    zh: '用户名或密码错误。',
    tg: 'Номи корбар ё парол нодуруст аст.',
  },
  'auth.oneTimeCodeNeeded': {
    ru: 'Введите одноразовый код из приложения.',
    en: 'Enter the one-time code from your app.',
    zh: '请输入验证器应用中的动态验证码。',
    tg: 'Рамзи якдафъаинаро аз барнома ворид кунед.',
  },
  'auth.wrongOneTimeCode': {
    ru: 'Неверный одноразовый код.',
    en: 'Wrong one-time code.',
    zh: '动态验证码错误。',
    tg: 'Рамзи якдафъаина нодуруст аст.',
  },
  'auth.wrongLetterCode': {
    ru: 'Неверный код из письма.',
    en: 'The code from the letter is wrong.',
    zh: '邮件验证码错误。',
    tg: 'Рамзи мактуб нодуруст аст.',
  },
  'auth.letterCodeOver': {
    ru: 'Код больше не действует. Запросите новый.',
    en: 'This code is no longer valid. Ask for a new one.',
    zh: '验证码已失效，请重新获取。',
    tg: 'Ин рамз дигар эътибор надорад. Рамзи нав дархост кунед.',
  },
  'auth.wrongOldPassword': {
    ru: 'Текущий пароль указан неверно.',
    en: 'The original password is wrong.',
    zh: '原密码错误。',
    tg: 'Пароли ҳозира нодуруст аст.',
  },
  'auth.unreadablePassword': {
    ru: 'Пароль не удалось расшифровать. Обновите страницу и повторите.',
    en: 'The password could not be opened. Reload the page and try again.',
    zh: '无法解密密码，请刷新页面后重试。',
    tg: 'Паролро кушодан нашуд. Саҳифаро нав карда, такрор кунед.',
  },
  'accounts.badUsername': {
    ru: 'Имя пользователя: от 3 до 32 знаков — латинские буквы, цифры, точка, дефис, подчёркивание; первой должна быть буква.',
    en: 'Username: 3 to 32 characters – Latin letters, digits, dot, hyphen, underscore, starting with a letter.',
    zh: '用户名须为 3–32 个字符，可用英文字母、数字、点、连字符和下划线，并以字母开头。',
    tg: 'Номи корбар: аз 3 то 32 аломат — ҳарфҳои лотинӣ, рақам, нуқта, дефис ва зерхат; аввалаш бояд ҳарф бошад.',
  },
  'accounts.usernameTaken': {
    ru: 'Это имя пользователя уже занято.',
    en: 'This username is taken.',
    zh: '该用户名已被占用。',
    tg: 'Ин номи корбар аллакай банд аст.',
  },
  'accounts.badEmail': {
    ru: 'Проверьте адрес электронной почты.',
    en: 'Check the email address.',
    zh: '请检查邮箱地址。',
    tg: 'Суроғаи почтаи электрониро санҷед.',
  },
  'accounts.emailTaken': {
    ru: 'С этим адресом уже есть учётная запись.',
    en: 'There is already an account with this email.',
    zh: '该邮箱已注册账户。',
    tg: 'Бо ин суроға аллакай ҳисоб ҳаст.',
  },
  'accounts.badPhone': {
    ru: 'Проверьте номер телефона: +992 и девять цифр либо номер другой страны с кодом.',
    en: 'Check the phone number: +992 and nine digits, or another country’s number with its code.',
    zh: '请检查手机号：+992 加 9 位数字，或带国家代码的其他号码。',
    tg: 'Рақами телефонро санҷед: +992 ва нӯҳ рақам ё рақами кишвари дигар бо рамзи он.',
  },
  'accounts.emailCodeNeeded': {
    ru: 'Чтобы сменить адрес, введите код из письма на новый адрес.',
    en: 'To change the email, enter the code sent to the new address.',
    zh: '更换邮箱请输入发送到新邮箱的验证码。',
    tg: 'Барои иваз кардани суроға рамзро аз мактуб ба суроғаи нав ворид кунед.',
  },
  'accounts.passwordTooShort': {
    ru: 'Новый пароль не может быть короче {min} {min:символа|символов}.',
    en: 'The new password cannot be less than {min} {min:character|characters}.',
    zh: '新密码不能少于 {min} 个字符。',
    tg: 'Пароли нав набояд аз {min} аломат кӯтоҳ бошад.',
  },
  'accounts.passwordTooLong': {
    ru: 'Новый пароль не может быть длиннее {max} {max:символа|символов}.',
    en: 'The new password cannot be more than {max} {max:character|characters}.',
    zh: '新密码不能超过 {max} 个字符。',
    tg: 'Пароли нав набояд аз {max} аломат дароз бошад.',
  },
  'accounts.passwordTooCommon': {
    ru: 'Этот пароль слишком распространён: его подберут первым. Придумайте другой.',
    en: 'This password is too common: it would be guessed first. Choose another.',
    zh: '该密码过于常见，容易被猜到，请换一个。',
    tg: 'Ин парол хеле маъмул аст ва зуд ёфта мешавад. Дигарашро интихоб кунед.',
  },
  'accounts.passwordIsName': {
    ru: 'Пароль не должен совпадать с вашим именем, почтой, телефоном или названием сервиса.',
    en: 'The password must not be your username, email, phone or the name of this service.',
    zh: '密码不能与您的用户名、邮箱、手机号或本服务名称相同。',
    tg: 'Парол набояд бо ном, почта, телефони шумо ё номи хидматрасонӣ як бошад.',
  },
  'auth.oneTimeCodesOn': {
    ru: 'Одноразовые коды уже включены.',
    en: 'One-time codes are on already.',
    zh: '动态验证码已启用。',
    tg: 'Рамзҳои якдафъаина аллакай фаъоланд.',
  },
  'accounts.proofNeeded': {
    en: 'Enter your password once more to change this.',
    ru: 'Чтобы изменить это, введите пароль ещё раз.',
    zh: '修改此项需再次输入密码。',
    tg: 'Барои иваз кардани ин паролро бори дигар ворид кунед.',
  },
  'accounts.undoOver': {
    en: 'This link no longer works: it has been used or is more than seven days old.',
    ru: 'Ссылка больше не действует: она уже использована или ей больше семи дней.',
    zh: '此链接已失效：已被使用过，或已超过七天。',
    tg: 'Ин пайванд дигар кор намекунад: он истифода шудааст ё аз ҳафт рӯз зиёд гузаштааст.',
  },
  'auth.wrongLoginOrCode': {
    ru: 'Неверное имя пользователя, пароль или код из письма. Код действует 10 минут.',
    en: 'Wrong username, password or code from the letter. A code is good for 10 minutes.',
    zh: '用户名、密码或邮件验证码错误。验证码 10 分钟内有效。',
    tg: 'Номи корбар, парол ё рамзи мактуб нодуруст аст. Рамз 10 дақиқа эътибор дорад.',
  },
  'auth.accountClosed': {
    ru: 'Доступ к этой учётной записи закрыт. Обратитесь к администратору или в поддержку.',
    en: 'Access to this account has been closed. Ask your administrator or our support.',
    zh: '该账户已被停用，请联系管理员或客服。',
    tg: 'Дастрасӣ ба ин ҳисоб баста шудааст. Ба маъмур ё дастгирӣ муроҷиат кунед.',
  },
  'auth.oneTimeCodesDemanded': {
    ru: 'Отключить одноразовые коды нельзя: они обязательны для вашей роли.',
    en: 'One-time codes cannot be turned off: your role demands them.',
    zh: '您的角色必须使用动态验证码，无法停用。',
    tg: 'Рамзҳои якдафъаинаро хомӯш кардан мумкин нест: онҳо барои нақши шумо ҳатмӣ мебошанд.',
  },
  'accounts.passwordIsGiven': {
    ru: 'Это пароль, который вам выдали. Придумайте другой.',
    en: 'This is the password you were given. Choose another.',
    zh: '这是分配给您的密码，请换一个。',
    tg: 'Ин пароле мебошад, ки ба шумо додаанд. Дигарашро интихоб кунед.',
  },
  'accounts.unitNotFound': {
    ru: 'Подразделения {unit} нет.',
    en: 'There is no unit {unit}.',
    zh: '没有网点 {unit}。',
    tg: 'Воҳиди {unit} вуҷуд надорад.',
  },
  'accounts.userNotFound': {
    ru: 'Пользователя {username} нет.',
    en: 'There is no user {username}.',
    zh: '没有用户 {username}。',
    tg: 'Корбари {username} вуҷуд надорад.',
  },
};
