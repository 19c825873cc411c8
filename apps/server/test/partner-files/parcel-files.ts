/**
 * Lists of parcels as partners, shops and warehouses send them: written down before the words that the reader knows. A
 * line is a row, `|` parts its cells.
 */
export type PartnerFile = {
  name: string;
  lines: readonly string[];
  /**
   * What each parcel is: `code owner grams lengthxwidthxheight`, millimetres; `-` where the file does not say it, `?`
   * where it has to be asked.
   */
  parcels: readonly string[];
  /** Headings about which somebody has to be asked; none when missing. */
  asked?: readonly string[];
  /** Rows that are no parcels: totals, signatures, further goods of a parcel. */
  aside?: number;
  /** Rows that cannot be taken and are named with the reason. */
  refused?: number;
};

export const plainParcelFiles: readonly PartnerFile[] = [
  {
    name: 'Yiwu, marks first',
    lines: [
      '序号|唛头|快递单号|品名|件数|重量(kg)|长(cm)|宽(cm)|高(cm)|备注',
      '1|TJ-100001|YT8800000000011|鞋子|1|2.35|30|20|12|',
      '2|TJ-100002|YT8800000000012|玩具|2|12.8|60|40|50|',
      '合计||||3|15.15||||',
    ],
    parcels: ['YT8800000000011 TJ-100001 2350 300x200x120', 'YT8800000000012 TJ-100002 12800 600x400x500'],
    aside: 1,
  },
  {
    name: 'Guangzhou, sizes in one column',
    lines: [
      '客户唛头|国内快递单号|实重|尺寸(cm)|体积',
      'TJ-100003|SF1300000000021|3.2|40*30*25|0.03',
      'TJ-100003|SF1300000000022|0.8|20×15×10|0.003',
    ],
    parcels: ['SF1300000000021 TJ-100003 3200 400x300x250', 'SF1300000000022 TJ-100003 800 200x150x100'],
  },
  {
    name: 'packing list of a forwarder',
    lines: [
      'Shipping Mark|Tracking No.|Description|CTNS|G.W.(KG)|N.W.(KG)|CBM',
      'TJ-100004|ZT7700000000031|toys|1|14.5|13|0.12',
      'TJ-100005|ZT7700000000032|shoes|1|9.75|9|0.08',
      'TOTAL|||2|24.25|22|0.20',
    ],
    parcels: ['ZT7700000000031 TJ-100004 14500 -', 'ZT7700000000032 TJ-100005 9750 -'],
    aside: 1,
  },
  {
    name: 'grams',
    lines: ['单号|会员号|重量（克）', 'YT8800000000041|TJ-100006|850', 'YT8800000000042|TJ-100007|12400'],
    parcels: ['YT8800000000041 TJ-100006 850 -', 'YT8800000000042 TJ-100007 12400 -'],
  },
  {
    name: 'jin',
    lines: ['快递单号|客户编码|重量（斤）', 'YT8800000000051|TJ-100008|5', 'YT8800000000052|TJ-100008|0.7'],
    parcels: ['YT8800000000051 TJ-100008 2500 -', 'YT8800000000052 TJ-100008 350 -'],
  },
  {
    name: 'millimetres',
    lines: ['快递单号|客户代码|重量(kg)|长(mm)|宽(mm)|高(mm)', 'YT8800000000061|TJ-100009|4.1|600|500|400'],
    parcels: ['YT8800000000061 TJ-100009 4100 600x500x400'],
  },
  {
    name: 'Russian warehouse',
    lines: [
      '№ п/п|Трек номер|Код клиента|Вес, кг|Д, см|Ш, см|В, см|Примечание',
      '1|JT3100000000071|TJ-100010|1,5|30|20|10|',
      '2|JT3100000000072|TJ-100011|0,35|15|10|5|хрупкое',
      'Итого: 2 места||||||| ',
      'Кладовщик: Назарова|||||||',
    ],
    parcels: ['JT3100000000071 TJ-100010 1500 300x200x100', 'JT3100000000072 TJ-100011 350 150x100x50'],
    aside: 2,
  },
  {
    name: 'Russian, one column of sizes',
    lines: [
      'Трек-код|Маркировка|Вес брутто, кг|Габариты (ДхШхВ), см',
      'JT3100000000081|TJ-100012|7,25|60х40х30',
      'JT3100000000082|TJ-100012|2|20 х 20 х 20',
    ],
    parcels: ['JT3100000000081 TJ-100012 7250 600x400x300', 'JT3100000000082 TJ-100012 2000 200x200x200'],
  },
  {
    name: 'gross and weight',
    lines: ['快递单号|客户代码|毛重|重量(kg)', 'YT8800000000091|TJ-100013|5.2|5'],
    parcels: ['YT8800000000091 TJ-100013 ? -'],
    asked: ['毛重', '重量(kg)'],
  },
  {
    name: 'gross and weight that say the same',
    lines: ['快递单号|客户代码|毛重|重量(kg)', 'YT8800000000101|TJ-100013|5.2|5.2'],
    parcels: ['YT8800000000101 TJ-100013 5200 -'],
  },
  {
    name: 'thousands or parts',
    lines: [
      'Трек-номер|Код клиента|Вес, кг',
      'YT8800000000111|TJ-100014|1,250',
      'YT8800000000112|TJ-100014|2,100',
    ],
    parcels: ['YT8800000000111 TJ-100014 ? -', 'YT8800000000112 TJ-100014 ? -'],
    asked: ['Вес, кг'],
  },
  {
    name: 'three digits that are parts, as another row shows',
    lines: [
      'Трек-номер|Код клиента|Вес, кг',
      'YT8800000000121|TJ-100014|1,250',
      'YT8800000000122|TJ-100014|0,350',
    ],
    parcels: ['YT8800000000121 TJ-100014 1250 -', 'YT8800000000122 TJ-100014 350 -'],
  },
  {
    name: 'weights without a unit that can only be grams',
    lines: [
      '快递单号|客户代码|重量',
      'YT8800000000131|TJ-100015|1850',
      'YT8800000000132|TJ-100015|640',
      'YT8800000000133|TJ-100015|2300',
    ],
    parcels: [
      'YT8800000000131 TJ-100015 ? -',
      'YT8800000000132 TJ-100015 ? -',
      'YT8800000000133 TJ-100015 ? -',
    ],
    asked: ['重量'],
  },
  {
    name: 'units in the cells',
    lines: [
      'Tracking|Client ID|Weight|Size',
      'YT8800000000141|TJ-100016|1850g|300*200*100mm',
      'YT8800000000142|TJ-100016|2.1 kg|30*20*10',
    ],
    parcels: ['YT8800000000141 TJ-100016 1850 300x200x100', 'YT8800000000142 TJ-100016 2100 300x200x100'],
  },
  {
    name: 'a date that is no more than a date',
    lines: ['快递单号|唛头|Дата|重量kg', 'YT8800000000151|TJ-100017|2026-11-02|1'],
    parcels: ['YT8800000000151 TJ-100017 1000 -'],
    asked: ['Дата'],
  },
  {
    name: 'a column without a heading',
    lines: ['快递单号|唛头|重量kg|', 'YT8800000000161|TJ-100018|1|A区3'],
    parcels: ['YT8800000000161 TJ-100018 1000 -'],
    asked: [''],
  },
  {
    name: 'an empty column of unknown meaning',
    lines: ['快递单号|唛头|重量kg|库位|', 'YT8800000000171|TJ-100019|1||'],
    parcels: ['YT8800000000171 TJ-100019 1000 -'],
  },
  {
    name: 'owner under a word of theirs',
    lines: ['快递单号|归属|重量kg', 'YT8800000000181|TJ-100020|1', 'YT8800000000182|TJ-100021|1.1'],
    parcels: ['YT8800000000181 ? 1000 -', 'YT8800000000182 ? 1100 -'],
    asked: ['归属'],
  },
  {
    name: 'only a name and a telephone for an owner',
    lines: ['快递单号|收件人|电话|重量kg', 'YT8800000000191|Мадина|918000001|1'],
    parcels: ['YT8800000000191 ? 1000 -'],
    asked: ['收件人', '电话'],
  },
  {
    name: 'volumetric beside actual weight',
    lines: ['运单号|客户代码|实重(kg)|体积重(kg)|计费重(kg)', 'YT8800000000201|TJ-100022|2.5|6|6'],
    parcels: ['YT8800000000201 TJ-100022 2500 -'],
  },
  {
    name: 'volumetric weight alone',
    lines: ['运单号|客户代码|体积重(kg)', 'YT8800000000211|TJ-100022|6'],
    parcels: ['YT8800000000211 TJ-100022 - -'],
  },
  {
    name: 'headings in two languages',
    lines: [
      '快递单号 Tracking No.|客户代码 Client code|重量 Weight (kg)|长 L (cm)|宽 W (cm)|高 H (cm)',
      'YT8800000000221|TJ-100023|3|30|30|30',
    ],
    parcels: ['YT8800000000221 TJ-100023 3000 300x300x300'],
  },
  {
    name: 'headings broken into lines',
    lines: ['Трек↵номер|Код↵клиента|Вес↵брутто,↵кг|Размер↵ДхШхВ', 'YT8800000000231|TJ-100024|3|30x20x10'],
    parcels: ['YT8800000000231 TJ-100024 3000 300x200x100'],
  },
  {
    name: 'title above',
    lines: ['11月20日发货清单||||', '|||', '唛头|单号|重量(KG)|尺寸', 'TJ-100025|YT8800000000241|3|30*20*10'],
    parcels: ['YT8800000000241 TJ-100025 3000 300x200x100'],
  },
  {
    name: 'signatures below',
    lines: [
      '快递单号|客户代码|重量(kg)',
      'YT8800000000251|TJ-100026|1.5',
      '||',
      '制表人：王芳||',
      '审核：||',
      '收货人签字：||',
    ],
    parcels: ['YT8800000000251 TJ-100026 1500 -'],
    aside: 3,
  },
  {
    name: 'Russian signatures below',
    lines: [
      'Трек|Клиент|Вес',
      'YT8800000000261|TJ-100026|1,5',
      'Сдал||',
      'Принял|Каримов|',
      'Подпись||',
      'М.П.||',
      'Примечания||',
    ],
    parcels: ['YT8800000000261 TJ-100026 1500 -'],
    aside: 5,
  },
  {
    name: 'further goods of a parcel',
    lines: [
      '快递单号|客户代码|品名|数量|重量(kg)',
      'YT8800000000271|TJ-100027|杯子|10|4.5',
      '||勺子|20|',
      '||碗|5|',
    ],
    parcels: ['YT8800000000271 TJ-100027 4500 -'],
    aside: 2,
  },
  {
    name: 'sides under one letter each',
    lines: ['Tracking|Mark|KG|L|W|H', 'YT8800000000281|TJ-100028|2|30|20|10'],
    parcels: ['YT8800000000281 TJ-100028 2000 300x200x100'],
  },
  {
    name: 'sides in metres',
    lines: ['Tracking|Mark|KG|Length (m)|Width (m)|Height (m)', 'YT8800000000291|TJ-100028|2|0.3|0.2|0.1'],
    parcels: ['YT8800000000291 TJ-100028 2000 300x200x100'],
  },
  {
    name: 'sides without a unit that look like metres',
    lines: [
      'Tracking|Mark|KG|Length|Width|Height',
      'YT8800000000301|TJ-100028|2|0.3|0.2|0.1',
      'YT8800000000302|TJ-100028|2|1.2|0.4|0.5',
    ],
    parcels: ['YT8800000000301 TJ-100028 2000 ?', 'YT8800000000302 TJ-100028 2000 ?'],
    asked: ['Length', 'Width', 'Height'],
  },
];
