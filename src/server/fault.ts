import type { Refusal } from '#contract/errors.ts'
import type { Log } from '#server/log.ts'

// Codes of PostgreSQL and of the network that pass by themselves: the caller may try again.
const passing = new Set([
  '40001', // serialization failure
  '40P01', // deadlock detected
  '55P03', // lock not available in time
  '57014', // statement ran too long
  '57P01', // the server shuts down
  '57P02',
  '57P03', // the server starts
  '53300', // too many connections
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'PROVIDER_SILENT',
])

/** What a throw means to the caller: `unavailable` when trying again may help, else `internal`. Logs it. */
export function faultOf(error: unknown, log: Log, requestId: string): Refusal {
  const chain = causes(error)
  const codes = codesOf(chain)
  const texts = chain.map((cause) => cause.message)
  if (passes(error)) {
    log('warn', 'unavailable', { requestId, codes, message: texts.at(-1) })
    return { code: 'unavailable', retryAfter: 2 }
  }
  log('error', 'fault', { requestId, codes, message: texts.at(-1), stack: chain.at(-1)?.stack })
  return { code: 'internal' }
}

/** Whether trying again may help. */
export function passes(error: unknown): boolean {
  const chain = causes(error)
  return (
    chain.some(({ message }) => /timeout|terminated|Connection ended|not queryable/i.test(message)) ||
    codesOf(chain).some((code) => passing.has(code))
  )
}

/** Why it failed, the outermost first; without statements, whose values may be of persons. */
export function reasonOf(error: unknown): string {
  const chain = causes(error)
  const texts = chain.map(({ message }) => (message.startsWith('Failed query') ? '' : message))
  // A connection that is refused says so by its code alone.
  return (
    [...texts, ...(texts.at(-1) ? [] : codesOf(chain))].filter(Boolean).join(': ') ||
    (chain.at(-1)?.name ?? String(error))
  )
}

function codesOf(chain: Error[]): string[] {
  return chain.flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? [cause.code] : []))
}

function causes(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < 8; at = at.cause) chain.push(at)
  return chain
}
