import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, warningsOf } from './config.ts';

describe('the settings of mail', () => {
  test('have defaults: no server, a sender of the site', () => {
    expect(readConfig({})).toMatchObject({
      smtpUrl: undefined,
      publicUrl: undefined,
      mailFrom: { name: null, address: 'no-reply@localhost' },
    });
    const { publicUrl, mailFrom } = readConfig({ PUBLIC_URL: 'https://rohi.example:8443/' });
    expect(publicUrl).toBe('https://rohi.example:8443');
    expect(mailFrom.address).toBe('no-reply@rohi.example');
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:3000' }).mailFrom.address).toBe('no-reply@localhost');
  });

  test.each([
    ['post@rohi.example', { name: '', address: 'post@rohi.example' }],
    ['Роҳи Абрешим <post@rohi.example>', { name: 'Роҳи Абрешим', address: 'post@rohi.example' }],
    ['"Rohi, Ltd" <post@rohi.example>', { name: 'Rohi, Ltd', address: 'post@rohi.example' }],
  ])('take %s as the sender', (text, sender) => {
    expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual(sender);
  });

  test.each(['nobody', 'a@b, c@d', 'Name <a@b>\r\nBcc: c@d', '<>', 'a b@c'])(
    'refuse %j as the sender',
    (text) => {
      expect(() => readConfig({ MAIL_FROM: text })).toThrow('The setting MAIL_FROM cannot be used');
    },
  );

  test('that cannot be used are told without the password', () => {
    const read = () => readConfig({ SMTP_URL: 'imap://clerk:canary-password@mail.example' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^The setting SMTP_URL cannot be used: [^@]*$/);
    expect(read).not.toThrow('canary-password');
  });
});

test('a setting that believes every proxy is reported in one line, and no other setting is', () => {
  const warnings = (TRUST_PROXY?: string) => warningsOf(readConfig({ TRUST_PROXY }));
  expect(warnings('true')).toEqual([expect.stringMatching(/^TRUST_PROXY=true believes [^\n]+$/)]);
  for (const fine of [undefined, 'false', '1', '10.0.0.0/8', 'loopback']) expect(warnings(fine)).toEqual([]);
});

describe('the address of the print agent', () => {
  test.each(['http://127.0.0.1:9180/print', 'http://localhost:9180', 'http://[::1]:9180/'])(
    'may be %s',
    (url) => {
      expect(readConfig({ PRINT_AGENT_URL: url }).printAgentUrl).toBe(url);
    },
  );

  test.each([
    'http://printer.example:9180',
    'http://127.0.0.1.example.org/',
    'http://localhost.example.org/',
    'https://evil.example/#127.0.0.1',
    'http://127.0.0.1@evil.example/',
    'file:///etc/hosts',
  ])('may not be %s', (url) => {
    expect(() => readConfig({ PRINT_AGENT_URL: url })).toThrow('The setting PRINT_AGENT_URL cannot be used');
  });
});

describe('the key of secrets', () => {
  test('lies in a file beside the data folder unless it is set', () => {
    expect(readConfig({ DATA_DIR: '/srv/rohi/' })).toMatchObject({
      secretsKeys: undefined,
      secretsKeyFile: '/srv/rohi.key',
    });
    expect(readConfig({ SECRETS_KEY_FILE: '/etc/rohi/key' }).secretsKeyFile).toBe('/etc/rohi/key');
    const several = readConfig({ SECRETS_KEY: `${'ab'.repeat(32)}, ${'A'.repeat(43)}` });
    expect(several.secretsKeys).toHaveLength(2);
  });

  test.each(['short', 'ab'.repeat(31), `${'ab'.repeat(32)},`])('%s is refused without being told', (text) => {
    expect(() => readConfig({ SECRETS_KEY: text })).toThrow(
      /^The setting SECRETS_KEY cannot be used: expected 32 bytes in base64url or hexadecimal digits\.$/,
    );
  });

  test.each([
    { SECRETS_KEY_FILE: '/srv/rohi/key', DATA_DIR: '/srv/rohi' },
    { FILES_DIR: '/srv', DATA_DIR: '/srv/rohi' },
    { BACKUP_DIR: '/backup', SECRETS_KEY_FILE: '/backup/key' },
    { ARCHIVE_DIR: '/archive', SECRETS_KEY_FILE: '/archive/key' },
  ])('is refused in a folder that is saved: %j', (settings) => {
    expect(() => readConfig(settings)).toThrow(/would lie in .*, which is saved: set SECRETS_KEY_FILE/);
  });
});

test.each(['nobody', 'http://rohi.example', 'a@b\nContact: https://evil.example', 'https://rohi.example/ x'])(
  'refuses %j as the address for faults of the service',
  (text) => {
    expect(() => readConfig({ SECURITY_CONTACT: text })).toThrow(
      'The setting SECURITY_CONTACT cannot be used: expected an e-mail or an https address.',
    );
  },
);
