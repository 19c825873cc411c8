// Which names the service answers to. A page of another site with a name that was bent to this machine (DNS rebinding)
// sends that name in Host, and would otherwise count as a page of our own.
import { isIP } from 'node:net';
import { apiBasePath } from '@rohi/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { html } from '../platform/html.ts';
import type { Log } from '../platform/log.ts';
import { sendFailure } from './error-handler.ts';

/** Balancers ask these by whatever address they have, and the answer says nothing. */
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** A service that listens on all addresses is known by each of them. */
const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);

export type ServedNames = Pick<Config, 'host' | 'publicUrl' | 'allowedHosts'>;

/** Host without its port, in lower case, an IPv6 address without brackets; undefined for what is none. */
export function nameOfHost(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^\s:/?#@[\]\\,]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6 ? bracketed.toLowerCase() : undefined;
  return plain?.toLowerCase().replace(/\.$/, '');
}

function isLoopbackName(name: string): boolean {
  return (
    name === 'localhost' ||
    (isIP(name) === 4 && name.startsWith('127.')) ||
    name === '::1' ||
    name === '0:0:0:0:0:0:0:1'
  );
}

/**
 * Says which names are served: those of loopback, of PUBLIC_URL, of ALLOWED_HOSTS and an explicit HOST. On all
 * addresses of the machine also each address as such: who writes a number was not led here by a name.
 */
export function servedNames({ host, publicUrl, allowedHosts }: ServedNames): (name: string) => boolean {
  const isWildcard = wildcards.has(host);
  const listed = [
    ...allowedHosts,
    ...(isWildcard ? [] : [host]),
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname]),
  ];
  const names = new Set(listed.map((each) => nameOfHost(each) ?? each.toLowerCase()));
  const anyName = allowedHosts.includes('*');
  return (name) => anyName || isLoopbackName(name) || names.has(name) || (isWildcard && isIP(name) !== 0);
}

/** Names that a request was sent to: of Host, and of a target that is a whole address. undefined: damaged. */
function namesOf({ raw }: FastifyRequest): string[] | undefined {
  const hosts = raw.rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text),
  );
  const name = nameOfHost(raw.headers.host ?? '');
  if (hosts.length !== 1 || name === undefined) return undefined;
  const target = raw.url ?? '';
  if (target.startsWith('/') || target === '*') return [name];
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  const whole = nameOfHost(authority ?? '');
  return whole === undefined ? undefined : [name, whole];
}

/** Refuses what was sent to another name with 421, and what names none or several with 400. */
export function checkHosts(app: FastifyInstance, config: ServedNames, log: Log): void {
  const isServed = servedNames(config);
  let warned = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (healthPaths.has(request.routeOptions.url ?? '')) return done();
    const names = namesOf(request);
    if (names === undefined) return void sendFailure(new AppError('request.badEncoding'), request, reply);
    const strange = names.find((name) => !isServed(name));
    if (strange === undefined) return done();
    // Once is enough for the operator who forgot a setting; a stranger must not fill the log.
    if (!warned)
      log.warn({ host: strange.slice(0, 253) }, 'a name is not served: set PUBLIC_URL or ALLOWED_HOSTS');
    warned = true;
    return void refuse(request, reply);
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = new AppError('request.otherHost');
  if (request.method !== 'GET' || request.url.includes(`${apiBasePath}/`))
    return sendFailure(failure, request, reply);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>\n${otherHostPage.text}\n`);
}

const otherHostPage = html`<html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>421</title>
<h1>421</h1><p lang="ru">По этому имени сервис не отвечает. Откройте его по адресу, который вам дали.</p>
<p lang="en">The service does not answer under this name. Open it by the address you were given.</p>
<p lang="zh-CN">服务不响应此域名，请使用您收到的网址访问。</p></html>`;
