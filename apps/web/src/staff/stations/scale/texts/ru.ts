import type { WordsOf } from '@rohi/contract/locales';
import type { ScaleProtocol } from '../scale-protocols.ts';
import type { VerdictWords } from '../../verdict/tones.ts';
import type { ScaleState, ScaleTrouble } from '../scale-connection.ts';

export const texts = {
  title: 'Весы',
  /** In the bar at the foot; `weight` is in kilograms. */
  bar: {
    looking: 'Весы: проверяем',
    unsupported: 'Вес: вручную',
    none: 'Весы не подключены',
    unplugged: 'Весы отключились',
    busy: 'Весы заняты',
    silent: 'Весы молчат',
    nonsense: 'Весы: данные не читаются',
    notZero: 'Весы не на нуле',
    overload: 'Весы перегружены',
    ready: (weight: string) => `Весы: ${weight} кг`,
    moves: 'Весы: взвешивают',
  } satisfies Record<ScaleState['kind'] | 'moves', unknown>,
  /** What the state means and what to do. */
  states: {
    looking: 'Ищем весы этого рабочего места.',
    unsupported:
      'Этот браузер не умеет работать с весами: нужен Chrome или Edge на компьютере. Вес можно ввести вручную; весы, которые работают как клавиатура, подходят любому браузеру.',
    none: 'Весы ещё не подключены. Нажмите «Подключить весы» и выберите порт в окне браузера. Вес можно вводить и вручную.',
    unplugged:
      'Связь с весами прервалась. Проверьте кабель: весы подключатся сами. Пока вводите вес вручную.',
    busy: 'Весы не открываются: их занимает другая вкладка или программа. Закройте её и подключите весы снова.',
    silent:
      'Весы ничего не передают. Проверьте питание, кабель и настройки; весы должны передавать вес непрерывно.',
    nonsense: 'То, что приходит от весов, не похоже на вес. Проверьте скорость и протокол.',
    notZero:
      'Перед этой посылкой весы не вернулись к нулю. Снимите с них всё, дождитесь нуля и взвесьте снова.',
    overload: 'Вес больше, чем могут показать весы.',
    ready: 'Весы подключены. Вес подставляется сам, когда не меняется полсекунды.',
  } satisfies Record<ScaleState['kind'], string>,
  /** In the banner, and said aloud. */
  troubles: {
    notZero: {
      title: 'Весы не на нуле',
      line: 'Перед взвешиванием весы не показали ноль, вес не принят',
      next: 'Снимите всё с весов, дождитесь нуля и взвесьте снова',
    },
    nonsense: {
      title: 'Сбой весов',
      line: 'Данные с весов не читаются',
      next: 'Введите вес вручную, проверьте настройки весов',
    },
    unplugged: {
      title: 'Нет весов',
      line: 'Связь с весами прервалась',
      next: 'Введите вес вручную, проверьте кабель',
    },
    silent: {
      title: 'Весы молчат',
      line: 'Весы ничего не передают',
      next: 'Введите вес вручную, проверьте весы',
    },
  } satisfies Record<ScaleTrouble, VerdictWords>,
  connect: 'Подключить весы',
  another: 'Подключить другие',
  disconnect: 'Отключить',
  notConnected: 'Браузер не разрешает подключить весы',
  protocol: 'Протокол',
  /** Those without a name of their own. */
  protocols: {
    status: 'ST,NT (непрерывная передача)',
    pattern: 'Свой формат строки',
  } satisfies Record<Exclude<ScaleProtocol, 'sics' | 'toledo'>, string>,
  baud: 'Скорость, бод',
  pattern: 'Формат строки',
  patternHint: '{kg} или {g} обозначает вес, * любые знаки. Например: W:{kg}kg*',
  badPattern: 'В формате должно быть {kg} или {g}, и только один раз',
  signal: (line: string) => `Последняя строка: ${line}`,
  hint: 'Настройка этого устройства',
};

export type ScaleTexts = WordsOf<typeof texts>;
