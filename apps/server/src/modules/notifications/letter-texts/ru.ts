import { compensationLetters } from '../compensation-texts/ru.ts';
import { delayLetters } from '../delay-texts/ru.ts';
import { handOverLetters } from '../hand-over-texts/ru.ts';
import { heldLetters } from '../held-texts/ru.ts';
import { courierLetters } from '../courier-texts/ru.ts';
import { dueLetters } from '../due-texts/ru.ts';
import { oneTimeCodeLetters } from '../one-time-code-texts/ru.ts';
import { refundLetters } from '../refund-texts/ru.ts';
import { shelfLetters } from '../shelf-texts/ru.ts';
import { storageLetters } from '../storage-texts/ru.ts';
import { movedLetters } from '../moved-texts/ru.ts';
import { weightLetters } from '../weight-texts/ru.ts';
import { minutes } from '../russian-numbers.ts';
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
  return `${day}.${month}.${year}, ${time} (время Душанбе)`;
}

const validity = (count: number) =>
  `Код действует ${minutes(count)}. Никому его не сообщайте: наши сотрудники никогда его не спрашивают.`;

const day = (date: string) => date.split('-').toReversed().join('.');

export const ru: LetterTexts = {
  footer: 'Это письмо отправлено автоматически, отвечать на него не нужно.',
  registrationCode: ({ code, validMinutes }) => ({
    subject: 'Код для регистрации',
    before: ['Здравствуйте!', 'Чтобы завершить регистрацию, введите этот код:'],
    code,
    after: [
      validity(validMinutes),
      'Если вы не регистрировались, просто не обращайте внимания на это письмо.',
    ],
  }),
  passwordResetCode: ({ code, validMinutes }) => ({
    subject: 'Код для смены пароля',
    before: ['Здравствуйте!', 'Чтобы задать новый пароль, введите этот код:'],
    code,
    after: [
      validity(validMinutes),
      'Если вы не просили сменить пароль, ничего делать не нужно: без кода он останется прежним.',
    ],
  }),
  addressAlreadyRegistered: () => ({
    subject: 'У вас уже есть учётная запись',
    before: [
      'Здравствуйте!',
      'Кто-то, возможно вы сами, указал этот адрес при регистрации. С ним уже связана учётная запись, поэтому новая не нужна.',
      'Войдите со своим паролем. Если вы его забыли, на странице входа можно задать новый.',
    ],
    after: ['Если это были не вы, ничего делать не нужно.'],
    link: { label: 'Войти', page: 'login' },
  }),
  noAccountHere: () => ({
    subject: 'Учётной записи с этим адресом нет',
    before: [
      'Здравствуйте!',
      'Кто-то, возможно вы сами, попросил задать новый пароль для этого адреса. Учётной записи с ним нет.',
      'Возможно, вы указали при регистрации другой адрес. Если нет, вы можете зарегистрироваться.',
    ],
    after: ['Если это были не вы, просто не обращайте внимания на это письмо.'],
    link: { label: 'Зарегистрироваться', page: 'register' },
  }),
  loginCode: ({ code, validMinutes }) => ({
    subject: 'Код для входа',
    before: ['Здравствуйте!', 'Чтобы войти, введите код:'],
    code,
    after: [
      validity(validMinutes),
      'Если вы сейчас не входите, значит, кто-то знает ваш пароль: задайте новый на странице входа.',
    ],
  }),
  passwordChanged: ({ changedAt }) => ({
    subject: 'Пароль изменён',
    before: ['Здравствуйте!', 'Пароль вашей учётной записи изменён.'],
    details: [{ label: 'Когда', value: when(changedAt) }],
    after: [
      'Если это сделали вы, ничего делать не нужно.',
      'Если не вы, сразу задайте новый пароль на странице входа и сообщите нам.',
    ],
    link: { label: 'Связаться с нами', page: 'contact' },
  }),
  ...oneTimeCodeLetters(when),
  emailChangeCode: ({ code, validMinutes }) => ({
    subject: 'Подтвердите новый адрес почты',
    before: ['Здравствуйте!', 'Чтобы привязать этот адрес к своей учётной записи, введите код:'],
    code,
    after: [validity(validMinutes), 'Если вы не меняли адрес, просто не обращайте внимания на это письмо.'],
  }),
  emailChangedOld: ({ newAddress, changedAt, undoToken, undoUntil }) => ({
    subject: 'Адрес почты изменён',
    before: [
      'Здравствуйте!',
      'К вашей учётной записи привязан другой адрес почты. Теперь письма приходят туда.',
    ],
    details: [
      { label: 'Новый адрес', value: newAddress },
      { label: 'Когда', value: when(changedAt) },
      ...(undoUntil === null ? [] : [{ label: 'Отменить можно до', value: when(undoUntil) }]),
    ],
    after: [
      'Если это сделали вы, ничего делать не нужно.',
      undoToken === null
        ? 'Если не вы, сразу сообщите нам.'
        : 'Если не вы, отмените изменение: этот адрес вернётся, все входы завершатся, и вы зададите новый пароль. До этого дня восстановить пароль можно только через этот адрес.',
    ],
    link: undoLink('Отменить изменение', undoToken) ?? { label: 'Связаться с нами', page: 'contact' },
  }),
  emailRestored: ({ address, restoredAt }) => ({
    subject: 'Изменение почты отменено',
    before: [
      'Здравствуйте!',
      'Изменение адреса почты в учётной записи отменено с прежнего адреса. Все входы завершены, старый пароль больше не действует.',
    ],
    details: [
      { label: 'Адрес учётной записи', value: address },
      { label: 'Когда', value: when(restoredAt) },
    ],
    after: [
      'Чтобы войти, задайте новый пароль.',
      'Если так кто-то завладел вашей учётной записью, сообщите нам.',
    ],
    link: { label: 'Задать новый пароль', page: 'resetPassword' },
  }),
  loginNameChanged: ({ username, phone, changedAt }) => ({
    subject: 'Данные для входа изменены',
    before: ['Здравствуйте!', 'В вашей учётной записи изменены данные, с которыми вы входите.'],
    details: [
      {
        label: 'Изменено',
        value: [...(username ? ['имя пользователя'] : []), ...(phone ? ['номер телефона'] : [])].join(', '),
      },
      { label: 'Когда', value: when(changedAt) },
    ],
    after: [
      'Если это сделали вы, ничего делать не нужно.',
      'Если не вы, сразу задайте новый пароль на странице входа и сообщите нам.',
    ],
    link: { label: 'Связаться с нами', page: 'contact' },
  }),
  resetHeld: ({ from }) => ({
    subject: 'Пароль пока нельзя восстановить',
    before: [
      'Здравствуйте!',
      'Кто-то, возможно вы, попросил задать новый пароль. Адрес почты учётной записи недавно изменён: семь дней пароль восстанавливают только через прежний адрес.',
    ],
    details: [{ label: 'Через этот адрес — с', value: when(from) }],
    after: [
      'Если прежняя почта вам больше недоступна, а войти нужно раньше, напишите нам. Если вы об этом не просили, ничего делать не нужно.',
    ],
    link: { label: 'Связаться с нами', page: 'contact' },
  }),
  parcelMoved: (moved) => ({
    subject: `${movedTo(moved, 'ru')}: ${moved.trackingCode}`,
    before: [
      'Здравствуйте!',
      `${movedTo(moved, 'ru')}.`,
      ...(moved.pickupCode === undefined ? [] : ['Код выдачи, его назовите в пункте:']),
    ],
    ...shownCode(moved.pickupCode),
    details: [
      { label: 'Трек-номер', value: moved.trackingCode },
      ...(moved.orderCode === null ? [] : [{ label: 'Заказ', value: moved.orderCode }]),
      { label: 'Когда', value: when(moved.movedAt) },
      ...sumsOf(moved.sums, 'ru'),
      ...(moved.status !== 'DKHQS' || moved.pickupPoint === null
        ? []
        : [{ label: 'Пункт выдачи', value: moved.pickupPoint }]),
      ...(moved.status !== 'DKHQS' || moved.freeUntil === null
        ? []
        : [{ label: 'Бесплатное хранение до', value: day(moved.freeUntil) }]),
    ],
    after: [
      ...(moved.pickupCode === undefined
        ? []
        : [
            'Кто назовёт код, тот и получит посылку: не пересылайте его в общие чаты. Код не меняется, пока в этом пункте вас что-то ждёт; он есть и в личном кабинете, с суммой к оплате.',
          ]),
      'Письма о посылках можно отключить в профиле.',
    ],
    link:
      moved.pickupCode === undefined
        ? { label: 'Мои заказы', page: 'orderManagement' }
        : { label: 'Открыть кабинет', page: 'platform' },
  }),
  parcelsDeparted: ({ parcels, count, movedAt }) => ({
    subject: `Выехали из Китая, посылок: ${count}`,
    before: ['Здравствуйте!', 'Ваши посылки вместе выехали из Китая в Таджикистан.'],
    details: [
      { label: 'Выехали', value: when(movedAt) },
      ...parcels.map(({ trackingCode, orderCode }) => ({
        label: trackingCode,
        value: orderCode === null ? 'без заказа' : `Заказ ${orderCode}`,
      })),
    ],
    after: [
      ...(count > parcels.length ? ['Остальные посылки видны в личном кабинете.'] : []),
      'Где они сейчас и когда их ждать, видно в личном кабинете. Мы напишем, когда они прибудут.',
      'Письма о посылках можно отключить в профиле.',
    ],
    link: { label: 'Открыть кабинет', page: 'platform' },
  }),
  ...movedLetters(when),
  parcelsReceived: ({ parcels, count, arrives }) => ({
    subject:
      count === 1
        ? `Принята на складе в Китае: ${parcels[0]?.trackingCode ?? ''}`
        : `Приняты на складе в Китае, посылок: ${count}`,
    before: [
      'Здравствуйте!',
      count === 1
        ? 'Ваша посылка пришла на склад в Китае, мы её приняли.'
        : 'Ваши посылки пришли сегодня на склад в Китае, мы их приняли.',
    ],
    details: parcels.map(({ trackingCode, weightKg, hasPhoto, isDeclared }) => ({
      label: trackingCode,
      value: [
        weightKg === null ? 'ещё не взвешена' : `${shortWeight(weightKg, ',')} кг`,
        ...(hasPhoto ? ['есть снимок'] : []),
        ...(isDeclared ? [] : ['скажите, что внутри']),
      ].join(', '),
    })),
    after: [
      ...(count > parcels.length ? ['Остальные посылки видны в личном кабинете.'] : []),
      arrives === null
        ? 'Дальше: мы отправим ближайшей машиной и напишем вам.'
        : `Дальше: отправим ближайшей машиной и напишем вам. В пункте выдачи ждите с ${day(arrives.from)} по ${day(arrives.to)}.`,
      ...(parcels.every(({ isDeclared }) => isDeclared)
        ? []
        : ['Посылку без описания нельзя оформить: откройте кабинет и напишите, что в ней.']),
      'Вес, снимки и стоимость доставки уже в личном кабинете. Письма о посылках можно отключить в профиле.',
    ],
    link: { label: 'Открыть кабинет', page: 'platform' },
  }),
  ...delayLetters(day),
  ...storageLetters(day),
  ...courierLetters(day),
  ...dueLetters,
  pickupCodeReplaced: ({ pickupPoint, replacedAt, pickupCode }) => ({
    subject: 'Ваш код выдачи заменён',
    before: [
      'Здравствуйте!',
      'В пункте выдачи пять раз подряд назвали неверный код от вашего имени. Ради безопасности мы заменили ваш код: прежний больше не подойдёт.',
      ...(pickupCode === undefined ? [] : ['Новый код выдачи:']),
    ],
    ...shownCode(pickupCode),
    details: [
      ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
      { label: 'Когда', value: when(replacedAt) },
    ],
    after: [
      'Называйте его только сотруднику у стойки. Если за посылкой приходили не вы и не ваши близкие, ничего делать не нужно: без кода её не выдадут.',
    ],
    link: { label: 'Открыть кабинет', page: 'platform' },
  }),
  lineTurnedAway: ({ trackingCode, orderCode, hotline }) => ({
    subject: `Посылка с этим номером пришла не для вас: ${trackingCode}`,
    before: [
      'Здравствуйте!',
      'На китайский склад пришла посылка с трек-номером из вашего заказа, но на ней стоит код другого клиента. Поэтому в вашем заказе эта посылка отменена.',
    ],
    details: [
      { label: 'Трек-номер', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Заказ', value: orderCode }]),
    ],
    after: [
      `Проверьте номер у продавца и добавьте верный в заказ. Если вы уверены, что посылка ваша, позвоните на горячую линию ${hotline}.`,
    ],
    link: { label: 'Мои заказы', page: 'orderManagement' },
  }),
  ...weightLetters,
  ...handOverLetters(when, day),
  ...shelfLetters(day),
  ...compensationLetters(day),
  ...refundLetters(when),
  ...heldLetters(day),
  claimApproved: ({ claimCode, trackingCode, orderCode }) => ({
    subject: `Посылка теперь ваша: ${trackingCode}`,
    before: ['Здравствуйте!', 'Мы проверили вашу заявку: посылка ваша. Она появилась в ваших заказах.'],
    details: [
      { label: 'Трек-номер', value: trackingCode },
      { label: 'Заказ', value: orderCode },
      { label: 'Заявка', value: claimCode },
    ],
    after: ['Посылка приедет в ваш пункт выдачи. Если её уже отправили в другой пункт, он указан в заказе.'],
    link: { label: 'Мои заказы', page: 'orderManagement' },
  }),
  parcelFound: ({ trackingCode, orderCode }) => ({
    subject: `Ваша посылка нашлась: ${trackingCode}`,
    before: [
      'Здравствуйте!',
      'На китайский склад пришла коробка с повреждённой этикеткой. Мы сверили её с вашим заказом: это ваша посылка. Она принята и поедет дальше, как обычно.',
    ],
    details: [
      { label: 'Трек-номер', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Заказ', value: orderCode }]),
    ],
    after: [],
    link: { label: 'Мои заказы', page: 'orderManagement' },
  }),
  parcelNotFound: ({ trackingCode, orderCode, hotline }) => ({
    subject: `Мы ошиблись с посылкой: ${trackingCode}`,
    before: [
      'Здравствуйте!',
      'Раньше мы написали, что нашли вашу посылку. Это оказалась чужая коробка с похожей этикеткой. Ваша посылка снова ожидается на складе в Китае.',
    ],
    details: [
      { label: 'Трек-номер', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Заказ', value: orderCode }]),
    ],
    after: [
      `Извините за ошибку. Если посылка уже должна была прийти, позвоните на горячую линию ${hotline}.`,
    ],
    link: { label: 'Мои заказы', page: 'orderManagement' },
  }),
  claimReopened: ({ claimCode, trackingCode }) => ({
    subject: `Заявка снова на рассмотрении: ${trackingCode}`,
    before: [
      'Здравствуйте!',
      'Мы отменили прежнее решение по вашей заявке и рассмотрим её ещё раз. О новом решении напишем.',
    ],
    details: [
      { label: 'Трек-номер', value: trackingCode },
      { label: 'Заявка', value: claimCode },
    ],
    after: [],
    link: { label: 'Мои заказы', page: 'orderManagement' },
  }),
  claimRefused: ({ claimCode, trackingCode, reason, comment, hotline }) => ({
    subject: `Заявка на посылку отклонена: ${trackingCode}`,
    before: ['Здравствуйте!', 'Мы проверили вашу заявку и не смогли отдать вам эту посылку.'],
    details: [
      { label: 'Трек-номер', value: trackingCode },
      { label: 'Заявка', value: claimCode },
      { label: 'Причина', value: reason },
      ...(comment === null ? [] : [{ label: 'Комментарий', value: comment }]),
    ],
    after: [
      `Если вы уверены, что посылка ваша, подайте заявку ещё раз с другим снимком или позвоните на горячую линию ${hotline}.`,
    ],
    link: { label: 'Мои заказы', page: 'orderManagement' },
  }),
  officeMessage: ({ about, text }) => ({
    subject: about === null ? 'Мы вам написали' : `Мы вам написали: ${about}`,
    before: ['Здравствуйте!', 'Для вас есть сообщение.'],
    details: [
      { label: 'Сообщение', value: text },
      ...(about === null ? [] : [{ label: 'О чём', value: about }]),
    ],
    after: ['Прочитать целиком и ответить можно в личном кабинете.'],
    link: { label: 'Ответить', page: 'platform' },
  }),
  newLogin: ({ loggedInAt, device, address }) => ({
    subject: 'Вход с нового устройства',
    before: [
      'Здравствуйте!',
      'В вашу учётную запись вошли с устройства или из места, которых мы раньше не видели.',
    ],
    details: [
      { label: 'Когда', value: when(loggedInAt) },
      { label: 'Устройство', value: device },
      { label: 'IP-адрес', value: address },
    ],
    after: [
      'Если это вы, ничего делать не нужно.',
      'Если не вы, смените пароль и завершите чужой сеанс в своём профиле.',
    ],
    link: { label: 'Открыть профиль', page: 'profile' },
  }),
};
