import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';
import { doorWords } from '../../../stations/texts/door-words-ru.ts';

/** Words of couriers: the point that sends them out, and the round on the courier's phone. */
export const texts = {
  point: {
    title: 'Курьеры',
    courier: 'Курьер',
    choose: 'Выберите курьера',
    noCouriers: 'В вашем пункте нет ни одного курьера. Роль «Курьер» и пункт указывает администратор.',
    noShift: 'смена в кассе не открыта',
    out: 'Отдать курьеру',
    back: 'Вернуть на полку',
    mode: 'Что сканируется',
    placeholderOut: 'Посылка, которую берёт курьер',
    placeholderBack: 'Посылка, которую курьер вернул',
    ready: {
      title: 'Сканируйте',
      line: 'Каждая посылка сама попадает к своему адресу.',
      next: 'Порядок адресов — порядок сканирования.',
    },
    takenOut: (stop: number) => ({
      title: 'У курьера',
      line: `Адрес ${stop}`,
      next: 'Сканируйте следующую.',
    }),
    broughtBack: (day: string | undefined) => ({
      title: 'Снова на складе пункта',
      line: day === undefined ? 'Положите её в ячейку.' : `Повторная доставка ${day}.`,
      next: 'Положите посылку в ячейку.',
    }),
    refused: 'Не принято',
    nextRefused: 'Отложите посылку и сканируйте следующую.',
    noLine: 'Нет связи. Отдать посылки курьеру можно только с сетью.',
    chooseFirst: 'Сначала выберите курьера.',
    waiting: 'Ждут курьера',
    nothingWaits: 'Сейчас курьера никто не ждёт.',
    notBefore: (day: string) => `не раньше ${day}`,
    round: (name: string) => `Маршрут: ${name}`,
    gathering: 'Собирается',
    setOutAt: (time: string, from: string, to: string) =>
      `Выехал в ${time}, клиентам сказано: с ${from} до ${to}`,
    from: 'С',
    to: 'До',
    setOut: 'Отправить в путь',
    end: 'Закончить маршрут',
    stop: (number: number) => `Адрес ${number}`,
  },
  ends: { GIVEN: 'выдана', BACK: 'вернулась', TAKEN_BACK: 'не уезжала', CANCELLED: 'отменена' },
  withCourier: 'у курьера',
  reasons: doorWords.reasons,
  round: {
    title: 'Маршрут',
    addresses: (count: number) =>
      `${count} ${pluralRu(count, { one: 'адрес', few: 'адреса', many: 'адресов', other: 'адреса' })}`,
    none: 'Маршрута пока нет',
    noneHint: 'Его собирает сотрудник пункта: он сканирует посылки, которые вы берёте.',
    notSetOut: 'Маршрут ещё собирают. Выдавать можно после отправки.',
    lineDown: (since: string) => `Нет сети с ${since}, работайте дальше`,
    waits: (count: number) =>
      `${count} ${pluralRu(count, { one: 'запись ждёт', few: 'записи ждут', many: 'записей ждут', other: 'записи ждут' })} отправки, ничего не потеряется`,
    person: (count: number) =>
      `${count} ${pluralRu(count, { one: 'запись не принята', few: 'записи не приняты', many: 'записей не принято', other: 'записи не приняты' })}: покажите сотруднику пункта`,
    stored: 'сохранено, ждёт сети',
    snapshotOf: (time: string) => `Маршрут показан на ${time}`,
    current: (number: number, count: number) => `Адрес ${number} из ${count}`,
    until: (time: string) => `до ${time}`,
    map: 'Карта',
    call: (end: string) => `•••• ${end}`,
    notMet: 'Не застал',
    scanned: 'отсканирована',
    placeholder: 'Посылка этого адреса',
    otherStop: 'Эта посылка не этого адреса.',
    takeCash: 'Взять наличными',
    inAll: (usd: string) => `всего ${usd}`,
    rate: (rate: string, day: string) => `курс ${rate} за ${day}`,
    received: 'Получено, TJS',
    paid: 'Оплачено, денег брать не нужно',
    noRate: 'Курса на сегодня нет, сомони взять нельзя.',
    noShift: 'Чтобы брать деньги, откройте смену у своей кассы.',
    openDrawer: 'Открыть кассу',
    proof: 'Что показал клиент',
    byDocument: 'Документ',
    codeNeedsLine: 'Код проверяется только с сетью. Без сети посмотрите документ.',
    reason: 'Почему не вручили',
    again: 'Повторная доставка',
    againHint: 'Пусто — ближайший рабочий день пункта.',
    back: 'Назад',
    saveNotMet: 'Записать',
    next: 'Дальше по маршруту',
    done: 'Уже были',
    /** After the last door. */
    goBack:
      'Все адреса пройдены. Вернитесь в пункт: сотрудник закончит маршрут, потом сдайте деньги в кассе.',
    given: 'выдано',
    givenOf: (count: number, all: number) => `выдано ${count} из ${all}`,
    /** `isOut`: the courier still has something of the stop. */
    missed: (reason: string, day: string, isOut: boolean) =>
      `${reason}, повторно ${day}${isOut ? ': верните на полку' : ''}`,
    refusedAs: (msg: string) => `Не принято: ${msg}`,
    sendAgain: 'Отправить ещё раз',
    /** Of a stop: its parcels are settled at the point. */
    passedOn: 'не принято, решает сотрудник пункта',
    passOn: 'Передать в пункт',
    settle: 'Разобрались',
    notStored: 'Телефон не смог сохранить запись. Освободите место и повторите.',
  },
};

export type CourierTexts = WordsOf<typeof texts>;
