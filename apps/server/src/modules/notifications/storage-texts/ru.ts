import { parcelsWait } from '../russian-numbers.ts';
import { codesOf, shownCode, type LetterTexts } from '../letter-texts/letter-text.ts';

type StorageLetters = Pick<LetterTexts, 'parcelsReady' | 'storageEnds' | 'parcelsUnclaimed'>;

/** Letters about parcels that lie at their pickup point; `day` writes a Dushanbe day. */
export function storageLetters(day: (date: string) => string): StorageLetters {
  type AtPoint = Pick<Parameters<StorageLetters['storageEnds']>[0], 'pickupPoint' | 'pickupCode'>;
  const codeLine = ({ pickupCode }: AtPoint) =>
    pickupCode === undefined ? [] : ['Код выдачи, его назовите в пункте:'];
  const pointOf = ({ pickupPoint }: AtPoint) =>
    pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }];
  const link = { label: 'Открыть кабинет', page: 'platform' } as const;
  return {
    parcelsReady: (parcels) => {
      const { count, trackingCodes, freeUntil, pickupCode } = parcels;
      return {
        subject: parcelsWait(count),
        before: [
          'Здравствуйте!',
          'Ваши посылки прибыли в пункт выдачи, их можно забрать вместе.',
          ...codeLine(parcels),
        ],
        ...shownCode(pickupCode),
        details: [
          ...pointOf(parcels),
          { label: 'Трек-номера', value: codesOf(trackingCodes, count, 'ru') },
          { label: 'Всего посылок', value: String(count) },
          ...(freeUntil === null ? [] : [{ label: 'Бесплатное хранение до', value: day(freeUntil) }]),
        ],
        after: [
          ...(pickupCode === undefined
            ? []
            : [
                'Кто назовёт код, тот и получит посылки: не пересылайте его в общие чаты. Код есть и в личном кабинете, с суммой к оплате.',
              ]),
          'Письма о посылках можно отключить в профиле.',
        ],
        link,
      };
    },
    storageEnds: (parcels) => {
      const { count, trackingCodes, freeUntil, isLastDay } = parcels;
      const one = count === 1;
      return {
        subject: isLastDay
          ? `Сегодня последний день бесплатного хранения`
          : `Бесплатное хранение до ${day(freeUntil)}: заберите ${one ? 'посылку' : 'посылки'}`,
        before: [
          'Здравствуйте!',
          `${one ? 'Ваша посылка лежит' : 'Ваши посылки лежат'} в пункте выдачи. ${
            isLastDay
              ? 'Бесплатное хранение заканчивается сегодня, с завтрашнего дня оно платное.'
              : `Бесплатно хранить будем до ${day(freeUntil)} включительно, потом хранение платное.`
          }`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          { label: one ? 'Трек-номер' : 'Трек-номера', value: codesOf(trackingCodes, count, 'ru') },
          ...(one ? [] : [{ label: 'Всего посылок', value: String(count) }]),
        ],
        after: [
          'Часы работы пункта, сумма к оплате и цена хранения есть в личном кабинете. Вместо вас посылку может забрать тот, кому вы дадите пропуск в кабинете.',
          'Письма о посылках можно отключить в профиле.',
        ],
        link,
      };
    },
    parcelsUnclaimed: (parcels) => {
      const { count, parcels: named, collectBy, hotline } = parcels;
      const one = count === 1;
      return {
        subject:
          collectBy === null
            ? `${one ? 'Посылка ждёт' : 'Посылки ждут'} вас уже давно`
            : `Последнее уведомление: заберите ${one ? 'посылку' : 'посылки'} до ${day(collectBy)}`,
        before: [
          'Здравствуйте!',
          collectBy === null
            ? `${one ? 'Ваша посылка давно лежит' : 'Ваши посылки давно лежат'} в пункте выдачи, и каждый день хранения добавляется к сумме. Пожалуйста, ${one ? 'заберите её' : 'заберите их'} или напишите нам, если не получается прийти.`
            : `${one ? 'Ваша посылка не получена' : 'Ваши посылки не получены'}, и на наши письма вы не ответили. Это последнее уведомление по пункту 2.16 оферты: ${one ? 'посылку' : 'посылки'} можно забрать до ${day(collectBy)} включительно.`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          ...named.map(({ trackingCode, arrivedOn }) => ({
            label: trackingCode,
            value: `в пункте с ${day(arrivedOn)}`,
          })),
          ...(count > named.length ? [{ label: 'И ещё посылок', value: String(count - named.length) }] : []),
        ],
        after: [
          ...(collectBy === null
            ? []
            : [
                'После этого срока мы вправе распорядиться посылкой по закону и удержать стоимость доставки и хранения. Остаток вернём по вашему требованию.',
              ]),
          `Сумма к оплате есть в личном кабинете. Нужна помощь или больше времени — позвоните: ${hotline}.`,
        ],
        link,
      };
    },
  };
}
