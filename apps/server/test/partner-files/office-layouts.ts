import { chineseLayouts } from './chinese-layouts.ts';
import type { OfficeLayout } from './office-layout.ts';
import { russianLayouts } from './russian-layouts.ts';

const english: readonly OfficeLayout[] = [
  {
    name: 'marks and cartons',
    lines: [
      'Shipping mark|Courier No.|Description of goods|CTNS|Gross weight (kgs)|CBM|Remarks',
      'TJ-400001|YT8830000000011|shoes|2|12.5|0.08|',
    ],
    columns: 'customerCode trackingCode goods places weightKg:kg volumeM3 remarks',
    parcels: ['YT8830000000011 TJ-400001 12500 -'],
  },
  {
    name: 'a weight shortened, in grams',
    lines: ['Customer ID|Waybill No.|Wt (g)|L (cm)|W (cm)|H (cm)', 'TJ-400002|YT8830000000012|640|20|15|10'],
    columns: 'customerCode trackingCode weightKg:g lengthCm:cm widthCm:cm heightCm:cm',
    parcels: ['YT8830000000012 TJ-400002 640 200x150x100'],
  },
  {
    name: 'what is charged before what is weighed',
    lines: [
      'S/N|Client Code|Tracking ID|Chargeable weight|Actual weight|Dims (LxWxH cm)',
      '1|TJ-400003|YT8830000000013|6|4.2|40x30x25',
    ],
    columns: 'rowNumber customerCode trackingCode chargeableKg weightKg sizes:cm',
    parcels: ['YT8830000000013 TJ-400003 4200 400x300x250'],
  },
  {
    name: 'members and airway bills',
    lines: ['Member No|AWB|Pieces|Weight in kg|Arrival date', 'TJ-400004|YT8830000000014|1|3.05|2026-11-21'],
    columns: 'customerCode trackingCode places/quantity weightKg:kg receivedAt',
    parcels: ['YT8830000000014 TJ-400004 3050 -'],
  },
  {
    name: 'barcodes, units in capitals',
    lines: [
      'Consignee code|Parcel barcode|Weight KG|Length CM|Width CM|Height CM|Declared value USD',
      'TJ-400005|YT8830000000015|7.7|45|35|25|60',
    ],
    columns: 'customerCode trackingCode weightKg:kg lengthCm:cm widthCm:cm heightCm:cm valueAmount',
    parcels: ['YT8830000000015 TJ-400005 7700 450x350x250'],
  },
  {
    name: 'a packing list',
    lines: ['Marks & Nos.|Express No|Qty|G.W.|N.W.|Meas.', 'TJ-400006|YT8830000000016|10|5.6|5.1|0.03'],
    columns: 'customerCode trackingCode quantity weightKg netKg volumeM3/!',
    parcels: ['YT8830000000016 TJ-400006 5600 -'],
  },
  {
    name: 'pounds and inches',
    lines: [
      'Parcel ID|User code|Weight (lbs)|Dimensions (in)|Shelf No.|Inbound time',
      'YT8830000000017|TJ-400007|2|10x8x4|D4|2026-11-22 12:00',
    ],
    columns: 'trackingCode customerCode weightKg:lb sizes:in shelf receivedAt',
    parcels: ['YT8830000000017 TJ-400007 907 254x203x102'],
  },
  {
    name: 'a group of weights',
    lines: [
      'Client code|Tracking number|Weight (kg)||Goods',
      '||Gross|Net|',
      'TJ-400008|YT8830000000018|3.3|3|lamp',
    ],
    header: 1,
    merged: [
      [0, 2, 0, 3],
      [0, 0, 1, 0],
      [0, 1, 1, 1],
      [0, 4, 1, 4],
    ],
    columns: 'customerCode trackingCode weightKg:kg netKg:kg goods',
    parcels: ['YT8830000000018 TJ-400008 3300 -'],
  },
  {
    name: 'a letterhead, a total and a signature',
    lines: [
      'YIWU TIANSHENG INTERNATIONAL LOGISTICS CO., LTD||||||',
      'Tel: 0579-85550000||||||',
      'PACKING LIST||||||',
      'Sr. No|Mark|Tracking#|Commodity|Cartons|Kgs|CBM',
      '1|TJ-400009|YT8830000000019|toys|2|14.25|0.1',
      '2|TJ-400010|YT8830000000020|bags|1|6.4|0.05',
      'TOTAL||||3|20.65|0.15',
      'Prepared by: Li Na||||||',
      'Signature:||||||',
    ],
    header: 3,
    columns: 'rowNumber customerCode trackingCode goods places weightKg:kg volumeM3',
    parcels: ['YT8830000000019 TJ-400009 14250 -', 'YT8830000000020 TJ-400010 6400 -'],
    aside: 3,
  },
  {
    name: 'net before gross',
    lines: [
      'Recipient code|Tracking number (China)|Net weight|Gross weight|Notes',
      'TJ-400011|YT8830000000021|2|2.2|',
    ],
    columns: 'customerCode trackingCode netKg weightKg remarks',
    parcels: ['YT8830000000021 TJ-400011 2200 -'],
  },
];

const tajik: readonly OfficeLayout[] = [
  {
    name: 'a Tajik list',
    lines: ['Рақами пайгирӣ|Рамзи муштарӣ|Вазн (кг)|Шумораи ҷойҳо|Эзоҳ', 'YT8840000000011|TJ-500001|2,5|1|'],
    columns: 'trackingCode customerCode weightKg:kg places remarks',
    parcels: ['YT8840000000011 TJ-500001 2500 -'],
  },
  {
    name: 'sides in Tajik',
    lines: [
      'Рақами тартибӣ|Коди муштарӣ|Трек-код|Вазн, кг|Дарозӣ|Паҳноӣ|Баландӣ|Номи мол',
      '1|TJ-500002|YT8840000000012|4,1|40|30|20|либос',
    ],
    columns: 'rowNumber customerCode trackingCode weightKg:kg lengthCm widthCm heightCm goods',
    parcels: ['YT8840000000012 TJ-500002 4100 400x300x200'],
  },
  {
    name: 'a waybill in Tajik',
    lines: [
      'р/т|Коди мизоҷ|Рақами борхат|Вазни умумӣ (кг)|Ҳаҷм (м3)',
      '1|TJ-500003|YT8840000000013|7,3|0,04',
    ],
    columns: 'rowNumber customerCode trackingCode weightKg:kg volumeM3',
    parcels: ['YT8840000000013 TJ-500003 7300 -'],
  },
  {
    name: 'Tajik without its letters',
    lines: [
      'Раками пайгири|Рамзи муштари|Вазн|Номи гиранда|Телефони гиранда',
      'YT8840000000014|TJ-500004|1,9|Далер|+992900000014',
    ],
    columns: 'trackingCode customerCode weightKg recipientName recipientPhone',
    parcels: ['YT8840000000014 TJ-500004 1900 -'],
  },
  {
    name: 'Tajik and Russian words together',
    lines: [
      'Трек рақам|Коди харидор|Вазни брутто, кг|Санаи қабул',
      'YT8840000000015|TJ-500005|3,6|22.11.2026',
    ],
    columns: 'trackingCode customerCode weightKg:kg receivedAt',
    parcels: ['YT8840000000015 TJ-500005 3600 -'],
  },
];

const mixed: readonly OfficeLayout[] = [
  {
    name: 'Chinese and Russian with a stroke',
    lines: [
      '唛头/Маркировка|单号/Трек-номер|重量/Вес (кг)|件数/Мест|品名/Товар',
      'TJ-600001|YT8850000000011|5,4|1|обувь',
    ],
    columns: 'customerCode trackingCode weightKg:kg places goods',
    parcels: ['YT8850000000011 TJ-600001 5400 -'],
  },
  {
    name: 'Chinese and Russian with a blank',
    lines: [
      '单号 Трек|客户编号 Код клиента|毛重 Вес брутто(kg)|尺寸 Размер(cm)|价值 Стоимость(￥)',
      'YT8850000000012|TJ-600002|8.1|50*40*20|300',
    ],
    columns: 'trackingCode customerCode weightKg:kg sizes:cm valueAmount',
    parcels: ['YT8850000000012 TJ-600002 8100 500x400x200'],
  },
  {
    name: 'units in a row of their own',
    lines: [
      '快递单号|客户编码|重量|长|宽|高',
      '||(g)|(mm)|(mm)|(mm)',
      'YT8850000000013|TJ-600003|2450|330|220|110',
    ],
    header: 1,
    columns: 'trackingCode customerCode weightKg:g lengthCm:mm widthCm:mm heightCm:mm',
    parcels: ['YT8850000000013 TJ-600003 2450 330x220x110'],
  },
  {
    name: 'an owner once over several parcels',
    lines: [
      'Код клиента|Трек|Вес',
      'TJ-600004|YT8850000000014|1,1',
      '|YT8850000000015|2,2',
      '|YT8850000000016|3,3',
    ],
    merged: [[1, 0, 3, 0]],
    columns: 'customerCode trackingCode weightKg',
    parcels: [
      'YT8850000000014 TJ-600004 1100 -',
      'YT8850000000015 TJ-600004 2200 -',
      'YT8850000000016 TJ-600004 3300 -',
    ],
  },
];

export const officeLayouts: readonly OfficeLayout[] = [
  ...chineseLayouts,
  ...russianLayouts,
  ...english,
  ...tajik,
  ...mixed,
];
