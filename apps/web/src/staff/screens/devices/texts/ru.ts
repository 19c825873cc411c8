import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { DevicesTexts } from './devices-texts.ts';

const devices = { one: 'устройство', few: 'устройства', many: 'устройств', other: 'устройства' };
const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };

export const texts: DevicesTexts = {
  title: 'Устройства станций',
  count: (inUse) => `${inUse} ${pluralRu(inUse, devices)} в работе`,
  lead: 'Чтобы добавить устройство, откройте на нём станцию: там его зарегистрирует тот, у кого есть это право.',
  empty: {
    title: 'Устройств ещё нет',
    text: 'Откройте станцию в браузере, которым будут сканировать, и зарегистрируйте его.',
  },
  here: 'на связи',
  silent: (since) => `молчит с ${since}`,
  never: 'ещё не выходило на связь',
  waiting: (count, since) =>
    `ждёт отправки: ${count} ${pluralRu(count, scans)}${since === undefined ? '' : `, с ${since}`}`,
  unused: 'месяц не было на связи',
  registered: (when, who) => `зарегистрировано ${when}, ${who}`,
  ended: (when, who) => `отключено ${when}, ${who}`,
  endedList: (count) => `Отключённые: ${count}`,
  change: 'Изменить',
  changeOf: (name) => `Изменить: ${name}`,
  name: 'Название',
  unit: 'Место',
  moveHint: 'Переместить можно, пока устройство на связи и на нём ничего не ждёт.',
  save: 'Сохранить',
  changed: 'Устройство изменено',
  end: 'Отключить',
  endOf: (name) => `Отключить: ${name}`,
  ask: {
    title: (name) => `Отключить «${name}»?`,
    text: 'Сканы с него больше не примут, вернуть его нельзя: браузер регистрируют заново.',
    waiting: (count) =>
      `На нём ${pluralRu(count, { one: 'ждёт', few: 'ждут', many: 'ждут', other: 'ждут' })} отправки ${count} ${pluralRu(count, scans)}: они останутся на устройстве и не попадут в систему.`,
    yes: 'Отключить',
  },
  done: 'Устройство отключено',
  cancel: 'Отмена',
};
