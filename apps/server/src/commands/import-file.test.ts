import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneInTurn } from '../../../../tools/turns.ts';
import writeXlsx from 'write-excel-file/node';
import { runCommand } from '../../test/commands.ts';
import { encodeText } from '../../test/encode-text.ts';
import { runReadModelCheck } from '../../test/read-model-check.ts';
import { startServiceChild } from '../../test/service-child.ts';
import { endStall, parcelsBeforeStall, stallAt } from '../../test/stalled-import.ts';

/** The refusal names what may stand there. */
const unknownStatus =
  'неизвестный статус; можно: К отправке, К уведомлению, Ожидает передачи, В пути на склад, Готовится к отгрузке, Ожидается в пункте выдачи, Ожидает клиента, Получен, Отменён';

const command = fileURLToPath(new URL('import-file.ts', import.meta.url));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rohi-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Ended = { code: number | null; out: string; err: string };

type Import = { kill: () => void; recognised: Promise<void>; ended: Promise<Ended> };

const settings = () => ({
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  npm_lifecycle_event: '',
});

/** In a process of its own. */
function startImport(args: readonly string[]): Import {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: settings(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }));
  });
  const recognised = new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve());
    child.once('close', () => resolve());
  });
  return { kill: () => child.kill('SIGKILL'), recognised, ended };
}

const runImport = (...args: string[]): Promise<Ended> =>
  runCommand({ name: 'import-file', args, env: settings(), cwd: folder });

/**
 * Kills an import with kill -9 while it writes the parcel of this code; returns how many parcels stand for good then.
 */
async function killImportAt(trackingCode: string, args: readonly string[]): Promise<number> {
  const data = join(folder, 'data');
  await stallAt(data, trackingCode);
  const run = startImport(args);
  await run.recognised;
  const written = await parcelsBeforeStall(data);
  run.kill();
  await run.ended;
  return written;
}

const parcelsCsv = [
  'Трек-номер;Код клиента;Статус;Вес, кг',
  'YT8800000000001;TJ-10482;Ожидает забора;1,5',
  'YT8800000000002;TJ-10482;В пути;2',
  'YT8800000000003;TJ-10483;DHWCRK;0',
  'YT88-00;TJ-10484;待自提点签收;0,3',
  '=2+5;TJ-10485;;1',
].join('\r\n');

describe('npm run import', () => {
  test('loads a text file without the service, names its three broken rows and puts them aside', async () => {
    await writeFile(join(folder, 'parcels.csv'), `\ufeff${parcelsCsv}\r\n`);
    const { code, out, err } = await startImport(['parcels.csv']).ended;
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out.split('\n')).toEqual([
      'CSV, UTF-8, разделитель «;»: посылки, строк: 5; столбцы: Трек-номер, Код клиента, Статус, Вес, кг',
      'Посылки, прочитано строк: 5',
      '  создано: 2, изменено: 0, без изменений: 0, строк с ошибками: 3',
      `  строка 3, столбец «Статус», «В пути»: ${unknownStatus}`,
      '  строка 4, столбец «Вес, кг», «0»: число должно быть больше нуля',
      '  строка 6, столбец «Трек-номер», «=2+5»: код записан неверно: нужны буквы, цифры и дефис, от 4 до 40 знаков',
      '  строка 1, столбец «Вес, кг»: есть вес, но нет размеров: расчётный вес будет равен фактическому',
      '  строка 2, столбец «Код клиента», «TJ-10482»: нет клиента с таким кодом: посылка получает отметку «Получатель не определён»',
      '  строка 5, столбец «Код клиента», «TJ-10484»: нет клиента с таким кодом: посылка получает отметку «Получатель не определён»',
      `Строки с ошибками сохранены: ${join(folder, 'parcels.csv.rejected.csv')}`,
      '',
    ]);
    expect(await readFile(join(folder, 'parcels.csv.rejected.csv'), 'utf8')).toBe(
      [
        '\ufeffТрек-номер;Код клиента;Статус;Вес, кг;Строка в файле;Почему не загружено',
        `YT8800000000002;TJ-10482;В пути;2;3;"Статус: ${unknownStatus}"`,
        'YT8800000000003;TJ-10483;DHWCRK;0;4;Вес, кг: число должно быть больше нуля',
        "'=2+5;TJ-10485;;1;6;Трек-номер: код записан неверно: нужны буквы, цифры и дефис, от 4 до 40 знаков",
        '',
      ].join('\r\n'),
    );
  });

  test('takes the mended list, and its own list of errors goes when there are none', async () => {
    const mended = `${parcelsCsv.replace('В пути', 'DTH').replace(';0\r', ';1\r').replace('=2+5', 'YT8800000000004')}\n`;
    await writeFile(join(folder, 'parcels.csv'), mended);
    const { code, out } = await runImport('parcels.csv', '--lang', 'en');
    expect(code).toBe(0);
    expect(out).toContain(
      '\nParcels, rows read: 5\n  created: 3, changed: 0, unchanged: 2, rows with errors: 0\n',
    );
    await expect(stat(join(folder, 'parcels.csv.rejected.csv'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('loads a workbook of events while the service runs, which shows them at once', async () => {
    const time = (iso: string) => ({ value: new Date(iso), type: Date, format: 'dd.mm.yyyy hh:mm' });
    const workbook = writeXlsx([
      {
        sheet: '轨迹',
        data: [
          ['快递单号', '事件', '时间', '地点'],
          ['YT8800000000001', '已从义乌发出', time('2026-11-03T18:00:00Z'), '义乌'],
          ['YT8800000000001', '中国仓已入库', time('2026-11-01T10:00:00Z'), 'YIWU-WH'],
        ],
      },
    ]);
    await workbook.toFile(join(folder, 'events.xlsx'));
    const service = startServiceChild({ DATA_DIR: join(folder, 'data'), DEMO: 'off' });
    const address = await service.ready;
    const tracked = async () => {
      const answer = await fetch(`${address}/api/track/query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-local': 'en' },
        body: JSON.stringify({ trackingCodeList: ['YT8800000000001'] }),
      });
      return answer.json();
    };
    expect(await tracked()).toMatchObject({ data: { detailList: [{ status: 'DTH' }] } });
    const { code, out } = await runImport('events.xlsx', '--lang', 'zh');
    expect(out).toBe(
      [
        '工作表“轨迹”：事件，2 行；列：快递单号、事件、时间、地点',
        '工作表“轨迹”：事件，读取 2 行',
        '  写入 2，已存在 0，有误的行 0',
        '  第 1 行：客户未知而标记为“收件人待确认”的包裹：1（YT8800000000001）',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
    await expect.poll(tracked, { timeout: 300_000 }).toMatchObject({
      data: {
        detailList: [
          { status: 'DHWCRK', lastEvent: 'Departed Yiwu', lastEventTime: '2026-11-03T10:00:00.000Z' },
        ],
      },
    });
    service.child.kill('SIGTERM');
    expect(await service.ended).toMatchObject({ code: 0 });
  });

  test('writes a template, never over another file, that it takes back', async () => {
    expect(await runImport('--template', 'parcel-import', '--lang', 'ru')).toMatchObject({
      code: 0,
      out: `Шаблон сохранён: ${join(folder, 'parcel-import.xlsx')}\n`,
    });
    expect(await runImport('--template', 'parcel-import')).toMatchObject({ code: 2, out: '' });
    const { code, out } = await runImport('parcel-import.xlsx', '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('создано: 0, изменено: 1, без изменений: 0, строк с ошибками: 0');
  });

  test('tries a file out without writing', async () => {
    await writeFile(join(folder, 'new.csv'), 'Tracking code\nNEW-PARCEL-1\n');
    expect(await runImport('new.csv', '--dry-run', '--lang', 'en')).toMatchObject({
      code: 0,
      out: 'CSV, UTF-8, separator ",": parcels, rows: 1; columns: Tracking code\nParcels, rows read: 1\n  created: 1, changed: 0, unchanged: 0, rows with errors: 0\nA dry run: nothing has been changed.\n',
    });
    expect((await runImport('new.csv', '--lang', 'en')).out).toContain('created: 1');
  });

  // Each kills two imports of thousands of rows: one of the two in a turn.
  test.each(
    oneInTurn([
      {
        name: 'killed in the middle and run again, twice at once, leaves what one run leaves',
        run: async () => {
          const lines = Array.from({ length: 3_000 }, (_, index) => `KILL${10_000 + index},DZTDQS`);
          await writeFile(join(folder, 'many.csv'), `Tracking code,Status\n${lines.join('\n')}\n`);
          const [before, cut] = [
            await killImportAt('KILL10000', ['many.csv']),
            await killImportAt('KILL11500', ['many.csv']),
          ];
          expect(cut - before).toBe(1_400);
          await endStall(join(folder, 'data'));
          const runs = await Promise.all([
            startImport(['many.csv', '--lang', 'en']).ended,
            startImport(['many.csv', '--lang', 'en']).ended,
          ]);
          expect(runs.map(({ code, err }) => ({ code, err }))).toEqual([
            { code: 0, err: '' },
            { code: 0, err: '' },
          ]);
          expect((await runImport('many.csv', '--lang', 'en')).out).toContain(
            'created: 0, changed: 0, unchanged: 3000',
          );
          expect(await runReadModelCheck(join(folder, 'data'))).toContain('all agree');
        },
      },
      {
        name: 'killed twice in a row over a Chinese file, explains its 37 bad rows and takes them mended',
        run: async () => {
          const rowOf = (index: number, isMended: boolean): string => {
            const code = `GBK${100_000 + index}`;
            const fault = isMended || index % 54 !== 7 ? -1 : Math.floor(index / 54) % 3;
            return [
              fault === 0 ? '坏' : code,
              fault === 1 ? '飞行中' : '待自提点签收',
              fault === 2 ? '-1' : '1.5',
            ].join(',');
          };
          const fileOf = (isMended: boolean) => {
            const rows = Array.from({ length: 2_000 }, (_, index) => rowOf(index, isMended));
            return encodeText(`快递单号,状态,重量(kg)\r\n${rows.join('\r\n')}\r\n`, 'gb18030');
          };
          await writeFile(join(folder, 'gbk.csv'), fileOf(false));
          const first = await killImportAt('GBK100500', ['gbk.csv', '--lang', 'zh']);
          const second = await killImportAt('GBK101500', ['gbk.csv', '--lang', 'zh']);
          expect(second).toBeGreaterThan(first);
          await endStall(join(folder, 'data'));
          const { code, out } = await runImport('gbk.csv', '--lang', 'zh');
          const lines = out.split('\n');
          expect(code).toBe(1);
          expect(lines[0]).toBe('CSV，GB18030，分隔符“,”：包裹，2000 行；列：快递单号、状态、重量(kg)');
          expect(lines).toContainEqual(expect.stringMatching(/有误的行 37$/));
          expect(lines.filter((line) => /^ {2}第 \d+ 行，列“.+”，“.+”：\S/.test(line))).toHaveLength(37);
          await writeFile(join(folder, 'gbk.csv'), fileOf(true));
          const mended = await runImport('gbk.csv', '--lang', 'en');
          expect(mended).toMatchObject({ code: 0, err: '' });
          expect(mended.out).toContain('created: 37, changed: 0, unchanged: 1963, rows with errors: 0');
          expect(await runReadModelCheck(join(folder, 'data'))).toContain('all agree');
        },
      },
    ]),
  )('$name', ({ run }) => run());

  test.each([
    [['none.csv'], /^Файл .*none\.csv не найден\.\n$/],
    [['.'], /не файл, а папка или устройство\.\n$/],
    [
      ['other.csv', '--lang', 'en'],
      /^No header row was found\. Parcels need the column: Tracking code\. .*\n$/,
    ],
    [
      ['other.csv', '--lang', 'en', '--encoding', 'latin9'],
      /^The encoding "latin9" is not supported\. .*\n$/,
    ],
    [['other.csv', '--lang', 'fr'], /^Usage: /],
    [[], /^Usage: /],
    [['--template', 'prices'], /^Usage: /],
  ])('refuses %j in one line', async (args, line) => {
    await writeFile(join(folder, 'other.csv'), 'Name,Phone\nA,1\n');
    const { code, out, err } = await runImport(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(line);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
