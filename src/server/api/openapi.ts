import { locales } from '#i18n/locale.ts'
import { z } from 'zod'
import { endpoints } from '#api/index.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { commonErrors, errorStatus, type ErrorCode } from '#api/errors.ts'
import { scopeOf } from '#api/scopes.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 document of the contract, or of a part of it, generated from the declarations that parse the requests. */
export function openApiDocument(origin: string, list: readonly AnyEndpoint[] = endpoints): Json {
  const paths = Object.fromEntries(list.map((endpoint) => [`/${endpoint.name}`, pathItem(endpoint)]))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Booking API',
      version: '1.0.0',
      summary: 'Hotels, packages and services, in English and Arabic.',
      description:
        'Every endpoint is `POST /api/v1/{name}` with JSON; read-only endpoints also accept `GET` with the same input ' +
        'in the query string. ' +
        '`Accept-Language: en | ar` selects the language. Errors are `application/problem+json` with a stable `code`.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: `${origin}/api/v1` }],
    tags: [...new Set(list.map((endpoint) => endpoint.group))].map((name) => ({
      name,
      description:
        name === 'admin'
          ? 'Only for staff, each endpoint for its roles. Every write is recorded in the audit log.'
          : `Endpoints of ${name}.`,
    })),
    security: [{}],
    paths,
    components: {
      schemas: { ...componentSchemas(list), Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The API key of a partner, `Authorization: Bearer key_…`. Each operation names the scope that it requires as ' +
            '`x-key-scope`: `search` for the catalogue and its prices, `booking` to book and to access bookings made ' +
            'with the key, `stock` for rooms and seats with their prices. Each key has an hourly limit; above it the ' +
            'response is 429 with `Retry-After`.',
        },
      },
    },
  }
}

const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'In the language of the request' },
    detail: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    data: { description: 'Data that the client needs to continue, e.g. the new quote of `price_changed`.' },
  },
}

function pathItem(endpoint: AnyEndpoint): Json {
  const input = schemaOf(endpoint.input, 'input')
  const operation = (method: 'get' | 'post'): Json => ({
    operationId: method === 'get' ? `${endpoint.name}_get` : endpoint.name,
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    ...(endpoint.access === 'staff' ? { 'x-roles': endpoint.staff, description: rolesText(endpoint) } : {}),
    parameters: [
      {
        name: 'Accept-Language',
        in: 'header',
        schema: { type: 'string', enum: [...locales], default: 'en' },
        description: 'Language of the response.',
      },
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              schema: { type: 'string', minLength: 8, maxLength: 200 },
              description:
                'A repeated call with the same key and body returns the same response and has no further effect.',
            },
          ]
        : []),
      ...(method === 'get' ? queryParameters(input) : []),
    ],
    ...(method === 'post'
      ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } }
      : {}),
    responses: responses(endpoint),
  })
  return endpoint.effect === 'read' ? { get: operation('get'), post: operation('post') } : { post: operation('post') }
}

/** A session for endpoints that require sign-in, and a partner's key for endpoints that allow one. */
function securityOf(endpoint: AnyEndpoint): Json {
  const scope = scopeOf(endpoint)
  const needsSession = ['booking', 'traveller', 'staff'].includes(endpoint.access)
  if (!scope) return needsSession ? { security: [{ session: [] }] } : {}
  return { security: [needsSession ? { session: [] } : {}, { partnerKey: [] }], 'x-key-scope': scope }
}

function rolesText({ staff, hotelScope }: AnyEndpoint): string {
  const isLimited = hotelScope === 'all' && staff.some((role) => role !== 'manager')
  return `For staff: ${staff.join(', ')}.${isLimited ? ' Not for staff who are limited to hotels.' : ''}`
}

function queryParameters(input: Json): Json[] {
  const required = new Set((input.required as string[] | undefined) ?? [])
  return Object.entries((input.properties as Record<string, Json> | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }))
}

function responses(endpoint: AnyEndpoint): Json {
  const codes = [
    ...new Set<ErrorCode>([
      ...commonErrors,
      ...endpoint.errors,
      ...(['booking', 'traveller'].includes(endpoint.access) ? (['unauthenticated'] as const) : []),
    ]),
  ]
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  const body: Json = {
    type: 'object',
    required: endpoint.paged ? ['data', 'meta'] : ['data'],
    properties: {
      data: schemaOf(endpoint.output, 'output'),
      ...(endpoint.paged ? { meta: metaOf(endpoint) } : {}),
    },
  }
  return {
    200: { description: 'Success.', content: { 'application/json': { schema: body } } },
    ...Object.fromEntries(
      [...byStatus].map(([status, list]) => [
        status,
        {
          description: `One of: ${list.join(', ')}.`,
          content: { 'application/problem+json': { schema: problemWith(endpoint, list) } },
        },
      ]),
    ),
  }
}

/** The problem schema, with the shape of its `data` where the endpoint declares one. */
function problemWith(endpoint: AnyEndpoint, codes: ErrorCode[]): Json {
  const problem = { $ref: '#/components/schemas/Problem' }
  const shapes = codes.flatMap((code) => endpoint.errorData[code] ?? [])
  if (shapes.length === 0) return problem
  const [only, ...more] = shapes.map((shape) => schemaOf(shape, 'output'))
  const data = more.length > 0 ? { anyOf: [only, ...more] } : only
  return { allOf: [problem, { type: 'object', properties: { data } }] }
}

function metaOf(endpoint: AnyEndpoint): Json {
  return endpoint.meta ? { allOf: [pageMeta, schemaOf(endpoint.meta, 'output')] } : pageMeta
}

const pageMeta: Json = {
  type: 'object',
  required: ['page', 'per_page', 'total'],
  properties: { page: { type: 'integer' }, per_page: { type: 'integer' }, total: { type: 'integer' } },
}

/** Schemas with an id become components and are referenced by it. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _schema,
    $defs: _defs,
    ...rest
  } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json
  return referToComponents(rest) as Json
}

function componentSchemas(endpoints: readonly AnyEndpoint[]): Json {
  const all: Json = {}
  for (const endpoint of endpoints) {
    for (const [schema, io] of [
      [endpoint.input, 'input'],
      [endpoint.output, 'output'],
      ...Object.values(endpoint.errorData).map((shape) => [shape, 'output'] as const),
      [endpoint.meta ?? endpoint.output, 'output'],
    ] as const) {
      const jsonSchema = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json
      for (const [id, inner] of Object.entries((jsonSchema.$defs as Json | undefined) ?? {}))
        all[id] = referToComponents(inner)
      if (typeof jsonSchema.id === 'string') {
        const { $schema: _schema, $defs: _defs, ...own } = jsonSchema
        all[jsonSchema.id] = referToComponents(own)
      }
    }
  }
  return all
}

/** Refers to components, whose ids are their names. */
function referToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referToComponents)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'id' && typeof inner === 'string'))
      .map(([key, inner]) => [
        key,
        key === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : referToComponents(inner),
      ]),
  )
}
