/**
 * What people call the things that the questions are about, by the id of the question, in four languages at once: a
 * customer types «растаможка» or `broker`, the text says «таможенная пошлина». Each word stands as it is typed; forms
 * and slips are found by the search.
 */
export const faqTopics: Readonly<Record<string, string>> = {
  'where-is-the-warehouse': 'склад адрес иу город warehouse yiwu 仓库 义乌 анбор суроға',
  'get-the-address': 'адрес прописать taobao таобао 1688 pinduoduo address 地址 淘宝 拼多多 суроға',
  'wrong-code': 'ошибка перепутал забыл чужой wrong forgot 写错 忘写 хато',
  prohibited: 'запрещено нельзя запрет оружие лекарства ban forbidden allowed 禁寄 违禁 манъ',
  batteries: 'аккумулятор батарейка пауэрбанк телефон power bank lithium 电池 充电宝 батарея',
  'liquids-and-cosmetics': 'духи крем шампунь жидкость косметика perfume cream liquid 香水 化妆品 液体 атр',
  'declared-value': 'декларация стоимость цена инвойс invoice declaration 申报 预报 эъломия',
  'several-parcels': 'объединить консолидация вместе сборный combine consolidate 合并 合箱 якҷоя',
  'delivered-not-shown': 'не видно нет пропала доставлена не отображается missing not shown 签收 查不到',
  'not-found': 'не находит не найден ошибка трек номер track number found 查不到 单号 ёфт',
  'how-long':
    'срок сроки долго дней когда придет время доставки ждать how long time days when arrive 多久 几天 时效 到货 муҳлат чанд рӯз кай',
  'route-closed': 'дорога закрыта перевал кульма задержка снег closed delay 封路 延误 роҳ баста',
  'weight-or-volume':
    'цена тариф стоимость сколько стоит килограмм кг куб почем price cost rate 价格 运费 多少钱 нарх пул чанд',
  'volumetric-weight': 'объем габарит размер volume size 体积 抛货 ҳаҷм',
  payment:
    'оплата деньги платить заплатить сомони доллар карта наличные перевод алиф pay money card cash 付款 支付 钱 пул пардохт корт',
  customs:
    'растаможка растаможить таможня пошлина налог брокер ндс customs clearance duty tax broker 清关 报关 关税 海关 гумрук боҷ андоз',
  collect: 'забрать получить выдача получение где collect pick up 取件 提货 гирифтан',
  'pickup-code': 'код выдачи qr pin code 取件码 рамз',
  delegate:
    'другой человек доверенность муж жена родственник друг someone else relative 代取 代领 каси дигар',
  storage: 'хранение хранить бесплатно долго storage free 保管 存放 免费 нигоҳдорӣ',
  'storage-fee': 'хранение платно штраф деньги пеня storage fee penalty 保管费 超期 ҷарима пул',
  'change-pickup-point': 'пункт сменить поменять филиал другой город point branch change 自提点 更换 нуқта',
  courier:
    'курьер домой на дом доставка адрес дверь такси courier door home delivery 快递员 上门 送货 курьер пайк хона',
  'loss-and-damage':
    'потеряли потерялась пропала утеряна украли разбили сломано повреждена брак lost broken damaged stolen 丢失 丢了 损坏 破损 гум осеб шикаст',
  liability:
    'компенсация возмещение страховка вернут деньги money back refund compensation insurance 赔偿 保险 退款 ҷуброн',
  cancel: 'отменить отмена передумал cancel 取消 бекор',
  returns: 'возврат вернуть обмен не подошло размер return exchange 退货 退换 баргардондан',
  'forgot-password': 'пароль войти логин вход забыл кабинет password login sign in 密码 登录 парол ворид',
  'personal-data': 'данные паспорт конфиденциальность privacy passport 隐私 个人信息 маълумот',
  languages: 'язык русский таджикский английский language 语言 забон',
  age: 'возраст лет ребенок несовершеннолетний age child 年龄 未成年 синну сол',
};
