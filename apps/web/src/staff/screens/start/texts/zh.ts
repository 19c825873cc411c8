import type { StartTexts } from './ru.ts';

export const texts: StartTexts = {
  title: '第一周',
  lead: '状态由系统计算，无需勾选',
  hide: '从菜单隐藏',
  show: '放回菜单',
  hidden: '已从菜单隐藏。可用搜索（Ctrl K）打开本页，用上方按钮放回菜单。',
  done: '全部就绪：包裹可以走完全程。',
  progress: (there, all) => `${there} / ${all}`,
  ready: '项已就绪',
  states: { THERE: '已有', DOUBTFUL: '存疑', MISSING: '缺少' },
  counts: {
    THERE: (count) => `${count} 项已有`,
    DOUBTFUL: (count) => `${count} 项存疑`,
    MISSING: (count) => `${count} 项缺少`,
  },
  next: '下一步：',
  open: '查看全部',
  subjects: {
    places: '网点',
    people: '人员',
    stations: '工作站',
    money: '资金',
    letters: '客户联系',
    firm: '公司',
    data: '数据',
  },
  key: {
    head: (id) => `密钥只保存在这台机器上：${id}`,
    text: '备份中不含密钥。没有密钥，恢复的备份将失去取件码、通行证和动态验证码。请系统维护人员将密钥文件复制到安全的地方，与备份分开保存，然后在此确认。',
    act: '副本已另行保存',
  },
  rows: {
    chinaAddress: {
      name: '中国仓库地址',
      act: '填写',
      says: { none: () => '客户没有可给卖家的地址：其后台提示暂勿发货' },
    },
    pickupPoint: {
      name: '自提点',
      act: '开设',
      says: {
        none: () => '没有自提点就无法下单：包裹无处可送',
        lacking: (names) => `未填营业时间：${names}`,
      },
    },
    staff: {
      name: '各岗位均有人员',
      act: '添加',
      says: { lacking: (names) => `以下角色无人担任：${names}` },
    },
    secondFactor: {
      name: '主管和收银员使用动态验证码',
      act: '查看',
      says: {
        lacking: (names, count) => (count === 0 ? '尚无主管、管理员和收银员' : `仅用密码登录：${names}`),
      },
    },
    demoAccounts: {
      name: '演示账号已停用',
      act: '停用',
      says: { some: (_, count) => `${count} 个虚构账号仍可登录，其密码人尽皆知` },
    },
    devices: {
      name: '工作站已连接',
      act: '连接',
      says: { none: () => '一台也没有：无法扫描', lacking: (names) => `没有工作站：${names}` },
    },
    exchangeRate: {
      name: '美元兑索莫尼汇率',
      act: '录入',
      says: {
        none: () => '价格只显示美元，无法收取索莫尼现金',
        old: (day) => `最近汇率日期：${day}`,
      },
    },
    tariff: {
      name: '公司资费',
      act: '设置',
      says: { opening: (names) => `仍在使用初始资费：${names}` },
    },
    drawers: {
      name: '自提点收银台',
      act: '新建',
      says: { none: () => '一个也没有：无法收款', lacking: (names) => `没有收银台：${names}` },
    },
    firstShift: {
      name: '首次开班收款',
      act: '前往收银',
      says: { none: () => '尚未开过任何收银台' },
    },
    letters: {
      name: '客户邮件',
      act: null,
      says: {
        none: () => '未设置邮件服务器（SMTP_URL）：注册验证码无法送达，不会有新客户。请服务器管理员设置',
        failing: (_, count) => `7 天内有 ${count} 封邮件未送达`,
        untried: () => '已设置邮件服务器，但 7 天内没有邮件发出：请在注册页获取一次验证码',
      },
    },
    brand: {
      name: '公司名称',
      act: '填写',
      says: { none: () => '网站、邮件和标签上仍是默认名称', lacking: (names) => `未填写：${names}` },
    },
    customerCodes: {
      name: '客户编号',
      act: '设置',
      says: {
        opening: () => '新客户的编号仍是默认格式。请在打印第一张标签前决定：编号将永远属于该客户',
      },
    },
    contacts: {
      name: '网站联系方式',
      act: '填写',
      says: {
        none: () => '电话、邮箱、地址均未填写：网站显示通用号码 1999',
        lacking: (names) => `未填写：${names}`,
      },
    },
    provider: {
      name: '协议中的服务方资料',
      act: '填写',
      says: {
        none: () => '协议和收据上未写明服务提供方',
        lacking: (names) => `未填写：${names}`,
      },
    },
    customers: {
      name: '客户',
      act: '导入',
      says: {
        none: () => '还没有客户：请用文件导入，或等待客户注册',
        some: () => '数据迁入尚未结束：请回答问题并关闭',
      },
    },
    backup: {
      name: '备份已完成并经过验证',
      act: null,
      says: {
        none: () => '尚无备份，系统每天自动备份',
        untried: () => '已有备份，但尚未试恢复：系统每周自动进行',
        failing: () => '最近一次备份失败、过期或无法恢复',
      },
    },
    keyCopy: {
      name: '密钥副本已另行保存',
      act: null,
      says: {
        none: () => '尚无人确认：没有密钥，恢复的备份将失去取件码、通行证和动态验证码',
      },
    },
  },
  parts: {
    hotline: '电话',
    email: '邮箱',
    ru: '俄文',
    en: '英文',
    tg: '塔吉克文',
    zh: '中文',
    registration: '注册信息',
    bank: '银行',
  },
};
