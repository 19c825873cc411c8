import type { PrintingTexts } from './printing-texts.ts';

export const texts: PrintingTexts = {
  title: '标签',
  printer: {
    title: '标签打印机',
    bar: {
      looking: '打印机：检测中',
      none: '打印机：PDF',
      mayAsk: '打印机：需要授权',
      forbidden: '打印机：已被禁止',
      silent: '打印机无响应',
      notReady: '打印机未就绪',
      ready: (language) => `打印机 ${language} 就绪`,
    },
    states: {
      looking: '正在查找本工位的打印机。',
      none: '工位未连接标签打印机：标签以 PDF 打开，由浏览器打印。',
      mayAsk:
        '浏览器需要允许本页面访问打印机。请点“测试标签”，并选择“允许”。在此之前标签不会自动打印，可打开 PDF。',
      forbidden:
        '浏览器禁止本页面访问打印机。请在网站设置（地址栏左侧图标）中允许访问本机设备，然后重新加载页面。在此期间请用 PDF 打印。',
      silent: '本机的打印程序无响应，请检查是否已启动。在此期间请用 PDF 打印。',
      notReady: '打印机未开机或缺纸。',
      ready: '打印机已就绪。',
    },
    name: (name) => `打印机：${name}`,
    test: '测试标签',
    testPdf: '测试标签 PDF',
    tested: '测试标签已发送到打印机',
    notTested: '打印机未接收测试标签',
  },
  rule: {
    title: '收货时打印标签',
    rules: { always: '总是打印', noOwnLabel: '无自有标签时', never: '不打印' },
    hint: '仅用于本设备',
  },
  again: '重打标签',
  messages: {
    printed: (code) => `标签 ${code} 已发送到打印机`,
    refused: (code) => `标签 ${code} 未打印。请重打（F8）或打开 PDF。`,
  },
  cards: {
    title: '命令卡',
    lead: '每种工作台一张 A4 卡片：扫描卡片代替键盘。请按 100% 比例打印。',
    openOf: (station) => `${station}：打开卡片 PDF`,
    stations: { RECEIVING: '收货', SHELVING: '上架', BAGS: '集包', LOADING: '装车', UNLOADING: '卸车' },
  },
  stickers: {
    title: '自有编号贴纸',
    lead: '用于面单破损的包裹：每张 A4 有 24 枚（70 × 37 mm），或卷纸每张标签一枚。编号不会重复发放。',
    paper: '纸张',
    papers: { A4: 'A4 纸，每张 24 枚', '58x40': '卷纸 58 × 40 mm', '100x100': '卷纸 100 × 100 mm' },
    sheets: '张数',
    count: (count) => `共 ${count} 枚`,
    make: '打印新贴纸',
    made: (first, last) => `贴纸 ${first}–${last} 已生成`,
    failed: '编号预留失败，请重试。',
    empty: '尚未打印过贴纸，请填写需要的张数。',
    columns: { numbers: '编号', used: '已使用', made: '时间', by: '操作人' },
    used: (used, all) => `${used} / ${all}`,
    reprint: '重打',
    reprintOf: (first, last) => `重打 ${first}–${last}`,
    range: {
      title: '按编号重打',
      lead: '已使用的贴纸不再打印，纸上对应位置留空。',
      first: '起始编号',
      last: '结束编号',
      print: '打印',
    },
  },
};
