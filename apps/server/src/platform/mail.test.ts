import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer } from '../../test/mail-server.ts';
import { createMailer, MailError } from './mail.ts';

const mail = {
  to: 'madina@example.tj',
  subject: 'Привет — 你好',
  text: 'text',
  html: '<p>text</p>',
  messageId: 'one@example.tj',
};
const from = { name: 'Роҳи Абрешим', address: 'no-reply@rohi.example' };

async function mailer(smtpUrl?: string) {
  const outboxDir = join(await mkdtemp(join(tmpdir(), 'rohi-mail-')), 'outbox');
  return { outboxDir, ...createMailer({ smtpUrl, from, outboxDir }) };
}

test('names in any script arrive as they are, and the envelope holds the one address', async () => {
  const server = await startMailServer();
  const { send, domain } = await mailer(server.url);
  expect(domain).toBe('rohi.example');
  expect(await send({ ...mail, headers: { 'X-Kind': 'test' } })).toBeUndefined();
  expect(server.deliveries).toMatchObject([
    { recipients: [mail.to], mail: { from, subject: mail.subject, messageId: '<one@example.tj>' } },
  ]);
  expect(server.deliveries[0]?.raw).toMatch(/^X-Kind: test\r$/m);
});

test('an address without a name of its own is called as the message says', async () => {
  const server = await startMailServer();
  const settings = { smtpUrl: server.url, outboxDir: tmpdir() };
  const nameless = createMailer({ ...settings, from: { name: null, address: 'no-reply@rohi.example' } });
  const named = createMailer({ ...settings, from });
  await nameless.send({ ...mail, senderName: 'Осиё Карго' });
  await named.send({ ...mail, messageId: 'two@example.tj', senderName: 'Осиё Карго' });
  expect(server.deliveries.map((each) => each.mail.from)).toEqual([
    { name: 'Осиё Карго', address: 'no-reply@rohi.example' },
    from,
  ]);
});

test.each(['a@b.tj, c@d.tj', 'a@b.tj\r\nBcc: c@d.tj', 'Name <a@b.tj>', 'nobody', '', 'a@b@c'])(
  'what is not one plain address is refused before anything is sent: %j',
  async (to) => {
    const server = await startMailServer();
    const { send } = await mailer(server.url);
    await expect(send({ ...mail, to })).rejects.toMatchObject({ answer: 'EADDRESS', isFinal: true });
    expect(server.deliveries).toEqual([]);
  },
);

test('a failure says neither address nor text', async () => {
  const server = await startMailServer({ refuse: () => 552 });
  const { send } = await mailer(server.url);
  const error: unknown = await send(mail).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailError);
  expect(String(error)).toBe('Error: the message was not taken (EENVELOPE 552)');
  expect(error).toMatchObject({ isFinal: true });
  expect((error as Error).cause).toBeUndefined();
});

test('the same message written twice is one file, and no half-written one is left', async () => {
  const { send, outboxDir } = await mailer();
  const messageId = '../../etc/passwd@example.tj';
  const file = await send({ ...mail, messageId });
  expect(await send({ ...mail, messageId })).toBe(file);
  expect(await readdir(outboxDir)).toEqual(['.._.._etc_passwd.eml']);
});

// Only Linux answers on the rest of 127.0.0.0/8, which stands for another machine here.
test.skipIf(process.platform !== 'linux')(
  'beyond this machine a mail server without TLS gets nothing, unless the operator says so',
  async () => {
    const server = await startMailServer({ host: '127.0.0.2' });
    const { send } = await mailer(server.url);
    await expect(send(mail)).rejects.toMatchObject({ answer: 'ETLS 500', isFinal: false });
    expect(server.deliveries).toEqual([]);
    const lenient = await mailer(`${server.url}?tls=optional`);
    await lenient.send(mail);
    expect(server.deliveries).toHaveLength(1);
  },
);
