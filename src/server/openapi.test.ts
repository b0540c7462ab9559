import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { commonErrors, errorStatus } from '#contract/errors.ts'
import { scopeOf } from '#contract/key-scopes.ts'
import { openApiDocument } from '#server/openapi.ts'

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
const endpoints = Object.values(api) as AnyEndpoint[]
const needsSession = ({ who }: AnyEndpoint) => who === 'traveller' || who === 'staff'

/** The findings of a linter that is not ours, on a file of its own: it looks for settings beside it. */
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
  if (!run.stdout.startsWith('{')) throw new Error(`the linter did not answer: ${run.stdout}${run.stderr}`)
  type Problem = { ruleId: string; message: string; location: { pointer: string }[] }
  return (JSON.parse(run.stdout) as { problems: Problem[] }).problems.map(({ ruleId, message, location }) => ({
    ruleId,
    message,
    at: location[0]?.pointer ?? '',
  }))
}

describe('the API document', () => {
  test('is a valid OpenAPI 3.1 description', { timeout: 30_000 }, () => {
    expect(lint(made)).toEqual([])
  })

  test('would be told what is wrong with it', { timeout: 30_000 }, () => {
    const broken = structuredClone(made)
    const operation = broken.paths['/fetch_countries']?.post as Operation
    operation.operationId = 'fetch_web_status'
    operation.responses[200] = { $ref: '#/components/responses/Nowhere' } as never
    expect(new Set(lint(broken).map((problem) => problem.ruleId))).toEqual(
      new Set(['operation-operationId-unique', 'no-unresolved-refs']),
    )
  })

  test('has every endpoint of the contract and none besides: reads by GET too, writes by POST alone', () => {
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
    for (const { name, who, staff } of endpoints) {
      const operation = made.paths[`/${name}`]?.post as Operation & { 'x-roles'?: string[] }
      expect([name, operation['x-roles'], operation.tags.includes('desk')]).toEqual(
        who === 'staff' ? [name, staff, true] : [name, undefined, false],
      )
    }
  })

  test('says of each who may, which refusals to expect, and where a key may be sent', () => {
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

  test('asks in a query for what the body has, lists repeated', () => {
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

  test('says that no body takes unknown fields, but for what an authenticator answers', () => {
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
    expect(open.filter((path) => !path.includes('passkey.properties.answer'))).toEqual([])
  })

  test('every reference leads somewhere, and every component is referred to', () => {
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
