/**
 * Owns the answer to a method that a served path does not take: 405 with Allow, before anything of the body is read.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** A path as the router writes it, in its parts, with the methods that it takes. */
type ServedPath = { url: string; parts: readonly string[]; methods: readonly string[] };

/**
 * Refuses the other methods of every path served so far; called once, on the service itself, after all rooms. A request
 * that no route takes is looked up here: a route for each method that is refused would be three in four of all routes,
 * and half of what putting a service together takes.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const served = [...app.servedMethods].map(([url, methods]) => ({
    url,
    parts: url.split('/'),
    methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
  }));
  const bySize = Map.groupBy(served, ({ parts }) => parts.length);
  const withParameters = Map.groupBy(
    served.filter(({ parts }) => parts.some(isParameter)),
    ({ parts }) => parts.length,
  );
  for (const path of served) refuseTaken(app, path, withParameters.get(path.parts.length) ?? []);
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? refusalOf(request.url, bySize) : undefined);
  });
}

const isParameter = (part: string) => part.startsWith(':');

/** `/trips/board` stands beside `/trips/:code`: what only the second takes would be taken for a trip of that name. */
function refuseTaken(app: FastifyInstance, path: ServedPath, others: readonly ServedPath[]): void {
  const taken = others
    .filter((other) => other !== path && takes(other, path.parts))
    .flatMap(({ methods }) => methods)
    .filter((method) => !path.methods.includes(method));
  if (taken.length === 0) return;
  app.route({
    method: [...new Set(taken)],
    url: path.url,
    onRequest: () => Promise.reject(notAllowed(path)),
    handler: () => undefined,
  });
}

/** Whether the router gives an address of these parts to a path; a parameter of the address is what it says. */
function takes({ parts }: ServedPath, segments: readonly string[]): boolean {
  return parts.every((part, index) => isParameter(part) || part === segments[index]);
}

function refusalOf(url: string, bySize: ReadonlyMap<number, readonly ServedPath[]>): AppError | undefined {
  const [address = ''] = url.split(/[?#;]/, 1);
  const segments = address.split('/');
  const found = bySize.get(segments.length)?.filter((path) => takes(path, segments)) ?? [];
  // The router prefers what is written out to a parameter.
  const [closest] = found.toSorted((a, b) => parametersOf(a) - parametersOf(b));
  return closest && notAllowed(closest);
}

const parametersOf = ({ parts }: ServedPath) => parts.filter(isParameter).length;

function notAllowed({ methods }: ServedPath): AppError {
  const allow = methods.join(', ');
  return new AppError('request.methodNotAllowed', { params: { allow }, headers: { allow } });
}
