/** Files of partners who write Russian, with the right reading of their headings. */
import type { OfficeLayout } from './office-layout.ts';

export const russianLayouts: readonly OfficeLayout[] = [
  {
    name: 'a Russian register',
    lines: [
      '№ п/п|Код клиента|Трек-номер|Наименование товара|Кол-во мест|Вес брутто, кг|Объём, м3|Примечание',
      '1|TJ-300001|YT8820000000011|Обувь|1|2,35|0,02|',
      '2|TJ-300002|YT8820000000012|Посуда|2|14,6|0,09|',
      '|||Итого:|3|16,95|0,11|',
    ],
    columns: 'rowNumber customerCode trackingCode goods places weightKg:kg volumeM3 remarks',
    parcels: ['YT8820000000011 TJ-300001 2350 -', 'YT8820000000012 TJ-300002 14600 -'],
    aside: 1,
  },
  {
    name: 'letters for the sides',
    lines: [
      'Дата приёмки|Маркировка|Трек код|Вес (кг)|Д (см)|Ш (см)|В (см)',
      '20.11.2026|TJ-300003|YT8820000000013|3,3|30|25|20',
    ],
    columns: 'receivedAt customerCode trackingCode weightKg:kg lengthCm:cm widthCm:cm heightCm:cm',
    parcels: ['YT8820000000013 TJ-300003 3300 300x250x200'],
  },
  {
    name: 'grams and millimetres',
    lines: [
      'Клиентский код|Номер накладной|Вес, г|Габариты (ДхШхВ), мм',
      'TJ-300004|YT8820000000014|1250|300х200х150',
    ],
    columns: 'customerCode trackingCode weightKg:g sizes:mm',
    parcels: ['YT8820000000014 TJ-300004 1250 300x200x150'],
  },
  {
    name: 'words of the post',
    lines: ['ID клиента|ШПИ|Масса, кг|Размеры', 'TJ-300005|YT8820000000015|4|40*30*20'],
    columns: 'customerCode trackingCode weightKg:kg sizes',
    parcels: ['YT8820000000015 TJ-300005 4000 400x300x200'],
  },
  {
    name: 'as short as can be',
    lines: ['Личный код|Трек|Кг|Куб', 'TJ-300006|YT8820000000016|5,15|0,03'],
    columns: 'customerCode trackingCode weightKg:kg volumeM3',
    parcels: ['YT8820000000016 TJ-300006 5150 -'],
  },
  {
    name: 'weights shortened',
    lines: [
      'Номер отправления|Код получателя|Вес факт., кг|Вес объёмный, кг',
      'YT8820000000017|TJ-300007|6,2|7,5',
    ],
    columns: 'trackingCode customerCode weightKg:kg volumetricKg:kg',
    parcels: ['YT8820000000017 TJ-300007 6200 -'],
  },
  {
    name: 'a register with a letterhead',
    lines: [
      'ООО «Карго Азия»||||',
      'Реестр посылок от 20.11.2026||||',
      '||||',
      '№|Трек-код посылки|Код клиента (логин)|Вес посылки|Комментарий менеджера',
      '1|YT8820000000018|TJ-300008|2,05|',
    ],
    header: 3,
    columns: 'rowNumber trackingCode customerCode weightKg remarks',
    parcels: ['YT8820000000018 TJ-300008 2050 -'],
  },
  {
    name: 'recipients without codes',
    lines: [
      'Грузополучатель|Телефон получателя|Трек-номер (Китай)|Вес, кг|Стоимость товара, $',
      'Рахимова Мадина|+992 93 500 10 20|YT8820000000019|8,8|120',
    ],
    columns: '!/recipientName !/recipientPhone trackingCode weightKg:kg valueAmount',
    parcels: ['YT8820000000019 ? 8800 -'],
  },
  {
    name: 'express numbers',
    lines: [
      'Дата прихода|Марка клиента|Экспресс номер|Штук|Вес|Упаковка',
      '21.11.2026|TJ-300010|YT8820000000020|12|3,45|коробка',
    ],
    columns: 'receivedAt customerCode trackingCode quantity weightKg packing',
    parcels: ['YT8820000000020 TJ-300010 3450 -'],
  },
  {
    name: 'gross and net shortened',
    lines: [
      'Код заказчика|Почтовый номер|Вес бр.|Вес нет.|Длина|Ширина|Высота',
      'TJ-300011|YT8820000000021|9,1|8,4|50|40|30',
    ],
    columns: 'customerCode trackingCode weightKg netKg lengthCm widthCm heightCm',
    parcels: ['YT8820000000021 TJ-300011 9100 500x400x300'],
  },
  {
    name: 'a group of sides',
    lines: [
      '|||Габариты, см|||',
      '№|Клиент №|Трек №|Длина|Ширина|Высота|Вес, кг',
      '1|TJ-300012|YT8820000000022|35|25|15|1,8',
    ],
    header: 1,
    merged: [[0, 3, 0, 5]],
    columns: 'rowNumber customerCode trackingCode lengthCm:cm widthCm:cm heightCm:cm weightKg:kg',
    parcels: ['YT8820000000022 TJ-300012 1800 350x250x150'],
  },
  {
    name: 'places have numbers',
    lines: ['№ места|Код клиента|Трек-номера|Вес места', '1|TJ-300013|YT8820000000023|10,5'],
    columns: 'rowNumber/places/! customerCode trackingCode weightKg/!',
    parcels: ['YT8820000000023 TJ-300013 ? -'],
  },
  {
    name: 'half English',
    lines: ['Tracking номер|Client ID|Вес kg|Описание вложения', 'YT8820000000024|TJ-300014|0,95|чехлы'],
    columns: 'trackingCode customerCode weightKg:kg goods',
    parcels: ['YT8820000000024 TJ-300014 950 -'],
  },
  {
    name: 'units in words',
    lines: [
      'Штрихкод|Клиент (код)|Вес в граммах|Длина в мм|Ширина в мм|Высота в мм',
      'YT8820000000025|TJ-300015|2300|310|220|140',
    ],
    columns: 'trackingCode customerCode weightKg:g lengthCm:mm widthCm:mm heightCm:mm',
    parcels: ['YT8820000000025 TJ-300015 2300 310x220x140'],
  },
  {
    name: 'capitals and blanks',
    lines: ['ТРЕК - НОМЕР|КОД   КЛИЕНТА|ВЕС   (КГ)|К-ВО', 'YT8820000000026|TJ-300016|3,75|4'],
    columns: 'trackingCode customerCode weightKg:kg quantity/places',
    parcels: ['YT8820000000026 TJ-300016 3750 -'],
  },
  {
    name: 'given and taken',
    lines: [
      'п/н|Код кл.|Трек номер|Товар|Вес кг.',
      '1|TJ-300017|YT8820000000027|Ткань|18,2',
      '2|TJ-300018|YT8820000000028|Нитки|2,2',
      'Итого мест: 2||||',
      'Сдал ____________|||Принял ____________|',
      'М.П.||||',
    ],
    columns: 'rowNumber customerCode trackingCode goods weightKg:kg',
    parcels: ['YT8820000000027 TJ-300017 18200 -', 'YT8820000000028 TJ-300018 2200 -'],
    aside: 3,
  },
  {
    name: 'a cell of the shelf',
    lines: [
      'Номер посылки|Номер клиента|Дата поступления на склад|Вес (кг.)|Ячейка',
      'YT8820000000029|TJ-300019|22.11.2026|4,4|С-12',
    ],
    columns: 'trackingCode customerCode receivedAt weightKg:kg shelf',
    parcels: ['YT8820000000029 TJ-300019 4400 -'],
  },
  {
    name: 'a number of the house beside that of the seller',
    lines: ['Внутренний номер|Трек продавца|Код клиента|Вес', 'AZ-0001|YT8820000000030|TJ-300020|1,15'],
    columns: '! trackingCode customerCode weightKg',
    parcels: ['YT8820000000030 TJ-300020 1150 -'],
  },
  {
    name: 'Chinese by a translator',
    lines: [
      'Курьерская компания|Номер экспресс-доставки|Код участника|Фактический вес (кг)|Название продукта',
      'YTO|YT8820000000031|TJ-300021|2,6|Сумка',
    ],
    columns: 'courier trackingCode customerCode weightKg:kg goods',
    parcels: ['YT8820000000031 TJ-300021 2600 -'],
  },
  {
    name: 'the weight of one carton beside that of all',
    lines: [
      'Маркировка груза|Кол-во коробок|Вес 1 коробки, кг|Общий вес, кг|Трек-номер',
      'TJ-300022|3|5,5|16,5|YT8820000000032',
    ],
    columns: 'customerCode places ! weightKg:kg trackingCode',
    parcels: ['YT8820000000032 TJ-300022 16500 -'],
  },
];
