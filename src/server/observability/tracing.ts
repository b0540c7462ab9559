import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { kindOf } from '#server/observability/metrics.ts'

/** Spans of requests and of their statements, sent to a collector. Loaded only if one is configured. */
type Tracing = {
  /** Runs a request within its span, which ends with the response. */
  request: (request: IncomingMessage, response: ServerResponse, answer: () => void) => void
  /** Starts the span of a statement and returns the function that ends it. */
  statement: Trace
  stop: () => Promise<void>
}
export type Trace = (statement: string) => (error?: unknown) => void

/**
 * @param endpoint address of the collector, as in `OTEL_EXPORTER_OTLP_ENDPOINT`: `http://127.0.0.1:4318`
 * @param trusted true if the server is behind our own proxy, whose traces are continued; traces of other callers are
 * not
 */
export function openTracing({
  endpoint,
  service,
  trusted,
}: {
  endpoint: string
  service: string
  trusted: boolean
}): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5_000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  const tracer = provider.getTracer('rihla')
  return {
    request(request, response, answer) {
      const parent = trusted ? continued(request.headers.traceparent) : ROOT_CONTEXT
      const address = request.url ?? ''
      const span = tracer.startSpan(
        `${request.method} ${nameOf(address)}`,
        {
          kind: SpanKind.SERVER,
          // Without the query, which can contain personal data and references.
          attributes: { 'http.request.method': request.method ?? '', 'http.route': nameOf(address) },
        },
        parent,
      )
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(parent, span), answer)
    },
    statement(text) {
      const short = text.replace(/\s+/g, ' ').trim()
      const span = tracer.startSpan(
        /^\w+/.exec(short)?.[0]?.toLowerCase() ?? 'statement',
        // The text of the statement as in the code; its values are passed separately and are not sent.
        { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': short.slice(0, 500) } },
        context.active(),
      )
      return (error) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    async stop() {
      await provider.shutdown().catch(() => undefined)
      context.disable()
    },
  }
}

/** A name with few possible values: the endpoint of the API, else the kind of resource. */
function nameOf(address: string): string {
  return /^\/api\/v1\/([a-z_]{1,60})(?:\?|$)/.exec(address)?.[1] ?? kindOf(address)
}

/** The trace started by a proxy, from the W3C `traceparent` header. */
function continued(header: unknown): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true })
}
