/** Names of people as accounts hold them, and as others type them. Written by hand, for tests and the bench. */
export type NamePair = { stored: string; search: string };

/** The pairs of lines like `stored: search | search`. */
export function pairsOf(written: string): NamePair[] {
  return written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [stored = '', searches = ''] = line.split(': ');
      return searches.split(' | ').map((search) => ({ stored, search }));
    });
}

/** The usual spellings, halves, initials and orders of names. */
export const findable = `
Ниёзов Баҳриддин: ниёзов | ниезов | niozov | niyozov | Niezov Bahriddin | бахриддин ниёзов | Ниязов
Раҳимов Фарҳод: рахимов | Rahimov | Rakhimov | farhod | farkhod rakhimov | фарход рах | Рахимов Ф. | Ф. Рахимов
Раҳмонов Далер: рахмонов | Рахманов | Rahmonov | Rakhmanov Daler | далер рах | Rahmanov D.
Каримова Зулфия: каримова | Karimova | зульфия | Zulfiya | Zulfia Karimova | karim zul | З. Каримова
Ғафуров Бобоҷон: гафуров | Gafurov | Ghafurov | бободжон | Bobojon | Бобожон Гафуров | Bobodzhon
Ҷамшед Қосимов: Джамшед | Jamshed | косимов | Qosimov | Касымов | Жамшид | Kosimov Jamshid
Хуршед Саидов: хуршед | Хуршид | Khurshed | Khurshid Saidov | Саидов Х. | Xurshid | сайидов
Ӯғулой Ӯктамова: o'g'uloy | o'ktamova | O‘ktamova | уктамова | угулой уктамова | Oktamova | Ugulo
Ӯрунов Шерзод: урунов | Орунов | O'runov | Sherzod Urunov | шерзод | Урунов Ш.
Мирзоев Шоҳрух: мирзоев | Мирзаев | Mirzoev | шохрух | Шахрух | Shohruh | Shahrukh Mirzoyev
Назаров Дониёр: назаров | Nazarov | дониер | Doniyor | Данияр | Donier Nazarov | Назаров Д
Саидмурод Холиқов: саидмурод | холиков | Халиков | Kholiqov | Holikov Saidmurod | Xoliqov
Абдуллоев Насриддин: абдуллоев | Абдуллаев | Abdulloev | насруддин | Nasriddin | Насреддин | Abdullayev N.
Шарипов Латиф: шарипов | Шарифов | Sharipov | Sharifov | латиф | Latif Sharipov | шарип лат
Юсуфзода Манижа: юсуфзода | Yusufzoda | манижа | Manizha | Юсуфзода М. | iusufzoda
Ҳақназаров Сироҷиддин: хакназаров | Haqnazarov | Khaknazarov | сироджиддин | Sirojiddin | Сирожиддин | hakn
Холов Умед: холов | Халов | Kholov | умед | Умид | Umed Holov | Xolov
Бобоев Ҳусейн: бобоев | Бабаев | Boboev | хусейн | Хусайн | Husain | Hussein | Бабаев Хусайн
Саъдулло Давлатов: саъдулло | садулло | Sadullo | Садулла | давлатов | Davlatov | Davlatov Sa
Ибодуллоев Маъруф: ибодуллоев | Ибадуллаев | Ibodulloev | маруф | Maruf | Ma'ruf
Фотима Ҳакимова: фотима | Фатима | Fotima | Fatima | Fatimah | хакимова | Hakimova
Зуҳро Набиева: зухро | Зухра | Zuhro | Zuhra Nabieva | набиева | Nabiyeva | з. набиева
Ойша Олимова: ойша | Айша | Aisha | Oisha | Olimova | алимова | Olimova O.
Муҳаммадҷон Ятимов: мухаммаджон | Muhammadjon | Muhammadjan | ятимов | Yatimov | Мухамадджан | Yatim
Рустам Ғуломов: рустам | Rustam | гуломов | Gulomov | Ghulomov | рустам гул | Р. Гуломов
Шералӣ Мавлонов: шерали | Шер Али | Sherali | Ширали | мавлонов | Mavlonov | Мавланов
Ғайрат Қурбонов: гайрат | Gairat | Ghayrat | курбонов | Qurbonov | Курбанов | Kurbanov G.
Зайнаб Файзуллоева: зайнаб | Зейнаб | Zaynab | Zainab | файзуллоева | Фейзуллаева | Faizulloeva
Маҳмадалӣ Ҷӯраев: махмадали | Mahmadali | джураев | Juraev | Jo'rayev | Жураев | Джураев М
Содиқов Анвар: содиков | Садыков | Sodiqov | Sadikov | anvar | анвор | Содиков А.
Носиров Темур: носиров | Насыров | Nosirov | Nasirov | темур | Тимур | Temur
Собиров Парвиз: собиров | Сабиров | Sobirov | Sabirov | парвиз | Parviz S
Тоҳиров Комрон: тохиров | Тахиров | Tohirov | Takhirov | комрон | Камран | Komron
Орифов Илҳом: орифов | Арифов | Orifov | Arifov | илхом | Илхам | Ilhom
Олимов Баҳром: олимов | Алимов | Olimov | Alimov | бахром | Бахрам | Bahrom
Одинаев Исмоил: одинаев | Odinaev | исмоил | Исмаил | Ismoil | Ismail | Одинаев И.
Зоиров Суҳроб: зоиров | Заиров | Zoirov | сухроб | Сухраб | Suhrob | Sukhrob
Толибов Азиз: толибов | Талибов | Tolibov | aziz | азиз тол | Talibov A.
Ҷалилов Ҳикматулло: джалилов | Jalilov | хикматулло | Hikmatullo | Хикматулла | Jalil
Ашуров Зафар: ашуров | Ashurov | zafar | Зафар Ашуров | A. Zafar
Шукуров Беҳрӯз: шукуров | Shukurov | бехруз | Behruz | Behro'z | Бехроз
Нурова Мадина: нурова | Nurova | мадина | Madina | Madinah | нур мад
Сафаров Искандар: сафаров | Safarov | искандар | Iskandar | Искандер | safar isk
Турсунов Ҷовид: турсунов | Tursunov | джовид | Джавид | Javid | Jovid
Эшонқулов Фаррух: эшонкулов | Эшанкулов | Eshonqulov | фаррух | Farrukh | Farruh
Ёқубов Ёдгор: ёкубов | екубов | Yoqubov | Yokubov | ёдгор | Yodgor
Яъқубов Юнус: якубов | Yakubov | Ya'qubov | юнус | Yunus | Iunus
Ҳамидов Абдураҳмон: хамидов | Hamidov | Khamidov | абдурахмон | Абдурахман | Abdurahmon
Қодирова Сабоҳат: кодирова | Кадырова | Qodirova | Kadirova | сабохат | Sabohat
Ҳайдаров Хайрулло: хайдаров | Haydarov | Khaydarov | Haidarov | хайрулло | Хайрулла
Шодиева Нигора: шодиева | Shodieva | Шадиева | нигора | Nigora | Нигара
Тағоев Мусо: тагоев | Tagoev | Taghoev | мусо тагоев | Muso T.
Ғаниев Исломҷон: ганиев | Ganiev | Ganiyev | исломджон | Islomjon | Исламджан
Воҳидов Амирбек: вохидов | Вахидов | Vohidov | Vakhidov | амирбек | Amirbek
Убайдуллоев Рашид: убайдуллоев | Убайдуллаев | Ubaydulloev | rashid | рашид уб
Ҳошимова Гулноз: хошимова | Хашимова | Hoshimova | Гулназ | gulnoz | Гульноз
Щукина Юлия: щукина | Shchukina | Schukina | юлия | Yulia | Юл. Щукина
Фёдоров Семён: федоров | фёдоров | Fyodorov | Fedorov | семен | Semyon
王小明: wang | xiaoming | wang xiaoming | xiaoming wang | Wáng Xiǎomíng | wang2 xiao3 ming2 | 小明 | 王 ming | wxm
马丽: ma li | li ma | mǎ lì | ma3 li4 | mali | 马丽 | 丽马
吕梅: lv mei | lyu mei | lu mei | lǚ méi | lü mei | lv3 mei2 | mei lv | lvmei | 吕梅
张伟: zhang wei | Wei Zhang | zhāng wěi | zhang1wei3 | zhangwei | zhang | 张
李娜: li na | na li | lǐ nà | li3 na4 | lina | 娜
欧阳娜娜: ouyang nana | nana ouyang | Ōuyáng Nànà | ouyang | 娜娜 | oynn
徐静: xu jing | jing xu | Xú Jìng | xu2 jing4 | xujing | 徐静
胡建国: hu jianguo | jianguo hu | hú jiàn guó | jianguo | hjg
曾庆红: zeng qinghong | qinghong | zēng | qinghong zeng | 庆红 曾
单雄信: shan xiongxin | xiongxin | shan xiong | 雄信
吕布: lv bu | lyu bu | lu bu | lǚ bù | bu lv
女娲: nv wa | nü wa | nu wa | nǚ wā
陈晓东: chen xiaodong | xiao dong chen | chén xiǎo dōng | chen xiaod | cxd
刘洋: liu yang | yang liu | liú yáng | liuyang
赵丽颖: zhao liying | liying zhao | zhao li | zly
孙悟空: sun wukong | wukong | sūn wùkōng | wukong sun
周杰伦: zhou jielun | jielun zhou | zhou jie lun | zjl
吴秀波: wu xiubo | xiubo wu | wú xiù bō | wu xiu
郑和: zheng he | he zheng | zhèng hé | zhenghe
钱学森: qian xuesen | xuesen qian | qián | qxs
黄蓉: huang rong | rong huang | huáng róng
朱元璋: zhu yuanzhang | yuanzhang | zhū
林心如: lin xinru | xinru lin | lín xīn rú | lxr
何炅: he jiong | jiong he | hé jiǒng
郭靖: guo jing | jing guo | guō jìng
高圆圆: gao yuanyuan | yuanyuan gao | gao yuan
罗志祥: luo zhixiang | zhixiang luo | luó zhì xiáng
梁朝伟: liang chaowei | chaowei liang | liang chao
宋江: song jiang | jiang song | sòng jiāng
谢霆锋: xie tingfeng | tingfeng xie | xiè tíng fēng
韩寒: han han | hán hán | hanhan
唐伯虎: tang bohu | bohu tang | táng bó hǔ
冯小刚: feng xiaogang | xiaogang feng | féng
于谦: yu qian | qian yu | yú qiān
董明珠: dong mingzhu | mingzhu dong | dǒng míng zhū
萧敬腾: xiao jingteng | jingteng xiao | xiāo
程龙: cheng long | long cheng | chéng lóng
曹操: cao cao | cáo cāo | caocao
袁隆平: yuan longping | longping yuan | yuán
邓超: deng chao | chao deng | dèng chāo
许晴: xu qing | qing xu | xǔ qíng
傅雷: fu lei | lei fu | fù léi
沈腾: shen teng | teng shen | shěn téng
彭于晏: peng yuyan | yuyan peng | péng
Lyu Mei: lu mei | lü mei | lv mei | mei lyu
Zhang Wei: zhangwei | wei zhang | zhāng wěi | Zhang W.
Ma Li: mali | li ma | mǎ lì
Li Xiaolong: xiaolong li | lǐ xiǎolóng | lixiaolong
José Müller: jose muller | müller jose | José
Алимардон Сафоли: алимардон | Alimardon | сафоли | Safoli | Алимардан
Гулчеҳра Раҷабова: гулчехра | Gulchehra | раджабова | Rajabova | Gulchekhra
Нигина Ҳомидзода: нигина | Nigina | хомидзода | Hamidzoda
Ҷаҳонгир Эмомалиев: джахонгир | Jahongir | Джахангир | эмомалиев | Emomaliev
Сулаймон Валиев: сулаймон | Сулейман | Sulaymon | Suleyman | Valiyev
Хуррам Шоназаров: хуррам | Khurram | Xurram | шоназаров | Шаназаров
TJ Logistics 24: logistics 24 | tj logistics | 24 logistics
`;

/** What asks for more than a spelling of the same name: half-known names, other languages, slips. */
export const hard = `
Хусенов Донёр: Хусейнов | Дониёр | Данияр
Ғулом Ҳайдар: Гулям | Гулом | Golam | Гейдар
Абдураҳмон Ҷумъа: Абдулрахман | Жума | Джумма | Abdulrahman
Маҳмуд Мавлуда: Mahmood | Мавлюда | Mavludah
Уктамова Адолат: O'ktamova | Оқтамова | Адалат
Саидов Юсуф: Юсуп | Сеидов | Iusup | Yousuf
Раҳимзода Салоҳ: Рахимзаде | Rahimzadeh | Салах
Муҳаммад Шоҳ: Мухамед | Mohammad | Магомед | Muhammed
Холмуродов Пӯлод: Халмурадов | Пулат | Po'lat | Пулод
Шамсиддин Акрам: Шамсутдин | Шамсуддин | Akrom
王小明: Ван Сяомин | Сяомин | Ван | wang ming
张伟: Чжан Вэй | zhang w | zw | Чжан
李娜: Ли На | На Ли
徐静: Сюй Цзин | xu j | Сюй
馬麗: ma li | 马丽 | mali
陈晓东: Чэнь Сяодун | Чэнь | xiaodong c
刘洋: Лю Ян | liu y
Ҷӯраев Қаюм: Жораев | Каюм | Qayum | Кайюм
Баҳодур Асад: Бахадир | Bahodir | Асат
Эргашев Хуҷамурод: Иргашев | Ходжамурод | Xo'jamurod
Зебунисо Оқилова: Зебуниссо | Зебуниса | Акилова | Okilova
Алиакбар Ҳасанов: Али Акбар | Aliakber | Гасанов
`;

/** The same for names that are not meant: `stored: search | search`. */
export const unrelated = `
Раҳимов Фарҳод: Каримов | Рахмонов | Раҷабов | Рахимов Далер | Фарида | Фаррух | Рахимов З.
Каримова Зулфия: Караматова | Карамова | Зухро | Каримова М. | Каримов Фарход | Зулайхо
Маҳмудов Исмат: Махмадов | Махмадиев | Исмоил | Азимов | Ахмадов
Саидов Юсуф: Седов | Садыков | Сидов | Юнусов | Юсупова Мадина
Назаров Дониёр: Низоров | Нозимов | Носиров | Данилов | Норов
Умаров Амир: Амиров Умар Б. | Омиров | Умурзоков | Эмомов | Умедов
Шарипов Латиф: Шарофов | Лутфуллоев | Шерифова | Шарипов К.
Султонов Умед: Солиев | Саломов | Султанбеков | Умар
Холов Рустам: Хулов | Халилов | Рустамов | Хайлов
Бобоев Сино: Бибиева | Боев Сафар | Сино Назаров | Бобо Т.
Нурова Мадина: Норова | Мадинов | Нурова Ш. | Надина
Олимов Баҳром: Олимпиев | Баҳор | Халимов | Бахронов
Ашуров Зафар: Ашрафов | Зиёев | Шукуров | Ашуров Далер
Зоиров Суҳроб: Зухуров | Саидзода | Зокиров | Суханов
Мирзоев Шоҳрух: Мерганов | Мирзоева М. | Мирзорахматов | Шохин
Ғафуров Бобоҷон: Гаффоров Т. | Гулов | Бобокалонов | Гафурзода
Юсуфзода Манижа: Юсупжонова | Мунира | Манзура | Юсуфзода Л.
Тоҳиров Комрон: Тохирзода | Комилов | Тахминов | Темиров
Содиқов Анвар: Садоков | Сидиков Анвар | Анор | Анваров | Содиков Б.
Қурбонов Ғайрат: Курбоналиев | Гаюров | Карбонов | Куров
Ҳайдаров Хайрулло: Хайруллин | Хидоров | Хадиров | Хайдаров С.
Турсунов Ҷовид: Тарасов | Турсунзода | Турсинов | Джувайд
Ёқубов Ёдгор: Якобсон | Ёров | Ёкубзода | Едигаров
Воҳидов Амирбек: Вохобов | Амиров | Вохобова | Ваидов
Фотима Ҳакимова: Фатхиддин | Хакназарова | Хакимова З. | Фируза
Давлатов Саъдулло: Давлатбеков | Довлатова | Садриддин | Довут
Саидмурод Холиқов: Саидмуродов | Холикназаров | Сайрам | Мурод Холназаров
徐静: hu jing | 胡静 | xu qing | xu jia | cui jing
张伟: zhong wei | zhang wu | 章伟 | zhang min | chang wei
王小明: huang xiaoming | wang xiaohong | 王大明 | ming wang li | wang daming
吕梅: liu mei | luo mei | lou mei | lv ping | lü fang
刘洋: lu yang | li yang | liu ying | liu fang
李娜: li ning | lin na | lu na | 李宁
曹操: gao gao | zhao cao | cai cao | kao kao
陈晓东: cheng xiaodong | chen xiaoping | shen xiaodong | chen dong xu
胡建国: xu jianguo | hu jianhua | hou jianguo | wu jianguo
周杰伦: zhou jie long | zou jielun | zhou jun | zhu jielun
钱学森: jian xuesen | qian xueli | kian huesen | qin xuesen
马丽: ma lan | mao li | ma qi | mo li
赵丽颖: zhou liying | zhao yan | zhao xin | cao liying
谢霆锋: xie tian | he tingfeng | ye tingfeng | xu tingfeng
Zhang Wei: Zhong Wei | Zhang Li | Chang Wei | Zhang X.
Ma Li: Ma Lan | Mu Li | Li Mu
Lyu Mei: Luo Mei | Lyu Ping | Liang Mei
Hu Wei: xu wei | Hu Fei | hu ying
Щукина Юлия: Шукурова | Юлдашева | Щукин Олег | Юлиан
Фёдоров Семён: Федотов | Симонов | Федорченко | Фёдоров К.
José Müller: Jorge | Miller | Josefina | Meller
`;
