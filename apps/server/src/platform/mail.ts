import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentMessageInfo, Transporter } from 'nodemailer';

/** One message to one address. The same `messageId` again is the same message sent once more. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without angle brackets. */
  messageId: string;
  headers?: Record<string, string>;
  /** What the sender is called where the settings give the address no name. */
  senderName?: string;
};

export type Mailer = {
  /** Domain of the sender's address: what message ids end with. */
  domain: string;
  /** Hands a message over. Returns the file that it was written to when there is no mail server. Throws MailError. */
  send(mail: Mail): Promise<string | undefined>;
};

export type MailSettings = {
  /** `smtp://user:password@host:port` or `smtps://…`; without it messages become files. */
  smtpUrl: string | undefined;
  from: { name: string | null; address: string };
  /** Folder for messages when there is no mail server. */
  outboxDir: string;
};

/** A message was not taken. Says neither address nor text, so that it may be logged. */
export class MailError extends Error {
  /** Where it failed and what the server answered: `EENVELOPE 550`, `EAUTH 535`, `ESOCKET`. */
  readonly answer: string;
  /** True when the same message to the same address will never be taken. */
  readonly isFinal: boolean;

  constructor(answer: string, isFinal: boolean) {
    super(`the message was not taken (${answer})`);
    this.answer = answer;
    this.isFinal = isFinal;
  }
}

// One address and nothing that a header or a list of addresses could be made of.
const oneAddress = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/u;

/** Connects to nothing before the first message. */
export function createMailer(settings: MailSettings): Mailer {
  const { from } = settings;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  let opened: Promise<Transporter> | undefined;
  return {
    domain,
    async send(mail) {
      if (!oneAddress.test(mail.to)) throw new MailError('EADDRESS', true);
      opened ??= openTransport(settings.smtpUrl);
      const transport = await opened;
      const message = {
        from: { name: from.name ?? mail.senderName ?? '', address: from.address },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.messageId}>`,
        headers: mail.headers ?? {},
      };
      const sent: SentMessageInfo = await transport.sendMail(message).catch((error: unknown) => {
        throw describeFailure(error);
      });
      if (settings.smtpUrl !== undefined) return undefined;
      return writeToOutbox(settings.outboxDir, mail.messageId, (sent as { message: Buffer }).message);
    },
  };
}

async function openTransport(smtpUrl: string | undefined): Promise<Transporter> {
  // Loaded with the first message: most commands never send one.
  const { createTransport } = await import('nodemailer');
  const guarded = { disableFileAccess: true, disableUrlAccess: true };
  if (smtpUrl === undefined)
    return createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      ...guarded,
    }) as Transporter;
  return createTransport({ ...readSmtpUrl(smtpUrl), ...guarded }) as Transporter;
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Letters carry codes: beyond this machine they travel encrypted, unless the operator says `?tls=optional`. */
function readSmtpUrl(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const isTlsOptional = loopbackHosts.has(url.hostname) || url.searchParams.get('tls') === 'optional';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isTlsOptional,
    ignoreTLS: !secure && loopbackHosts.has(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
}

/** A 5xx answer to the address itself is final; anything else may be better in a while. */
function describeFailure(error: unknown): MailError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const answer = [code ?? 'unknown', ...(responseCode === undefined ? [] : [responseCode])].join(' ');
  return new MailError(answer, code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500);
}

/** One file a message, readable to the owner alone; whole from the moment it has its name. */
async function writeToOutbox(folder: string, messageId: string, message: Buffer): Promise<string> {
  const file = join(folder, `${messageId.replace(/@.*$/, '').replace(/[^\w.-]/g, '_')}.eml`);
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, file);
  return file;
}
