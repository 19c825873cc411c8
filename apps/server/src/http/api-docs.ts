import { stillPagePermissions } from './permissions-policy.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { allEndpoints } from '@rohi/contract/all-endpoints';
import type { Endpoint } from '@rohi/contract/endpoint';
import { apiBasePath } from '@rohi/contract/envelope';
import { errorCatalogue, type ErrorName } from '@rohi/contract/errors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

type JsonObject = Record<string, unknown>;

/** The OpenAPI document of all calls, made from the contract: nothing in it is written twice. */
function describeApi(version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of allEndpoints) {
    const path = `${apiBasePath}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rohi Abreshim',
      version,
      description:
        'Parcels from China to Tajikistan. Every answer stands in one envelope; `error` is the stable name of a failure.',
    },
    paths,
    components: {
      schemas: { Failure: failureSchema },
      parameters: {
        locale: {
          name: 'X-local',
          in: 'header',
          description: 'Language of the answer; anything unknown is ru.',
          schema: { type: 'string', enum: ['ru', 'en', 'zh', 'tg'], default: 'ru' },
        },
      },
    },
  };
}

let made: { version: string; document: JsonObject } | undefined;

/** The document is the same for every service of a process: computed once, when it is first asked for. */
function documentOf(version: string): JsonObject {
  if (made?.version !== version) made = { version, document: describeApi(version) };
  return made.document;
}

/** Serves the document and its reference page at `/api/docs`, without anything from outside. */
export async function serveApiDocs(app: FastifyInstance, version: string): Promise<void> {
  // Each call's shapes written out take a start longer than all its routes: JSON and YAML ask for it when they are
  // written.
  const document = { toJSON: () => documentOf(version) };
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: `${apiBasePath}/docs`,
    staticCSP: false,
    theme: { title: 'Rohi Abreshim API' },
    uiHooks: {
      // Set by hand: the page's own policy would upgrade to https, which a local network does not have.
      onRequest: (_request, reply, next) => {
        reply.header(
          'content-security-policy',
          "default-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'",
        );
        reply.header('permissions-policy', stillPagePermissions);
        next();
      },
    },
  });
}

function describeCall(endpoint: Endpoint): JsonObject {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    'x-access': endpoint.access.kind === 'staff' ? endpoint.access.authority : endpoint.access.kind,
    parameters: [
      { $ref: '#/components/parameters/locale' },
      ...describeParameters(endpoint.params, 'path'),
      ...describeParameters(endpoint.query, 'query'),
    ],
    ...describeBody(endpoint),
    responses: describeResponses(endpoint),
  };
}

function describeBody({ body, upload }: Endpoint): JsonObject {
  if (upload !== undefined) {
    const content = Object.fromEntries(upload.mediaTypes.map((mediaType) => [mediaType, {}]));
    return { requestBody: { required: true, content } };
  }
  if (body === undefined) return {};
  const content = { 'application/json': { schema: toJsonSchema(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function describeSuccess(endpoint: Endpoint): JsonObject {
  const { download } = endpoint;
  if (download !== undefined) return Object.fromEntries([download].flat().map((type) => [type, {}]));
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'success', 'msg', 'data'],
        properties: {
          code: { const: 0 },
          success: { const: true },
          msg: { const: '' },
          data: toJsonSchema(endpoint.data, 'output'),
        },
      },
    },
  };
}

function describeResponses(endpoint: Endpoint): JsonObject {
  const responses: JsonObject = {
    200: { description: 'Success', content: describeSuccess(endpoint) },
  };
  const names: ErrorName[] = [
    ...endpoint.errors,
    ...(endpoint.body === undefined && endpoint.upload === undefined
      ? []
      : (['request.invalid', 'request.unsupportedMediaType', 'request.tooLarge'] as const)),
  ];
  for (const status of new Set(names.map((name) => errorCatalogue[name].status))) {
    const possible = names.filter((name) => errorCatalogue[name].status === status);
    responses[status] = {
      description: possible.join(', '),
      content: { 'application/json': { schema: describeFailure(status, endpoint) } },
    };
  }
  return responses;
}

/** A failure; one with 409 may bring the row that stands. */
function describeFailure(status: number, { current }: Endpoint): JsonObject {
  const failure = { $ref: '#/components/schemas/Failure' };
  if (status !== 409 || current === undefined) return failure;
  return { allOf: [failure, { properties: { current: toJsonSchema(current, 'output') } }] };
}

function describeParameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // Bounds of safe integers say nothing to a reader.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return shape;
}

const failureSchema: JsonObject = {
  type: 'object',
  required: ['code', 'success', 'msg', 'error', 'requestId'],
  properties: {
    code: { type: 'integer' },
    success: { const: false },
    msg: { type: 'string', description: 'Text in the language asked for.' },
    error: { type: 'string', enum: Object.keys(errorCatalogue) },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          name: { type: 'string', description: 'What the field is called, in the language asked for.' },
          error: { type: 'string' },
          msg: { type: 'string' },
        },
      },
    },
    requestId: { type: 'string' },
  },
};
