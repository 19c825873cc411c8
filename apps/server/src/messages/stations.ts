import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const stationTexts: Record<Extract<ErrorName, `stations.${string}`>, LocaleTexts> = {
  'stations.deviceNotFound': {
    ru: 'Это устройство не зарегистрировано. Обратитесь к руководителю.',
    en: 'This device is not registered. Ask a manager.',
    zh: '该设备未登记，请联系经理。',
    tg: 'Ин дастгоҳ ба қайд гирифта нашудааст. Ба роҳбар муроҷиат кунед.',
  },
  'stations.deviceEnded': {
    ru: 'Это устройство отключено. Зарегистрируйте его заново.',
    en: 'This device has been ended. Register it again.',
    zh: '该设备已停用，请重新登记。',
    tg: 'Ин дастгоҳ хомӯш карда шудааст. Онро аз нав ба қайд гиред.',
  },
  'stations.deviceNotEmpty': {
    ru: 'Переместить можно устройство, которое на связи и на котором ничего не ждёт: его сканы относятся к прежнему месту. Откройте на нём станцию и дождитесь отправки.',
    en: 'A device can be moved while it is online and nothing waits on it: its scans belong to the former place. Open the station on it and wait until all is sent.',
    zh: '只有在线且无待上传扫描的设备才能移动：其扫描属于原地点。请在该设备上打开工作站并等待上传完成。',
    tg: 'Дастгоҳе кӯчонида мешавад, ки дар алоқа аст ва дар он чизе интизор нест. Дар он истгоҳро кушоед ва то фиристодани ҳама интизор шавед.',
  },
  'stations.pairingNotFound': {
    ru: 'Такого кода нет.',
    en: 'There is no such code.',
    zh: '没有此数字码。',
    tg: 'Чунин рамз нест.',
  },
  'stations.pairingOver': {
    ru: 'Этот код уже не действует. Сделайте новый.',
    en: 'This code is over. Make a new one.',
    zh: '此数字码已失效，请重新生成。',
    tg: 'Ин рамз дигар амал намекунад. Рамзи нав созед.',
  },
  'stations.pairingUsed': {
    ru: 'Код уже ввели: станция подключена. Если это не тот человек, отключите её.',
    en: 'The code was used: the station is connected. End it if that was the wrong person.',
    zh: '此数字码已被使用，工作站已连接。如非本人，请停用该设备。',
    tg: 'Рамз истифода шуд: истгоҳ пайваст аст. Агар ин шахси дигар бошад, онро хомӯш кунед.',
  },
  'stations.pairingNotFitting': {
    ru: 'Цифры не те или уже не действуют, попросите руководителя сделать новые. Осталось попыток: {left}.',
    en: 'The digits are wrong or no longer valid, ask the manager for new ones. Tries left: {left}.',
    zh: '数字不对或已过期，请主管重新生成。还可尝试 {left} 次。',
    tg: 'Рақамҳо нодурустанд ё муҳлаташон гузашт, аз роҳбар рақамҳои нав пурсед. Кӯшишҳои боқимонда: {left}.',
  },
  'stations.pairingTriesSpent': {
    ru: 'Слишком много неверных цифр. Повторите через {seconds:wait} или попросите руководителя подключить станцию здесь.',
    en: 'Too many wrong digits. Try again in {seconds:wait}, or ask the manager to connect the station here.',
    zh: '错误次数过多，请在 {seconds:wait}后重试，或请主管在此处连接工作站。',
    tg: 'Рақамҳои нодуруст аз ҳад зиёданд. Пас аз {seconds:wait} такрор кунед ё аз роҳбар хоҳиш кунед, ки истгоҳро дар ҳамин ҷо пайваст кунад.',
  },
  'stations.pairingClosed': {
    ru: 'Кто-то подбирал коды, и подключение по коду закрыто. Откройте его снова вверху страницы «Станции».',
    en: 'Somebody was guessing codes, so connecting by code is closed. Open it again at the top of the page "Stations".',
    zh: '有人在试猜数字码，按数字码连接已关闭。请在“工作站”页面顶部重新开启。',
    tg: 'Касе рамзҳоро меёфт, пайвастшавӣ бо рамз баста аст. Онро дар болои саҳифаи «Истгоҳҳо» аз нав кушоед.',
  },
  'stations.nameTaken': {
    ru: 'Станция с таким названием там уже есть. Попросите руководителя сделать код с другим.',
    en: 'There is a station of this name already. Ask the manager for a code with another one.',
    zh: '该地点已有同名工作站，请主管换一个名称重新生成。',
    tg: 'Дар он ҷо истгоҳи ҳамном ҳаст. Аз роҳбар рамзи номи дигарро пурсед.',
  },
  'stations.deviceChanged': {
    ru: 'Это устройство только что изменил кто-то другой. Проверьте, что теперь записано.',
    en: 'Somebody else has just changed this device. Check what is on record now.',
    zh: '该设备刚被他人修改，请核对当前记录。',
    tg: 'Ин дастгоҳро ҳозир каси дигар тағйир дод. Санҷед, ки акнун чӣ сабт шудааст.',
  },
  'stations.keyUnknown': {
    ru: 'Такого ключа нет ни у одного устройства. Выдайте устройству новый ключ.',
    en: 'No device has this key. Make a new key for the device.',
    zh: '没有设备使用此密钥，请为设备生成新密钥。',
    tg: 'Ягон дастгоҳ чунин калид надорад. Ба дастгоҳ калиди нав диҳед.',
  },
  'stations.sequenceTaken': {
    ru: 'Под этим номером устройство уже прислало другую посылку. Счётчик должен идти дальше.',
    en: 'The device has sent another box under this sequence. Its counter has to go on.',
    zh: '该设备已用此序号上报过另一件包裹，序号必须递增。',
    tg: 'Дастгоҳ бо ин рақам бори дигарро фиристода буд. Ҳисобкунак бояд пеш равад.',
  },
  'stations.exceptionNotFound': {
    ru: 'Такого скана в списке нет.',
    en: 'There is no such scan on the list.',
    zh: '列表中没有该扫描记录。',
    tg: 'Дар рӯйхат чунин скан нест.',
  },
  'stations.bagNotFound': {
    ru: 'На этом складе такого мешка нет.',
    en: 'This warehouse has no such bag.',
    zh: '本仓库没有这个袋子。',
    tg: 'Дар ин анбор чунин халта нест.',
  },
  'stations.bagInClosedOne': {
    ru: 'Мешок лежит в другом закрытом мешке. Сначала откройте тот.',
    en: 'The bag lies in another one that is closed. Open that one first.',
    zh: '此袋在另一个已封的袋内，请先打开外袋。',
    tg: 'Халта дар халтаи дигари басташуда аст. Аввал онро кушоед.',
  },
  'stations.bagAboard': {
    ru: 'Мешок погружен в рейс. Сначала снимите его с рейса.',
    en: 'The bag is aboard a trip. Take it off the trip first.',
    zh: '此袋已装上车次，请先从车次卸下。',
    tg: 'Халта ба рейс бор шудааст. Аввал онро аз рейс гиред.',
  },
  'stations.photoBeforeScan': {
    ru: 'Посылка ещё не принята. Снимок уйдёт следом за её сканом.',
    en: 'The parcel is not taken in yet. The photo goes after its scan.',
    zh: '包裹尚未收货，照片会在扫描被接收后上传。',
    tg: 'Бор ҳанӯз қабул нашудааст. Сурат баъд аз скани он меравад.',
  },
  'stations.photoElsewhere': {
    ru: 'Посылку приняло другое подразделение. Снимок отсюда к ней не добавить.',
    en: 'Another unit has received this parcel. A photo cannot be added from here.',
    zh: '该包裹由其他网点收货，此处不能添加照片。',
    tg: 'Борро воҳиди дигар қабул кардааст. Аз ин ҷо сурат илова намешавад.',
  },
  'stations.photoIdTaken': {
    ru: 'Под этим номером уже хранится другой снимок. Снимите ещё раз.',
    en: 'Another photo has this number already. Please take it again.',
    zh: '该编号已属于另一张照片，请重新拍摄。',
    tg: 'Бо ин рақам сурати дигар ҳаст. Аз нав акс гиред.',
  },
  'stations.tooManyPhotos': {
    ru: 'У посылки уже {max} {max:снимок|снимка|снимков} отсюда, больше не добавить.',
    en: 'The parcel has {max} photos from here already; no more can be added.',
    zh: '该包裹在此处已有 {max} 张照片，不能再添加。',
    tg: 'Бор аз ин ҷо аллакай {max} сурат дорад, дигар илова намешавад.',
  },
  'stations.photoKind': {
    ru: 'Это не снимок: подходят JPEG, PNG и WebP. Снимите ещё раз.',
    en: 'This is not a photo: JPEG, PNG or WebP is needed. Please take it again.',
    zh: '这不是照片：仅支持 JPEG、PNG 或 WebP，请重新拍摄。',
    tg: 'Ин сурат нест: JPEG, PNG ё WebP лозим аст. Аз нав акс гиред.',
  },
  'stations.photoBroken': {
    ru: 'Снимок повреждён. Снимите ещё раз.',
    en: 'The photo is damaged. Please take it again.',
    zh: '照片已损坏，请重新拍摄。',
    tg: 'Сурат вайрон аст. Аз нав акс гиред.',
  },
  'stations.photoTooLarge': {
    ru: 'Снимок слишком велик: не больше {max} млн точек. Снимите ещё раз.',
    en: 'The photo is too large: at most {max} million pixels. Please take it again.',
    zh: '照片过大：最多 {max} 百万像素，请重新拍摄。',
    tg: 'Сурат хеле калон аст: на беш аз {max} млн нуқта. Аз нав акс гиред.',
  },
};
