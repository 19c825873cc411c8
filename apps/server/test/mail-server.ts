import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A message as the mail server took it. */
export type Delivery = { recipients: string[]; mail: Email; raw: string };

export type MailServer = {
  url: string;
  port: number;
  deliveries: Delivery[];
  stop(): Promise<void>;
};

export type MailServerOptions = {
  port?: number;
  host?: string;
  /** SMTP status for a recipient; undefined takes it. */
  refuse?: (recipient: string) => number | undefined;
  /** For all tests of a file, of which the last stops it. */
  outlivesTest?: boolean;
};

/** A real mail server on loopback without TLS; holds what it takes in memory. Ends with the test. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { host = '127.0.0.1', refuse } = options;
  const deliveries: Delivery[] = [];
  const store = async (recipients: string[], raw: string) => {
    deliveries.push({ recipients, mail: await PostalMime.parse(raw), raw });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo(address, _session, done) {
      const status = refuse?.(address.address);
      done(status === undefined ? undefined : Object.assign(new Error('refused'), { responseCode: status }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void store(recipients, Buffer.concat(parts).toString()).finally(done);
      });
    },
  });
  const listener = server.listen(options.port ?? 0, host);
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= new Promise((resolve) => server.close(() => resolve())));
  if (options.outlivesTest !== true) onTestFinished(stop);
  return { url: `smtp://${host}:${port}`, port, deliveries, stop };
}
