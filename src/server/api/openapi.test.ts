import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#api/index.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { commonErrors, errorStatus } from '#api/errors.ts'
import { scopeOf } from '#api/scopes.ts'
import { openApiDocument } from '#server/api/openapi.ts'

type Operation = {
  operationId: string
  tags: string[]
  security?: unknown[]
  'x-key-scope'?: string
  parameters: { name: string; in: string; required?: boolean; schema: Record<string, unknown>; explode?: boolean }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, { description: string }>
}
type Document = {
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, unknown> }
}

const made = openApiDocument('https://stay.example') as unknown as Document
const needsSession = ({ access }: AnyEndpoint) => ['booking', 'traveller', 'staff'].includes(access)

/** Findings of a third-party linter. It runs in a separate folder because it reads settings next to the file. */
function lint(document: unknown): { ruleId: string; message: string; at?: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  const run = spawnSync(
    process.execPath,
    [
      resolve('node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      'openapi.json',
      '--extends=recommended-strict',
      '--format=json',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
    },
  )
  if (!run.stdout.startsWith('{')) throw new Error(`the linter printed no JSON: ${run.stdout}${run.stderr}`)
  type Problem = { ruleId: string; message: string; location: { pointer: string }[] }
  return (JSON.parse(run.stdout) as { problems: Problem[] }).problems.map(({ ruleId, message, location }) => ({
    ruleId,
    message,
    at: location[0]?.pointer ?? '',
  }))
}

describe('the API document', () => {
  test('is a valid OpenAPI 3.1 description', () => {
    expect(lint(made)).toEqual([])
  })

  test('is checked by a linter that finds errors', () => {
    const broken = structuredClone(made)
    const operation = broken.paths['/fetch_countries']?.post as Operation
    operation.operationId = 'fetch_web_status'
    operation.responses[200] = { $ref: '#/components/responses/Nowhere' } as never
    expect(new Set(lint(broken).map((problem) => problem.ruleId))).toEqual(
      new Set(['operation-operationId-unique', 'no-unresolved-refs']),
    )
  })

  test('has exactly the endpoints of the contract: reads by GET and POST, writes by POST only', () => {
    expect(Object.keys(made.paths).toSorted()).toEqual(endpoints.map(({ name }) => `/${name}`).toSorted())
    for (const { name, effect, group } of endpoints) {
      const path = made.paths[`/${name}`]
      expect([name, Object.keys(path ?? {}).toSorted()]).toEqual([name, effect === 'read' ? ['get', 'post'] : ['post']])
      expect(path?.post?.operationId).toBe(name)
      expect(path?.post?.tags).toEqual([group])
    }
    expect(made.servers).toEqual([{ url: 'https://stay.example/api/v1' }])
    expect(made.tags.map((tag) => tag.name).toSorted()).toEqual(
      [...new Set(endpoints.map(({ group }) => group))].toSorted(),
    )
  })

  test('has a section for staff, where each endpoint names its roles', () => {
    for (const { name, access, staff } of endpoints) {
      const operation = made.paths[`/${name}`]?.post as Operation & { 'x-roles'?: string[] }
      expect([name, operation['x-roles'], operation.tags.includes('admin')]).toEqual(
        access === 'staff' ? [name, staff, true] : [name, undefined, false],
      )
    }
  })

  test('states for each endpoint its authentication, its errors and the scope of a key', () => {
    for (const endpoint of endpoints) {
      const operation = made.paths[`/${endpoint.name}`]?.post as Operation
      const scope = scopeOf(endpoint)
      const session = needsSession(endpoint) ? [{ session: [] }] : scope ? [{}] : []
      const ways = scope ? [...session, { partnerKey: [] }] : session
      expect([endpoint.name, operation.security ?? [], operation['x-key-scope'] ?? null]).toEqual([
        endpoint.name,
        ways,
        scope,
      ])
      const codes = [
        ...endpoint.errors,
        ...commonErrors,
        ...(needsSession(endpoint) ? (['unauthenticated'] as const) : []),
      ]
      for (const code of codes) {
        expect([endpoint.name, operation.responses[errorStatus[code]]?.description]).toEqual([
          endpoint.name,
          expect.stringMatching(new RegExp(`\\b${code}\\b`)),
        ])
      }
      const names = operation.parameters.map((parameter) => parameter.name)
      expect(names).toEqual(['Accept-Language', ...(endpoint.idempotent ? ['Idempotency-Key'] : [])])
    }
  })

  test('has query parameters for the fields of the body, with repeated lists', () => {
    for (const { name } of endpoints.filter(({ effect }) => effect === 'read')) {
      const { get, post } = made.paths[`/${name}`] as { get: Operation; post: Operation }
      const body = post.requestBody?.content['application/json']?.schema as {
        properties?: Record<string, unknown>
        required?: string[]
      }
      const query = get.parameters.filter((parameter) => parameter.in === 'query')
      expect(query.map((parameter) => parameter.name)).toEqual(Object.keys(body.properties ?? {}))
      expect(query.filter((parameter) => parameter.required).map((parameter) => parameter.name)).toEqual(
        body.required ?? [],
      )
      for (const parameter of query) if (parameter.schema.type === 'array') expect(parameter.explode).toBe(true)
    }
  })

  test('states that no body allows unknown fields, except for the response of an authenticator', () => {
    const open: string[] = []
    const walk = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return
      const { properties, additionalProperties } = schema as Record<string, unknown>
      if (properties && additionalProperties !== false) open.push(path)
      for (const [key, inner] of Object.entries(schema)) walk(inner, `${path}.${key}`)
    }
    for (const { name } of endpoints) {
      const { post } = made.paths[`/${name}`] as { post: Operation }
      walk(post.requestBody?.content['application/json']?.schema, name)
    }
    for (const name of ['Guest', 'Contact']) walk(made.components.schemas[name], name)
    expect(open.filter((path) => !/(passkey|step_up)\.properties\.answer/.test(path))).toEqual([])
  })

  test('every reference resolves, and every component is referenced', () => {
    const references = new Set<string>()
    const patterns: [string, string][] = []
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      const { $ref, pattern, example } = value as Record<string, unknown>
      if (typeof $ref === 'string') references.add($ref)
      if (typeof pattern === 'string' && typeof example === 'string') patterns.push([pattern, example])
      Object.values(value).forEach(walk)
    }
    walk(made)
    const known = Object.keys(made.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...references].filter((reference) => !known.includes(reference))).toEqual([])
    expect(known.filter((name) => !references.has(name))).toEqual([])
    expect(patterns.length).toBeGreaterThan(0)
    for (const [pattern, example] of patterns) expect(example).toMatch(new RegExp(pattern, 'u'))
  })
})
