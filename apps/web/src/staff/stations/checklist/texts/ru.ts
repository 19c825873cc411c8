import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { SharedTexts } from '../checklist-kind.ts';

const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };
const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcels)}`;

export const texts = {
  own: {
    GO_ON: {
      title: 'Сканируйте',
      line: 'Дальше читаются мешки и посылки',
      next: 'Сканируйте мешок или посылку',
    },
    READ_BAG_SEAL: {
      title: 'Пломба мешка?',
      line: 'Номер сверяется с тем, что записали при закрытии',
      next: 'Отсканируйте номер; если пломбы нет, F4',
    },
    SCAN_DAMAGED: {
      title: 'Что повреждено?',
      line: 'Повреждение запишется у посылки, которую вы отсканируете',
      next: 'Отсканируйте повреждённую посылку; ещё раз F4: отмена',
    },
  },
  known: {
    EXPECTED: {
      title: 'Ожидалась',
      line: 'Записано, уйдёт, когда появится связь',
      next: 'Сканируйте дальше',
    },
    SCANNED: { title: 'Уже было', line: 'Эту посылку уже сканировали', next: 'Сканируйте дальше' },
  },
  list: {
    needsLine: 'Без связи виден список, который был раньше. Начать приём можно только со связью.',
    begin: 'Начать приём',
    goOn: 'Продолжить',
  },
  card: {
    scanned: 'Отсканировано',
    implied: 'В целых мешках, пломба цела',
    missing: 'Недостаёт',
    expected: 'Ожидалось',
    waits: (count) => `${count} ${pluralRu(count, scans)} ещё не отправлено`,
    listsNeedLine: 'Без связи списки не обновляются. Сканируйте: всё записывается.',
    damaged: 'Повреждена',
    brokenSeal: 'Пломбы нет',
    finish: 'Закончить приём',
    finished: 'Приём закончен',
    unsettled: (count) => `Не решено: ${count}`,
    finishNeedsLine: 'Закончить приём можно только со связью.',
  },
  missing: {
    title: 'Недостаёт',
    none: 'Всё, что ждали, здесь.',
    bag: (count) => `мешок, ${parcelsOf(count)}`,
    lookAgain: 'Искать ещё',
    about: (act, code) => `${act}: ${code}`,
  },
  surplus: {
    title: 'Лишние',
    none: 'Лишнего нет.',
    unowned: 'такого кода нет, владелец неизвестен',
    takenIn: 'принята здесь',
    takeIn: 'Принять здесь',
  },
  damage: { title: 'Повреждены', none: 'Повреждённых нет.', open: 'Открыть посылку' },
  settled: {
    LOOK_AGAIN: 'Ищут',
  },
  notAll: (count) => `и ещё ${parcelsOf(count)}`,
} satisfies SharedTexts;
