import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };

export const texts = {
  title: 'Погрузка',
  placeholder: 'Мешок или посылка россыпью',
  ready: {
    title: 'Сканируйте',
    line: 'Выберите рейс, затем сканируйте мешки и посылки',
    next: 'Выберите рейс',
  },
  help: {
    title: 'Помощь',
    line: 'Карты: отменить (снять с рейса), дальше (другой рейс), выйти',
    next: 'Выберите рейс или отсканируйте его код',
  },
  own: {
    CHOOSE_TRIP: {
      title: 'Выберите рейс',
      line: 'Пока не выбран рейс, грузить некуда',
      next: 'Выберите рейс в списке',
    },
    CHOSEN: {
      title: 'Рейс выбран',
      line: 'Всё, что отсканируете дальше, грузится в него',
      next: 'Сканируйте мешок или посылку',
    },
    TAKE_OFF: {
      title: 'Снять с рейса',
      line: 'Следующий мешок или посылка снимается с рейса',
      next: 'Сканируйте, что снять',
    },
    GO_ON: {
      title: 'Грузим дальше',
      line: 'Отсканированное снова грузится в рейс',
      next: 'Сканируйте мешок или посылку',
    },
    ASIDE: { title: 'Рейс отложен', line: 'Погруженное остаётся в нём', next: 'Выберите рейс' },
    DONE: { title: 'Рейс отправлен', line: 'Из погрузки он ушёл', next: 'Выберите рейс' },
  },
  list: {
    title: 'Какой рейс грузим',
    lead: 'Выберите его здесь или отсканируйте код рейса.',
    none: 'На этом складе нет рейсов в плане и в погрузке. Рейс создаёт диспетчер.',
    needsLine: 'Без связи виден список, который был раньше.',
    load: (code: string) => `Грузить ${code}`,
    go: 'Грузить',
    planned: (aboard: string, planned: string) => `погружено ${aboard} из ${planned}`,
    leaves: (moment: string) => `выезд ${moment}`,
    noVehicle: 'машина не назначена',
  },
  trip: {
    leaves: 'Выезд по плану',
    noTime: 'не назначен',
    /** So many of so many are aboard. */
    of: (planned: string) => `из ${planned} по плану`,
    toLoad: (count: string) => `осталось погрузить: ${count}`,
    waits: (count: number) => `${count} ${pluralRu(count, scans)} ещё не отправлено`,
    holds: (what: string) => `вмещает ${what}`,
    noCapacity: 'вместимость не указана',
    weight: (percent: string, kg: string) => `вес ${percent}, ${kg}`,
    volume: (percent: string, m3: string) => `объём ${percent}, ${m3}`,
    stillToLoad: (percent: string) => `ждёт погрузки ${percent}`,
    kg: 'кг',
    m3: 'м³',
    drivers: (names: string) => `водители: ${names}`,
    unit: 'Куда грузим',
    unitName: (number: number, plate: string) => `${number}: ${plate}`,
    takeOff: 'Снять с рейса',
    other: 'Другой рейс',
    depart: 'Проверить и отправить',
    departNeedsLine: 'Отправить рейс можно только со связью.',
    checkNeedsLine: 'Проверка погрузки доступна только со связью.',
  },
};

export type LoadingTexts = WordsOf<typeof texts>;
