import type { ScannerEnd } from '@rohi/contract/stations/station-words';

export const scannerWords = {
  title: 'Сканер',
  why: 'Одни сканеры нажимают после кода Enter или Tab, другие ничего. Когда это известно, код не обрежется, даже если сканер запнётся посередине.',
  test: 'Пробный скан',
  hint: 'Поставьте курсор сюда и отсканируйте любой код',
  found: {
    SIGN: 'Готово: после кода сканер нажимает Enter или Tab',
    NONE: 'Готово: после кода сканер ничего не нажимает',
    byHand: 'Похоже, набрано вручную. Отсканируйте любой код сканером',
  } satisfies Record<ScannerEnd | 'byHand', string>,
  bar: { SIGN: 'Сканер: с Enter', NONE: 'Сканер: без Enter', unknown: 'Проверьте сканер' } satisfies Record<
    ScannerEnd | 'unknown',
    string
  >,
};
