import { readFile, stat } from 'node:fs/promises';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { createTestApp, runJobs, type TestApp } from '../../../test/test-app.ts';
import { listJobs } from '../../rooms.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { freeJobsOfTheDead } from '../../platform/job-owners.ts';
import { drainJobs } from '../../platform/jobs.ts';
import { forgetOldLetters, queueLetter, readLetterCounts, type Letter } from './notifications.service.ts';

const minuteMs = 60_000;
const canary = '918273';

const codeLetter = {
  to: 'madina@example.tj',
  locale: 'ru',
  letter: 'registrationCode',
  params: { code: canary, validMinutes: 10 },
} as const satisfies Letter;

const queue = (context: Context, letter: Letter = codeLetter) =>
  inTransaction(context.db, (tx) => queueLetter(tx, letter));
const listLetters = (context: Context) => context.db.selectFrom('letter').selectAll().execute();

/** The same fixture with a log that the test can read, at its most talkative and without redaction. */
function withReadableLog(context: Context): { context: Context; lines: () => string } {
  let text = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { context: { ...context, log: pino({ level: 'trace' }, destination) }, lines: () => text };
}

test('a letter goes out after the commit, and not at all when the transaction is taken back', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ smtpUrl: server.url });
  const takenBack = inTransaction(app.context.db, async (tx) => {
    await queueLetter(tx, codeLetter);
    throw new Error('changed my mind');
  });
  await expect(takenBack).rejects.toThrow('changed my mind');
  await runJobs(app);
  expect(server.deliveries).toEqual([]);
  expect(await listLetters(app.context)).toEqual([]);

  await queue(app.context);
  await runJobs(app);
  const [letter] = await listLetters(app.context);
  expect(letter).toMatchObject({ state: 'sent', tries: 1, failure: null, params: null });
  expect(server.deliveries).toHaveLength(1);
  const [{ mail, recipients, raw } = { mail: undefined, recipients: [], raw: '' }] = server.deliveries;
  expect(recipients).toEqual(['madina@example.tj']);
  expect(mail).toMatchObject({
    messageId: `<letter-${letter?.id}@localhost>`,
    subject: 'Код для регистрации — Роҳи Абрешим',
    from: { name: 'Роҳи Абрешим', address: 'no-reply@localhost' },
    to: [{ address: 'madina@example.tj' }],
  });
  expect(mail?.text).toContain(canary);
  expect(mail?.html).toContain(canary);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('a mail server that is down gets the letter when it is up again, once', async () => {
  const first = await startMailServer();
  await first.stop();
  const app = await createTestApp({ smtpUrl: first.url });
  await queue(app.context);
  await runJobs(app);
  app.clock.advance(minuteMs);
  await runJobs(app);
  expect(await listLetters(app.context)).toMatchObject([
    { state: 'queued', tries: 2, failure: 'ESOCKET', params: { code: canary } },
  ]);

  const again = await startMailServer({ port: first.port });
  app.clock.advance(minuteMs);
  await runJobs(app);
  app.clock.advance(minuteMs);
  await runJobs(app);
  expect(again.deliveries).toHaveLength(1);
  expect(await listLetters(app.context)).toMatchObject([{ state: 'sent', tries: 3, failure: null }]);
});

test('a letter that is not out in time is dropped, and its code with it', async () => {
  const first = await startMailServer();
  await first.stop();
  const app = await createTestApp({ smtpUrl: first.url });
  const expiresAt = new Date(app.clock.now().getTime() + 10 * minuteMs);
  await queue(app.context, { ...codeLetter, expiresAt });
  await runJobs(app);
  const again = await startMailServer({ port: first.port });
  app.clock.advance(10 * minuteMs);
  await runJobs(app);
  expect(again.deliveries).toEqual([]);
  expect(await listLetters(app.context)).toMatchObject([{ state: 'expired', params: null, tries: 1 }]);
});

test('an address that the mail server refuses for good is not tried again; others are not held up', async () => {
  const server = await startMailServer({
    refuse: (recipient) => (recipient === 'nobody@example.tj' ? 550 : undefined),
  });
  const app = await createTestApp({ smtpUrl: server.url });
  await queue(app.context, { ...codeLetter, to: 'nobody@example.tj' });
  await queue(app.context);
  await runJobs(app);
  app.clock.advance(60 * minuteMs);
  await runJobs(app);
  expect(server.deliveries.map(({ recipients }) => recipients)).toEqual([['madina@example.tj']]);
  const refused = (await listLetters(app.context)).find(({ recipient }) => recipient === 'nobody@example.tj');
  expect(refused).toMatchObject({ state: 'failed', failure: 'EENVELOPE 550', tries: 1, params: null });
  expect(await readLetterCounts(app.context)).toMatchObject({ queued: 0, failed: 1 });
});

test('an address that is refused for now is tried again', async () => {
  let answers = 0;
  const server = await startMailServer({ refuse: () => ((answers += 1) === 1 ? 451 : undefined) });
  const app = await createTestApp({ smtpUrl: server.url });
  await queue(app.context);
  await runJobs(app);
  expect(await listLetters(app.context)).toMatchObject([{ state: 'queued', failure: 'EENVELOPE 451' }]);
  expect(await readLetterCounts(app.context)).toMatchObject({ queued: 1, failed: 0 });
  app.clock.advance(minuteMs);
  await runJobs(app);
  expect(server.deliveries).toHaveLength(1);
});

test('a letter that is not taken for a day is given up, reported in the log and counted; no code stays', async () => {
  const server = await startMailServer({ refuse: () => 451 });
  const { app, readable } = await createReadableApp({ smtpUrl: server.url });
  await queue(app.context);
  for (let tried = 0; tried < 13; tried += 1) {
    expect(await readLetterCounts(app.context)).toMatchObject({ queued: 1, failed: 0 });
    await runJobs(readable.app);
    app.clock.advance(7 * 60 * minuteMs);
  }
  expect(await listLetters(app.context)).toMatchObject([
    { state: 'failed', tries: 13, failure: 'EENVELOPE 451', params: null },
  ]);
  expect(await readLetterCounts(app.context)).toMatchObject({ queued: 0, failed: 1 });
  expect(readable.lines()).toContain('a letter was given up');
  expect(await app.context.sql`select from graphile_worker._private_jobs`).toHaveLength(0);
});

test('a process that dies after sending and before noting it sends once more with the same Message-ID', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ smtpUrl: server.url });
  const { context } = app;
  const dying: Context = {
    ...context,
    mail: {
      ...context.mail,
      async send(mail) {
        await context.mail.send(mail);
        throw new Error('the process ends here');
      },
    },
  };
  await queue(context);
  await drainJobs(app.address, listJobs(dying), context.log);
  await runJobs(app);
  app.clock.advance(minuteMs);
  await runJobs(app);
  expect(server.deliveries).toHaveLength(2);
  expect(new Set(server.deliveries.map(({ mail }) => mail.messageId)).size).toBe(1);
});

test('a job that a killed process held is freed once its owner is gone', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ smtpUrl: server.url });
  const { sql } = app.context;
  await queue(app.context);
  const hold = (seconds: number) => sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-of-the-dead', locked_at = now() - make_interval(secs => ${seconds})`;
  await hold(5);
  expect(await freeJobsOfTheDead(sql)).toBe(0);
  await hold(60);
  // A living owner holds a lock in its name on a connection of its own.
  const living = await sql.reserve();
  await living`select pg_try_advisory_lock(4207319, hashtext('pool-of-the-dead'))`;
  expect(await freeJobsOfTheDead(sql)).toBe(0);
  await runJobs(app);
  expect(server.deliveries).toEqual([]);

  await living`select pg_advisory_unlock_all()`;
  living.release();
  expect(await freeJobsOfTheDead(sql)).toBe(1);
  await runJobs(app);
  expect(server.deliveries).toHaveLength(1);
});

test('without a mail server letters become files that only the owner can read; the log names the file and never the code', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-outbox-'));
  const { app, readable } = await createReadableApp({ dataDir });
  await queue(app.context);
  await runJobs(readable.app);
  const [file = '', ...others] = await readdir(join(dataDir, 'outbox'));
  expect(others).toEqual([]);
  const path = join(dataDir, 'outbox', file);
  const modes = await Promise.all([stat(join(dataDir, 'outbox')), stat(path)]);
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  const mail = await PostalMime.parse(await readFile(path));
  expect(mail).toMatchObject({ to: [{ address: 'madina@example.tj' }] });
  expect(mail.text).toContain(canary);
  expect(readable.lines()).toContain(JSON.stringify(path).slice(1, -1));
  expect(readable.lines()).not.toContain(canary);
  expect(readable.lines()).not.toContain('madina@example.tj');
});

test('a code stands in no log line and in no job, whatever goes wrong with its letter', async () => {
  const server = await startMailServer({ refuse: (recipient) => (recipient.startsWith('bad') ? 550 : 451) });
  const { app, readable } = await createReadableApp({ smtpUrl: server.url });
  await queue(app.context, { ...codeLetter, to: 'bad@example.tj' });
  await queue(app.context, { ...codeLetter, to: 'later@example.tj' });
  await queue(app.context, { ...codeLetter, to: 'two@example.tj, three@example.tj' });
  await queue(app.context, { ...codeLetter, expiresAt: new Date(0) });
  await app.context.sql`update letter set name = 'unknownLetter' where recipient = 'later@example.tj'`;
  await runJobs(readable.app);
  await forgetOldLetters(readable.app.context);
  expect(readable.lines()).toMatch(/given up[\s\S]*not sent in time|not sent in time[\s\S]*given up/);
  expect(readable.lines()).not.toContain(canary);
  expect(readable.lines()).not.toContain('@example.tj');
  const jobs = await app.context.sql`select payload, last_error from graphile_worker._private_jobs`;
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify(jobs)).not.toContain(canary);
  expect(server.deliveries).toEqual([]);
});

test('a letter and its address are forgotten 30 days after its end', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ smtpUrl: server.url });
  await queue(app.context);
  await runJobs(app);
  await queue(app.context, { ...codeLetter, expiresAt: app.clock.now() });
  app.clock.advance(30 * 24 * 60 * minuteMs);
  await forgetOldLetters(app.context);
  expect((await listLetters(app.context)).map(({ state }) => state).toSorted()).toEqual(['expired', 'sent']);
  app.clock.advance(1);
  await forgetOldLetters(app.context);
  expect((await listLetters(app.context)).map(({ state }) => state)).toEqual(['expired']);
});

async function createReadableApp(settings: Parameters<typeof createTestApp>[0]) {
  const app: TestApp = await createTestApp(settings);
  const { context, lines } = withReadableLog(app.context);
  return { app, readable: { app: { ...app, context }, lines } };
}
