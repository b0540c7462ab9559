import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '#server/http/body.ts'
import { callBudget } from '#server/http/caller-limits.ts'
import { callerOf } from '#server/security/client-address.ts'
import { reportsPath } from '#server/http/headers.ts'
import { countPolicyReport } from '#server/observability/metrics.ts'
import type { Services } from '#server/services.ts'

/** The logged part of a report: kinds only, without the page, a person or a file. */
type PolicyBreach = { directive: string; source: 'inline' | 'eval' | 'data' | 'extension' | 'own' | 'foreign' }

const maxReportBytes = 16_384
const maxReportsPerBody = 20
/** Reports of one caller that are read per minute, thirty of them at once; further ones get the same response. */
const maxPerCaller = 45
const minuteMs = 60_000

type Options = Pick<Services, 'env' | 'origin' | 'log' | 'clock'> & {
  /** Runs a function a minute from now. */
  later?: (summarise: () => void) => void
}

/**
 * Receives reports of content security policy violations, which browsers send on their own, without a user's account.
 * A minute of reports is one log line per category, with the number of reports and of callers, so that a flood from a few
 * callers neither fills the log nor hides the reports of everybody else.
 */
export function policyReports({
  env,
  origin,
  log,
  clock,
  later = inAMinute,
}: Options): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const categories = new Map<string, PolicyBreach & { reports: number; callers: Set<string> }>()
  const take = callBudget({ perMinute: maxPerCaller, now: () => clock().getTime() })

  function summarise() {
    for (const { directive, source, reports, callers } of categories.values())
      log('warn', 'policy breach', { directive, source, reports, callers: callers.size })
    categories.clear()
  }

  app.post(reportsPath, async (c) => {
    const caller = callerOf(c.env.incoming, env)
    if (take(caller, 1) !== null) return c.body(null, 204)
    const body = await readBody(c.req.raw, maxReportBytes)
    if (!body) return c.text('too large', 413)
    for (const breach of breachesIn(new TextDecoder().decode(body), origin)) {
      countPolicyReport(breach)
      if (categories.size === 0) later(summarise)
      const name = `${breach.directive} ${breach.source}`
      const category = categories.get(name) ?? { ...breach, reports: 0, callers: new Set() }
      category.reports++
      category.callers.add(caller)
      categories.set(name, category)
    }
    return c.body(null, 204)
  })
  return app
}

function inAMinute(summarise: () => void): void {
  setTimeout(summarise, minuteMs).unref()
}

/** The violations in a body of either format that browsers send; empty for any other. */
export function breachesIn(body: string, origin: string): PolicyBreach[] {
  const parsed = bodies.safeParse(readJson(body))
  if (!parsed.success) return []
  return parsed.data.slice(0, maxReportsPerBody).map(({ directive, blocked }) => ({
    directive: directives.has(directive) ? directive : 'other',
    source: sourceOf(blocked, origin),
  }))
}

const text = z.string().max(8_000).default('')
const older = z
  .object({ 'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }) })
  .transform(({ 'csp-report': answer }) => [
    {
      directive: answer['effective-directive'] || (answer['violated-directive'].split(' ')[0] ?? ''),
      blocked: answer['blocked-uri'],
    },
  ])
const newer = z
  .array(z.object({ type: z.string(), body: z.object({ effectiveDirective: text, blockedURL: text }).partial() }))
  .transform((answer) =>
    answer
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: { effectiveDirective = '', blockedURL = '' } }) => ({
        directive: effectiveDirective,
        blocked: blockedURL,
      })),
  )
const bodies = z.union([older, newer])

/** The directives of our policy and those that browsers derive from them; any other name is invented. */
const directives = new Set(
  [
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src',
    'connect-src manifest-src worker-src form-action base-uri frame-src frame-ancestors object-src media-src child-src',
  ].flatMap((line) => line.split(' ')),
)

function sourceOf(blocked: string, origin: string): PolicyBreach['source'] {
  if (blocked === 'inline' || blocked === 'eval' || blocked === 'data') return blocked
  if (!URL.canParse(blocked)) return 'foreign'
  const { protocol, origin: from } = new URL(blocked)
  if (protocol === 'data:') return 'data'
  if (protocol.endsWith('-extension:')) return 'extension'
  return from === origin ? 'own' : 'foreign'
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}
