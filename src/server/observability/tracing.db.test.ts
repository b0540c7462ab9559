import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { startServer } from '#server/main.ts'
import { makeWorld, testSecret } from '#test/world.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector that stores the spans it receives. */
async function collector() {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = JSON.parse(body) as Sent
      for (const { scopeSpans } of sent.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans }
}

test('a request and its statements are one trace, continued from the proxy’s, without personal data', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const { endpoint, spans } = await collector()
  const { address, stop } = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      DEMO: '1',
      LOG_LEVEL: 'silent',
      PORT: '0',
      TRUSTED_PROXIES: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(stop)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await fetch(`${address}/api/v1/show_hotel?id=${hotel.slug}&occupancy=7-3`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, Cookie: 'session=somebodys-token' },
  })
  await expect.poll(() => spans.some(({ name }) => name === 'GET show_hotel')).toBe(true)
  const requested = spans.find(({ name }) => name === 'GET show_hotel')
  expect(requested).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  expect(requested?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === requested?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every((span) => span.traceId === traceId)).toBe(true)
  expect(JSON.stringify(statements)).toContain('db.query.text')
  expect(JSON.stringify(spans)).not.toMatch(/somebodys|house-|occupancy=/)
})

test('without a collector no tracing code is loaded', async () => {
  const world = await makeWorld()
  expect(world.services.env.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
  const loaded = await import('node:fs').then(({ readFileSync }) => readFileSync('src/server/main.ts', 'utf8'))
  expect(loaded).not.toMatch(/^import (?!type).*tracing/m)
})
