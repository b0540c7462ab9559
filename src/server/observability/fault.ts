import type { ApiError } from '#api/errors.ts'
import type { Log } from '#server/observability/log.ts'

// Transient error codes of PostgreSQL and of the network: the caller can try again.
const passing = new Set([
  '40001', // serialization failure
  '40P01', // deadlock detected
  '25006', // read-only: a primary that was demoted, or a provider's full disk
  '55P03', // lock timeout
  '57014', // statement timeout
  '57P01', // the server is shutting down
  '57P02',
  '57P03', // the server is starting
  '53100', // disk full
  '53300', // too many connections
  '08006',
  '08001',
  'BUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOSPC',
  'EPIPE',
  'EROFS',
  'PROVIDER_SILENT',
])

/** Messages of a connection that was lost or not made, of a wait that ended, and of a machine without memory. */
const withoutConnection = /timeout|terminated|Connection ended|not queryable|out of memory/i

/** True for an error of pgbouncer: it has no connection to a primary at the moment. */
export function isPoolerError(message: string): boolean {
  return /server login has been failing|server conn crashed|server_login_retry|query_wait_timeout/.test(message)
}

/** Converts a thrown error for the caller: `unavailable` if trying again can help, else `internal`. Logs it. */
export function faultOf(error: unknown, log: Log, requestId: string): ApiError {
  const chain = causes(error)
  const codes = codesOf(chain)
  const message = reasonOf(error)
  if (passes(error)) {
    log('warn', 'unavailable', { requestId, codes, message })
    return { code: 'unavailable', retryAfter: 2 }
  }
  // A stack begins with the message of its error.
  const stack = chain.at(-1)?.stack?.replace(/^[^]*?\n(?= {4}at )/, '')
  log('error', 'fault', { requestId, codes, message, stack })
  return { code: 'internal' }
}

/** True if trying again can help. */
export function passes(error: unknown): boolean {
  const chain = causes(error)
  return (
    chain.some(({ message }) => withoutConnection.test(message) || isPoolerError(message)) ||
    codesOf(chain).some((code) => passing.has(code))
  )
}

/** The messages of an error and its causes, outermost first; without statements and values, which can be personal data. */
export function reasonOf(error: unknown): string {
  const chain = causes(error)
  const texts = chain.map((cause) => (cause.message.startsWith('Failed query') ? '' : withoutValues(cause)))
  // A refused connection has a code, but no message.
  return (
    [...texts, ...(texts.at(-1) ? [] : codesOf(chain))].filter(Boolean).join(': ') ||
    (chain.at(-1)?.name ?? String(error))
  )
}

/** The message of an error without the texts that PostgreSQL (class 22, data exceptions) and JSON.parse quote in it. */
function withoutValues(error: Error): string {
  const isQuoting = error instanceof SyntaxError || codesOf([error]).some((code) => /^22[0-9A-Z]{3}$/.test(code))
  return isQuoting ? error.message.replace(/"[^]*"/, '"…"') : error.message
}

function codesOf(chain: Error[]): string[] {
  return chain.flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? [cause.code] : []))
}

function causes(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < 8; at = at.cause) chain.push(at)
  return chain
}
