/** Lists of parcels that are written in other ways: other scripts, units, doubts and endings. */
import type { PartnerFile } from './parcel-files.ts';

export const oddParcelFiles: readonly PartnerFile[] = [
  {
    name: 'sides without a unit that look like millimetres',
    lines: [
      '快递单号|唛头|重量kg|尺寸',
      'YT8800000000311|TJ-100028|2|600*500*400',
      'YT8800000000312|TJ-100028|2|550*450*350',
    ],
    parcels: ['YT8800000000311 TJ-100028 2000 ?', 'YT8800000000312 TJ-100028 2000 ?'],
    asked: ['尺寸'],
  },
  {
    name: 'Tajik office',
    lines: ['Рақами трек|Рамзи муштарӣ|Вазн (кг)|Андоза', 'YT8800000000321|TJ-100029|2,2|30*20*10'],
    parcels: ['YT8800000000321 TJ-100029 2200 300x200x100'],
  },
  {
    name: 'Tajik without its own letters',
    lines: ['Раками пайгири|Коди муштари|Вазни бор', 'YT8800000000331|TJ-100029|2,2'],
    parcels: ['YT8800000000331 TJ-100029 2200 -'],
  },
  {
    name: 'traditional signs',
    lines: ['快遞單號|嘜頭|重量(kg)|長(cm)|寬(cm)|高(cm)', 'YT8800000000341|TJ-100030|2|30|20|10'],
    parcels: ['YT8800000000341 TJ-100030 2000 300x200x100'],
  },
  {
    name: 'capitals and underscores',
    lines: [
      'TRACKING_NO|CUSTOMER_ID|WEIGHT_KG|LENGTH_CM|WIDTH_CM|HEIGHT_CM',
      'YT8800000000351|TJ-100031|2|30|20|10',
    ],
    parcels: ['YT8800000000351 TJ-100031 2000 300x200x100'],
  },
  {
    name: 'stars and colons',
    lines: ['* 快递单号：|* 客户代码：|重量(kg)：', 'YT8800000000361|TJ-100031|2'],
    parcels: ['YT8800000000361 TJ-100031 2000 -'],
  },
  {
    name: 'order and tracking',
    lines: ['订单编号|快递单号|唛头|重量KG', 'DD20261100001|YT8800000000371|TJ-100032|2'],
    parcels: ['YT8800000000371 TJ-100032 2000 -'],
  },
  {
    name: 'two columns of codes',
    lines: ['快递单号|运单号|唛头|重量KG', 'YT8800000000381|TT0000000381|TJ-100032|2'],
    parcels: ['? TJ-100032 2000 -'],
    asked: ['快递单号', '运单号'],
  },
  {
    name: 'two columns of owners',
    lines: ['快递单号|唛头|客户|重量KG', 'YT8800000000391|TJ-100032|TJ-100033|2'],
    parcels: ['YT8800000000391 ? 2000 -'],
    asked: ['唛头', '客户'],
  },
  {
    name: 'status and day of receipt',
    lines: ['快递单号|客户代码|入库时间|重量(kg)', 'YT8800000000401|TJ-100034|2026-11-02 10:30|2'],
    parcels: ['YT8800000000401 TJ-100034 2000 -'],
  },
  {
    name: 'full width',
    lines: ['快递单号|客户代码|重量（ＫＧ）', 'YT8800000000411|TJ-100034|２．５'],
    parcels: ['YT8800000000411 TJ-100034 2500 -'],
  },
  {
    name: 'weights with blanks',
    lines: [
      'Трек|ID клиента|Вес (кг)',
      'YT8800000000421|TJ-100035|1 250,5',
      'YT8800000000422|TJ-100035|12 кг',
    ],
    parcels: ['YT8800000000421 TJ-100035 1250500 -', 'YT8800000000422 TJ-100035 12000 -'],
  },
  {
    name: 'a weight that is none',
    lines: ['Трек|Клиент|Вес (кг)', 'YT8800000000431|TJ-100035|ок. 2', 'YT8800000000432|TJ-100035|2'],
    parcels: ['YT8800000000432 TJ-100035 2000 -'],
    refused: 1,
  },
  {
    name: 'sizes that are none',
    lines: [
      'Трек|Клиент|Вес (кг)|Размер',
      'YT8800000000441|TJ-100035|2|средний',
      'YT8800000000442|TJ-100035|2|30*20*10',
    ],
    parcels: ['YT8800000000442 TJ-100035 2000 300x200x100'],
    refused: 1,
  },
  {
    name: 'sizes of two signs',
    lines: [
      'Tracking|Mark|KG|LxWxH (cm)',
      'YT8800000000451|TJ-100036|2|30 X 20 X 10',
      'YT8800000000452|TJ-100036|2|30/20/10',
      'YT8800000000453|TJ-100036|2|30-20-10',
    ],
    parcels: [
      'YT8800000000451 TJ-100036 2000 300x200x100',
      'YT8800000000452 TJ-100036 2000 300x200x100',
      'YT8800000000453 TJ-100036 2000 300x200x100',
    ],
  },
  {
    name: 'row of units below',
    lines: [
      '快递单号|客户代码|重量|长|宽|高',
      '||(kg)|(cm)|(cm)|(cm)',
      'YT8800000000461|TJ-100036|2|30|20|10',
    ],
    parcels: ['YT8800000000461 TJ-100036 2000 300x200x100'],
  },
  {
    name: 'row of grams below',
    lines: ['快递单号|客户代码|重量', '||(g)', 'YT8800000000471|TJ-100036|2000'],
    parcels: ['YT8800000000471 TJ-100036 2000 -'],
  },
  {
    name: 'sizes over their sides',
    lines: ['快递单号|唛头|重量|尺寸(cm)||', '|||长|宽|高', 'YT8800000000481|TJ-100037|2|30|20|10'],
    parcels: ['YT8800000000481 TJ-100037 2000 300x200x100'],
  },
  {
    name: 'courier and telephones beside a mark',
    lines: [
      '快递公司|快递单号|唛头|收件人|手机|重量(kg)',
      '圆通|YT8800000000491|TJ-100037|Мадина|918000001|2',
    ],
    parcels: ['YT8800000000491 TJ-100037 2000 -'],
  },
  {
    name: 'price and postage',
    lines: ['快递单号|唛头|重量(kg)|运费', 'YT8800000000501|TJ-100037|2|15'],
    parcels: ['YT8800000000501 TJ-100037 2000 -'],
    asked: ['运费'],
  },
  {
    name: 'trip and lorry',
    lines: ['Рейс|Трек-номер|Код клиента|Вес', 'R-77|YT8800000000511|TJ-100038|2'],
    parcels: ['YT8800000000511 TJ-100038 2000 -'],
  },
  {
    name: 'codes as numbers',
    lines: ['快递单号|客户代码|重量(kg)', '78800000000521|TJ-100038|2', '7.88E+13|TJ-100038|2'],
    parcels: ['78800000000521 TJ-100038 2000 -'],
    refused: 1,
  },
  {
    name: 'text marks of an export',
    lines: [
      '快递单号|客户代码|重量(kg)',
      '="YT8800000000531"|="TJ-100038"|2',
      "'YT8800000000532|'TJ-100038|'2",
    ],
    parcels: ['YT8800000000531 TJ-100038 2000 -', 'YT8800000000532 TJ-100038 2000 -'],
  },
  {
    name: 'weight of one piece',
    lines: ['快递单号|客户代码|件数|单件重量|总重量(kg)', 'YT8800000000541|TJ-100039|3|2|6'],
    parcels: ['YT8800000000541 TJ-100039 6000 -'],
    asked: ['单件重量'],
  },
  {
    name: 'old and new tracking',
    lines: [
      'Old tracking|Tracking number|Customer code|Weight',
      'AA8800000000551|YT8800000000551|TJ-100039|2',
    ],
    parcels: ['YT8800000000551 TJ-100039 2000 -'],
    asked: ['Old tracking'],
  },
  {
    name: 'customer order beside customer code',
    lines: ['客户单号|客户代码|快递单号|重量', 'K-1|TJ-100040|YT8800000000561|2'],
    parcels: ['YT8800000000561 TJ-100040 2000 -'],
    asked: ['客户单号'],
  },
  {
    name: 'sub-total in the middle',
    lines: [
      '快递单号|客户代码|重量(kg)',
      'YT8800000000571|TJ-100040|2',
      '小计||2',
      'YT8800000000572|TJ-100041|3',
      '总计||5',
    ],
    parcels: ['YT8800000000571 TJ-100040 2000 -', 'YT8800000000572 TJ-100041 3000 -'],
    aside: 2,
  },
  {
    name: 'no owner column at all',
    lines: ['快递单号|重量(kg)', 'YT8800000000581|2'],
    parcels: ['YT8800000000581 - 2000 -'],
  },
  {
    name: 'pounds and inches',
    lines: [
      'Tracking number|Customer ID|Weight (lb)|Length (in)|Width (in)|Height (in)',
      'YT8800000000591|TJ-100042|10|10|20|5',
    ],
    parcels: ['YT8800000000591 TJ-100042 4536 254x508x127'],
  },
  {
    name: 'sum of sizes in another unit beside volume',
    lines: [
      '唛头|快递单号|毛重(KGS)|外箱尺寸(CM)|CBM|箱数',
      'TJ-100043|YT8800000000601|22.4|62.5*41*38|0.097|1',
    ],
    parcels: ['YT8800000000601 TJ-100043 22400 625x410x380'],
  },
];
