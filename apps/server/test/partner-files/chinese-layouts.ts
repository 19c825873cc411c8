/** Files of partners in China, with the right reading of their headings. */
import type { OfficeLayout } from './office-layout.ts';

export const chineseLayouts: readonly OfficeLayout[] = [
  {
    name: 'Yiwu, day of arrival first',
    lines: [
      '入库日期|客户编号|快递单号|货物名称|箱数|实重KG|长|宽|高|体积m³|备注',
      '2026/11/20|TJ-200001|YT8810000000011|手机壳|1|2.4|40|30|20|0.024|',
      '2026/11/20|TJ-200002|YT8810000000012|鞋|2|11.85|60|50|40|0.12|',
    ],
    columns:
      'receivedAt customerCode trackingCode goods places weightKg:kg lengthCm widthCm heightCm volumeM3 remarks',
    parcels: ['YT8810000000011 TJ-200001 2400 400x300x200', 'YT8810000000012 TJ-200002 11850 600x500x400'],
  },
  {
    name: 'cartons, gross and net',
    lines: [
      '客户唛头|国内单号|产品名称|件数(CTN)|毛重(KGS)|净重(KGS)|外箱尺寸(CM)|方数(CBM)',
      'TJ-200003|SF1410000000013|灯具|1|15.2|14.1|60*40*50|0.12',
      'TJ-200004|SF1410000000014|玩具|3|22|20.5|70*50*50|0.175',
    ],
    columns: 'customerCode trackingCode goods places weightKg:kg netKg:kg sizes:cm volumeM3',
    parcels: ['SF1410000000013 TJ-200003 15200 600x400x500', 'SF1410000000014 TJ-200004 22000 700x500x500'],
  },
  {
    name: 'grams of a scale',
    lines: [
      '会员号|物流单号|件数|称重(g)|到仓时间',
      'TJ-200005|773400000000015|1|860|2026-11-21 10:20',
      'TJ-200006|773400000000016|1|1420|2026-11-21 10:22',
    ],
    columns: 'customerCode trackingCode places weightKg:g receivedAt',
    parcels: ['773400000000015 TJ-200005 860 -', '773400000000016 TJ-200006 1420 -'],
  },
  {
    name: 'unit behind a stroke, wide brackets',
    lines: [
      '收货代码|运单编号|包裹重量/kg|包裹尺寸（长*宽*高cm）|物品|入仓时间',
      'TJ-200007|JT5200000000017|0.75|20*15*10|饰品|2026-11-21',
    ],
    columns: 'customerCode trackingCode weightKg:kg sizes:cm goods receivedAt',
    parcels: ['JT5200000000017 TJ-200007 750 200x150x100'],
  },
  {
    name: 'user id and carton size',
    lines: ['用户ID|快递号码|重量（公斤）|箱规(cm)|库位号', 'TJ-200008|462100000000018|5.5|45*35*30|A-03-2'],
    columns: 'customerCode trackingCode weightKg:kg sizes:cm shelf',
    parcels: ['462100000000018 TJ-200008 5500 450x350x300'],
  },
  {
    name: 'loading list with a title, totals and a maker',
    lines: [
      '2026年11月20日 杜尚别专线 装车清单|||||||',
      'No.|唛头编号|单号|中文品名|英文品名|数量(PCS)|总毛重(KG)|总体积(CBM)',
      '1|TJ-200009|YT8810000000019|围巾|scarf|40|8.8|0.05',
      '2|TJ-200010|YT8810000000020|帽子|hat|30|6.1|0.04',
      '总计|||||70|14.9|0.09',
      '制表人：王芳|||审核：||||',
    ],
    header: 1,
    columns: 'rowNumber customerCode trackingCode goods goods quantity weightKg:kg volumeM3',
    parcels: ['YT8810000000019 TJ-200009 8800 -', 'YT8810000000020 TJ-200010 6100 -'],
    aside: 2,
  },
  {
    name: 'three weights',
    lines: [
      '仓位|客户代号|快递公司|快递单号|实际重量|体积重|计费重',
      'B12|TJ-200011|圆通|YT8810000000021|3.3|4.1|4.5',
    ],
    columns: 'shelf customerCode courier trackingCode weightKg volumetricKg chargeableKg',
    parcels: ['YT8810000000021 TJ-200011 3300 -'],
  },
  {
    name: 'code of the recipient, batteries',
    lines: ['收件人代码|包裹号|重量kg|货值(元)|是否带电', 'TJ-200012|YT8810000000022|1.05|230|否'],
    columns: 'customerCode trackingCode weightKg:kg valueAmount !',
    parcels: ['YT8810000000022 TJ-200012 1050 -'],
  },
  {
    name: 'pallets, millimetres behind a second pair of brackets',
    lines: [
      '货主编码|运单号码|托盘号|毛重|尺寸(长x宽x高)(mm)',
      'TJ-200013|DPK300000000023|P-7|18.4|600x400x350',
    ],
    columns: 'customerCode trackingCode ! weightKg sizes:mm',
    parcels: ['DPK300000000023 TJ-200013 18400 600x400x350'],
  },
  {
    name: 'two languages over a line break',
    lines: [
      '序号↵No.|客户代码↵Client code|运单号↵Tracking No.|品名↵Description|件数↵Qty of packages|毛重↵G.W.(kg)|体积↵Volume(m3)',
      '1|TJ-200014|YT8810000000024|衣服|2|9.65|0.06',
    ],
    columns: 'rowNumber customerCode trackingCode goods places weightKg:kg volumeM3',
    parcels: ['YT8810000000024 TJ-200014 9650 -'],
  },
  {
    name: 'groups with merged cells',
    lines: [
      '货物信息|||尺寸(cm)|||重量(kg)',
      '单号|唛头|品名|长|宽|高|毛重',
      'YT8810000000025|TJ-200015|包|50|40|30|7.2',
      'YT8810000000026|TJ-200016|表|20|10|10|0.6',
    ],
    header: 1,
    merged: [
      [0, 0, 0, 2],
      [0, 3, 0, 5],
    ],
    columns: 'trackingCode customerCode goods lengthCm:cm widthCm:cm heightCm:cm weightKg:kg',
    parcels: ['YT8810000000025 TJ-200015 7200 500x400x300', 'YT8810000000026 TJ-200016 600 200x100x100'],
  },
  {
    name: 'jin',
    lines: [
      '日期|单号|会员编码|实重(斤)|长*宽*高|入库人',
      '2026-11-22|YT8810000000027|TJ-200017|5|30*20*20|李娜',
    ],
    columns: 'receivedAt/! trackingCode customerCode weightKg:jin sizes !',
    parcels: ['YT8810000000027 TJ-200017 2500 300x200x200'],
  },
  {
    name: 'a form with what is required',
    lines: [
      '快递单号（必填）|客户编码（必填）|重量（kg，选填）|备注（选填）',
      'YT8810000000028|TJ-200018|4.45|',
    ],
    columns: 'trackingCode customerCode weightKg:kg remarks',
    parcels: ['YT8810000000028 TJ-200018 4450 -'],
  },
  {
    name: 'a mark with the usual slip of the pen, units in square brackets',
    lines: [
      '麦头|中国快递单号|重量[千克]|长[厘米]|宽[厘米]|高[厘米]',
      'TJ-200019|YT8810000000029|2.2|33|22|11',
    ],
    columns: 'customerCode trackingCode weightKg:kg lengthCm:cm widthCm:cm heightCm:cm',
    parcels: ['YT8810000000029 TJ-200019 2200 330x220x110'],
  },
  {
    name: 'traditional signs',
    lines: ['客戶編號|追蹤號碼|重量(公斤)|品名|件數', 'TJ-200020|YT8810000000030|3.15|書|1'],
    columns: 'customerCode trackingCode weightKg:kg goods places',
    parcels: ['YT8810000000030 TJ-200020 3150 -'],
  },
  {
    name: 'declared name and value',
    lines: [
      '订单号|快递单号|客户代码|申报品名|申报价值(USD)|重量(KG)',
      'R-55001|YT8810000000031|TJ-200021|衣服|18.5|1.9',
    ],
    columns: 'orderCode trackingCode customerCode goods valueAmount weightKg:kg',
    parcels: ['YT8810000000031 TJ-200021 1900 -'],
  },
  {
    name: 'nobody but a name',
    lines: ['包裹单号|收货人|收货人电话|重量kg', 'YT8810000000032|Рахимов Далер|+992900111222|2.75'],
    columns: 'trackingCode !/recipientName !/recipientPhone weightKg:kg',
    parcels: ['YT8810000000032 ? 2750 -'],
  },
  {
    name: 'a batch before all',
    lines: ['批次号|唛头|快递单号|件数|重量', 'B-771|TJ-200023|YT8810000000033|1|6.6'],
    columns: '! customerCode trackingCode places weightKg',
    parcels: ['YT8810000000033 TJ-200023 6600 -'],
  },
  {
    name: 'a receipt of the warehouse beside the number of the carrier',
    lines: [
      '入库单号|快递单号|会员ID|重量(KG)|入库时间',
      'RK20261122001|YT8810000000034|TJ-200024|12.34|2026/11/22 09:15',
    ],
    columns: '! trackingCode customerCode weightKg:kg receivedAt',
    parcels: ['YT8810000000034 TJ-200024 12340 -'],
  },
  {
    name: 'a name beside the code',
    lines: ['客户名称|客户号|快递单号|重量|到货日期', '达列尔|TJ-200025|YT8810000000035|3|2026-11-22'],
    columns: 'recipientName/! customerCode trackingCode weightKg receivedAt',
    parcels: ['YT8810000000035 TJ-200025 3000 -'],
  },
  {
    name: 'checked and signed',
    lines: [
      '编号|唛头|运单号|内件品名|重量|长cm|宽cm|高cm',
      '1|TJ-200026|YT8810000000036|五金|19.9|40|30|30',
      '2|TJ-200027|YT8810000000037|茶具|7.05|35|35|25',
      '以上货物已核对无误|||||||',
      '发货人签字：||||||收货人签字：|',
    ],
    columns: 'rowNumber/! customerCode trackingCode goods weightKg lengthCm:cm widthCm:cm heightCm:cm',
    parcels: ['YT8810000000036 TJ-200026 19900 400x300x300', 'YT8810000000037 TJ-200027 7050 350x350x250'],
    aside: 2,
  },
  {
    name: 'weights of coming and going',
    lines: ['快递单号|客户码|入库重量(kg)|出库重量(kg)', 'YT8810000000038|TJ-200028|2.1|2.3'],
    columns: 'trackingCode customerCode weightKg:kg/! weightKg:kg/!',
    parcels: ['YT8810000000038 TJ-200028 ? -'],
  },
];
