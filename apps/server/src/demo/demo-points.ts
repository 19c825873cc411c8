import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { NewUnitHouse } from '../modules/pickup-points/pickup-points.service.ts';
import { demoCities, pickupPointCode } from './demo-parcels.ts';

type DemoCity = (typeof demoCities)[number];
type Hours = NewUnitHouse['hours'];
type House = { street: LocaleTexts; number: number; landmark: LocaleTexts; hours: Hours };

const workdays = [1, 2, 3, 4, 5];

function open(weekdays: readonly number[], fromHour: number, toHour: number): Hours {
  return weekdays.map((weekday) => ({ weekday, opensMinute: fromHour * 60, closesMinute: toHour * 60 }));
}

const everyDay = open([...workdays, 6, 7], 8, 20);
const sixDays = [...open(workdays, 9, 18), ...open([6], 9, 14)];
const withBreak = [...open(workdays, 9, 13), ...open(workdays, 14, 18), ...open([6], 10, 14)];

function texts(ru: string, en: string, zh: string, tg: string): LocaleTexts {
  return { ru, en, zh, tg };
}

const byMarket = texts(
  'рядом с центральным рынком',
  'next to the central market',
  '中心市场旁',
  'дар назди бозори марказӣ',
);
const byBusStation = texts(
  'напротив автовокзала',
  'opposite the bus station',
  '长途汽车站对面',
  'рӯ ба рӯи автовокзал',
);
const byPark = texts(
  'у входа в городской парк',
  'by the gate of the city park',
  '城市公园入口处',
  'дар назди боғи шаҳр',
);
const byPost = texts('за почтой', 'behind the post office', '邮局后面', 'дар паси почта');

const ayni = texts('ул. Айни', 'Ayni Street', '艾尼街', 'кӯчаи Айнӣ');
const somoni = texts('ул. Сомони', 'Somoni Street', '索莫尼街', 'кӯчаи Сомонӣ');
const rudaki = texts('ул. Рудаки', 'Rudaki Street', '鲁达基街', 'кӯчаи Рӯдакӣ');
const khayyom = texts('ул. Хайяма', 'Khayyom Street', '海亚姆街', 'кӯчаи Хайём');
const lohuti = texts('ул. Лахути', 'Lohuti Street', '拉胡提街', 'кӯчаи Лоҳутӣ');

/** Invented streets and house numbers. */
const houses: Record<DemoCity, House> = {
  DUSHANBE: { street: ayni, number: 46, landmark: byBusStation, hours: everyDay },
  KHUJAND: { street: rudaki, number: 21, landmark: byMarket, hours: everyDay },
  BOKHTAR: { street: khayyom, number: 8, landmark: byMarket, hours: sixDays },
  KULOB: { street: somoni, number: 33, landmark: byPark, hours: sixDays },
  ISTARAVSHAN: { street: lohuti, number: 12, landmark: byMarket, hours: withBreak },
  PANJAKENT: { street: rudaki, number: 57, landmark: byPost, hours: withBreak },
  KHOROG: { street: khayyom, number: 4, landmark: byPark, hours: withBreak },
  TURSUNZODA: { street: somoni, number: 18, landmark: byBusStation, hours: sixDays },
  VAHDAT: { street: ayni, number: 9, landmark: byMarket, hours: sixDays },
  HISOR: { street: lohuti, number: 27, landmark: byPost, hours: sixDays },
};

/** Public holidays on which the counters are closed: New Year and Navruz. */
const holidays = ['01-01', '03-21', '03-22', '03-23', '03-24'];

/** Pickup points in ten cities, invented for a first look; each says so of itself. The hotline answers for all. */
export function demoHouses(now: Date): NewUnitHouse[] {
  const year = Number(dushanbeDay(now).slice(0, 4));
  const closedDays = [year, year + 1].flatMap((each) => holidays.map((day) => `${each}-${day}`));
  return demoCities.map((city) => {
    const { street, number, landmark, hours } = houses[city];
    return {
      placeCode: pickupPointCode(city),
      addresses: {
        ru: `${street.ru}, ${number}`,
        en: `${number} ${street.en}`,
        zh: `${street.zh}${number}号`,
        tg: `${street.tg}, ${number}`,
      },
      landmarks: landmark,
      phone: null,
      enabled: true,
      isDemo: true,
      cells: 120,
      hours,
      closedDays: city === 'KHOROG' ? [...closedDays, ...repairWeek(now, closedDays)] : closedDays,
    };
  });
}

/** A week from now on which one counter is being repaired. */
function repairWeek(now: Date, closedDays: readonly string[]): string[] {
  const first = addDays(dushanbeDay(now), 7);
  return Array.from({ length: 7 }, (_, day) => addDays(first, day)).filter(
    (day) => !closedDays.includes(day),
  );
}

/** Invented: a real installation sets the address of its own warehouse. */
export const demoChinaAddress = {
  recipient: '捷运 {customerCode}',
  phone: '13800000000',
  region: '浙江省 金华市 义乌市 福田街道',
  street: '银海路88号 3号库 ({customerCode})',
  postcode: '322000',
};
