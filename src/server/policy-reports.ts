import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '#server/api.ts'
import { reportsPath } from '#server/headers.ts'
import { countPolicyReport } from '#server/metrics.ts'
import type { Wired } from '#server/wire.ts'

/** What is kept of a report: kinds alone, nothing that names a page, a person or a file. */
type PolicyBreach = { directive: string; source: 'inline' | 'eval' | 'data' | 'extension' | 'own' | 'foreign' }

const largestReports = 16_384
const mostAtOnce = 20
/** Of one process; whoever sends more is neither read nor logged, and is told the same. */
const mostAMinute = 60

/** Where browsers say what the content security policy stopped. They send it by themselves, for nobody in particular. */
export function policyReports({ origin, log, clock }: Pick<Wired, 'origin' | 'log' | 'clock'>): Hono {
  const app = new Hono()
  let minute = 0
  let taken = 0
  app.post(reportsPath, async (c) => {
    const now = Math.floor(clock().getTime() / 60_000)
    if (now !== minute) [minute, taken] = [now, 0]
    if (taken >= mostAMinute) return c.body(null, 204)
    taken++
    const body = await readBody(c.req.raw, largestReports)
    if (!body) return c.text('too large', 413)
    for (const breach of breachesIn(new TextDecoder().decode(body), origin)) {
      countPolicyReport(breach)
      log('warn', 'policy breach', breach)
    }
    return c.body(null, 204)
  })
  return app
}

/** What is said in a body of either form that browsers use; nothing in any other. */
export function breachesIn(body: string, origin: string): PolicyBreach[] {
  const parsed = bodies.safeParse(readJson(body))
  if (!parsed.success) return []
  return parsed.data.slice(0, mostAtOnce).map(({ directive, blocked }) => ({
    directive: directives.has(directive) ? directive : 'other',
    source: sourceOf(blocked, origin),
  }))
}

const text = z.string().max(8_000).default('')
const older = z
  .object({ 'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }) })
  .transform(({ 'csp-report': told }) => [
    {
      directive: told['effective-directive'] || (told['violated-directive'].split(' ')[0] ?? ''),
      blocked: told['blocked-uri'],
    },
  ])
const newer = z
  .array(z.object({ type: z.string(), body: z.object({ effectiveDirective: text, blockedURL: text }).partial() }))
  .transform((told) =>
    told
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: { effectiveDirective = '', blockedURL = '' } }) => ({
        directive: effectiveDirective,
        blocked: blockedURL,
      })),
  )
const bodies = z.union([older, newer])

/** Those of our policy, and what browsers make of them; any other word is somebody's invention. */
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
