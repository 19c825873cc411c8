import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says as a hub or a point is counted. */
export const countSays = {
  COUNTED: { title: 'На месте', line: 'Посылка посчитана', next: 'Сканируйте следующую' },
  COUNTED_ELSEWHERE: {
    title: 'Не из этой ячейки',
    line: 'По записям она лежала в другой ячейке',
    next: 'Оставьте, перенос записан',
  },
  COUNTED_NEW: {
    title: 'Новая здесь',
    line: 'Пришла во время инвентаризации, это не разница',
    next: 'Сканируйте следующую',
  },
  ALREADY_COUNTED: {
    title: 'Уже посчитана',
    line: 'Её уже отсканировали в этой инвентаризации',
    next: 'Сканируйте следующую',
  },
  BAG_COUNTED: {
    title: 'Мешок посчитан',
    line: 'Всё, что в закрытом мешке, найдено',
    next: 'Сканируйте дальше',
  },
  CELL_COUNTED: {
    title: 'Ячейка готова',
    line: 'Чего в ней не нашли, стало разницей',
    next: 'Сканируйте следующую ячейку',
  },
  CELL_COUNTED_BEFORE: {
    title: 'Ячейка уже готова',
    line: 'Её уже отметили посчитанной',
    next: 'Сканируйте следующую ячейку',
  },
  FOUND_COLLECTED: {
    title: 'Числится выданной',
    line: 'По записям посылку забрал клиент',
    next: 'Отложите и позовите старшего',
  },
  FOUND_CANCELLED: { title: 'Отменена', line: 'По записям посылка отменена', next: 'Отложите, решит офис' },
  FOUND_WITH_COURIER: {
    title: 'Числится у курьера',
    line: 'По записям её везёт курьер',
    next: 'Отложите и сверьте с курьером',
  },
  FOUND_IN_TRANSFER: {
    title: 'Числится в передаче',
    line: 'По записям её везёт передача',
    next: 'Отложите и проверьте передачу',
  },
  FOUND_OF_OTHER_UNIT: { title: 'Чужая', line: 'Её место не здесь', next: 'Отложите для отправки' },
  FOUND_NOT_TAKEN_IN: {
    title: 'Не принята',
    line: 'Её здесь никто не принимал',
    next: 'Отложите и примите на приёме',
  },
  FOUND_UNKNOWN: { title: 'Неизвестный код', line: 'В записях такого кода нет', next: 'Отложите в «Лишнее»' },
  NO_SUCH_COUNT: {
    title: 'Нет такой инвентаризации',
    line: 'Этой инвентаризации нет',
    next: 'Откройте её заново',
  },
  COUNT_OVER: {
    title: 'Инвентаризация закончена',
    line: 'В неё больше не сканируют',
    next: 'Начните новую инвентаризацию',
  },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
