-- Geography of the routes (roads through Kulma and through Kyrgyzstan, rail to Dushanbe) and the cities with pickup points.
insert into place (code, kind, country_code, names, latitude, longitude) values
  ('YIWU', 'CITY', 'CN', '{"ru":"Иу","en":"Yiwu","zh":"义乌","tg":"Иу"}', 29.3069, 120.0750),
  ('GUANGZHOU', 'CITY', 'CN', '{"ru":"Гуанчжоу","en":"Guangzhou","zh":"广州","tg":"Гуанҷоу"}', 23.1291, 113.2644),
  ('LANZHOU', 'CITY', 'CN', '{"ru":"Ланьчжоу","en":"Lanzhou","zh":"兰州","tg":"Ланҷоу"}', 36.0611, 103.8343),
  ('URUMQI', 'CITY', 'CN', '{"ru":"Урумчи","en":"Urumqi","zh":"乌鲁木齐","tg":"Урумчӣ"}', 43.8256, 87.6168),
  ('KASHGAR', 'CITY', 'CN', '{"ru":"Кашгар","ruFrom":"Кашгара","en":"Kashgar","zh":"喀什","tg":"Қошғар"}', 39.4704, 75.9898),
  ('KARASU', 'CHECKPOINT', 'CN', '{"ru":"Карасу","en":"Karasu","zh":"卡拉苏","tg":"Қарасу"}', 38.4330, 74.8420),
  ('KULMA', 'CHECKPOINT', 'TJ', '{"ru":"Кульма","ruFrom":"Кульмы","ruTo":"Кульму","en":"Kulma","zh":"阔勒买","tg":"Қулма"}', 38.3390, 74.8210),
  ('MURGHAB', 'CITY', 'TJ', '{"ru":"Мургаб","ruFrom":"Мургаба","en":"Murghab","zh":"穆尔加布","tg":"Мурғоб"}', 38.1700, 73.9640),
  ('IRKESHTAM', 'CHECKPOINT', 'CN', '{"ru":"Иркештам","ruFrom":"Иркештама","en":"Irkeshtam","zh":"伊尔克什坦","tg":"Иркештам"}', 39.6830, 73.9080),
  ('SARY-TASH', 'CITY', 'KG', '{"ru":"Сары-Таш","ruFrom":"Сары-Таша","en":"Sary-Tash","zh":"萨雷塔什","tg":"Сари-Тош"}', 39.7300, 73.2500),
  ('KARAMYK', 'CHECKPOINT', 'KG', '{"ru":"Карамык","ruFrom":"Карамыка","en":"Karamyk","zh":"卡拉梅克","tg":"Қарамик"}', 39.4800, 71.8000),
  ('TASHKENT', 'CITY', 'UZ', '{"ru":"Ташкент","ruFrom":"Ташкента","en":"Tashkent","zh":"塔什干","tg":"Тошканд"}', 41.2995, 69.2401),
  ('DUSHANBE', 'CITY', 'TJ', '{"ru":"Душанбе","en":"Dushanbe","zh":"杜尚别","tg":"Душанбе"}', 38.5358, 68.7791),
  ('KHUJAND', 'CITY', 'TJ', '{"ru":"Худжанд","ruFrom":"Худжанда","en":"Khujand","zh":"苦盏","tg":"Хуҷанд"}', 40.2826, 69.6222),
  ('BOKHTAR', 'CITY', 'TJ', '{"ru":"Бохтар","ruFrom":"Бохтара","en":"Bokhtar","zh":"博赫塔尔","tg":"Бохтар"}', 37.8365, 68.7776),
  ('KULOB', 'CITY', 'TJ', '{"ru":"Куляб","ruFrom":"Куляба","en":"Kulob","zh":"库洛布","tg":"Кӯлоб"}', 37.9146, 69.7845),
  ('ISTARAVSHAN', 'CITY', 'TJ', '{"ru":"Истаравшан","ruFrom":"Истаравшана","en":"Istaravshan","zh":"伊斯塔拉夫尚","tg":"Истаравшан"}', 39.9142, 69.0033),
  ('PANJAKENT', 'CITY', 'TJ', '{"ru":"Пенджикент","ruFrom":"Пенджикента","en":"Panjakent","zh":"彭吉肯特","tg":"Панҷакент"}', 39.4952, 67.6093),
  ('KHOROG', 'CITY', 'TJ', '{"ru":"Хорог","ruFrom":"Хорога","en":"Khorog","zh":"霍罗格","tg":"Хоруғ"}', 37.4904, 71.5534),
  ('TURSUNZODA', 'CITY', 'TJ', '{"ru":"Турсунзаде","en":"Tursunzoda","zh":"图尔孙扎德","tg":"Турсунзода"}', 38.5127, 68.2316),
  ('VAHDAT', 'CITY', 'TJ', '{"ru":"Вахдат","ruFrom":"Вахдата","en":"Vahdat","zh":"瓦赫达特","tg":"Ваҳдат"}', 38.5563, 69.0135),
  ('HISOR', 'CITY', 'TJ', '{"ru":"Гиссар","ruFrom":"Гиссара","en":"Hisor","zh":"吉萨尔","tg":"Ҳисор"}', 38.5250, 68.5512);

insert into place (code, kind, country_code, city_id, names, latitude, longitude)
select new.code, new.kind, city.country_code, city.id, new.names::jsonb, city.latitude, city.longitude
from (values
  ('YIWU-WH', 'WAREHOUSE', 'YIWU', '{"ru":"Склад в Иу","en":"Yiwu warehouse","zh":"义乌仓库","tg":"Анбори Иу"}'),
  ('DUSHANBE-HUB', 'HUB', 'DUSHANBE', '{"ru":"Склад в Душанбе","en":"Dushanbe hub","zh":"杜尚别仓库","tg":"Анбори Душанбе"}')
) as new (code, kind, city_code, names)
join place city on city.code = new.city_code;
