import type { z } from 'zod'
import type { AnyEndpoint, Outcome } from '#contract/endpoint.ts'
import { refuse } from '#contract/endpoint.ts'
import type { FieldError } from '#contract/errors.ts'
import type { Context } from '#domains/context.ts'
import { audited } from '#domains/staff/audited.server.ts'
import { passes } from '#server/fault.ts'
import { answeredOnce, once } from '#server/idempotency.ts'
import { turnstile } from '#server/turnstile.ts'
import { rightRefused } from '#server/rights.ts'
import { isSafeText } from '#text/clean.ts'
import { numbersInLatin } from '#text/digits.ts'
import { fileSize } from '#text/format.ts'
import type { Locale } from '#text/locale.ts'

export type AnyHandler = (context: Context, input: unknown) => Promise<Outcome<unknown>>

/**
 * Staff change what many want at once: whoever waits for their nights holds a connection meanwhile. In turns, however
 * many they are, most connections stay for travellers, and nobody waits for a lock longer than it may be waited for.
 */
const staffTurn = turnstile(3, 8_000)

type Call = { endpoint: AnyEndpoint; handler: AnyHandler; input: unknown; idempotencyKey?: string | undefined }

/**
 * The one way into a handler, for HTTP, page loaders and tests alike: proves the right, parses the
 * input, keeps idempotency. Refusals are values; a throw is a bug.
 */
export async function invoke(context: Context, call: Call): Promise<Outcome<unknown>> {
  const { endpoint, handler } = call
  const denied = rightRefused(endpoint, context.actor)
  if (denied) return refuse(denied)
  if (!isSafe(call.input)) return refuse('invalid_input', { errors: [{ path: '', code: 'unsafe_text' }] })
  const input = numbersInLatin(call.input ?? {})
  const parsed = endpoint.input.safeParse(input)
  if (!parsed.success) return refuse('invalid_input', { errors: fieldErrors(parsed.error, input) })
  if (endpoint.upload && fileOf(parsed.data).length > endpoint.upload)
    return fileTooLarge(endpoint.upload, context.locale)
  const unsafe = endpoint.upload ? await harmIn(context, parsed.data) : null
  if (unsafe) return unsafe
  // What comes with an upload is drawn and stored before its transaction, which its handler opens itself.
  const run = (inside: Context) =>
    endpoint.who === 'staff' && endpoint.effect === 'write' && !endpoint.upload
      ? audited(inside, endpoint.name, (within) => handler(within, parsed.data))
      : readOrDo(inside, call, parsed.data)
  const { idempotencyKey: key } = call
  const keyed = endpoint.idempotent === 'after' ? answeredOnce : once
  const effect = () =>
    endpoint.idempotent && key
      ? keyed(context, { endpoint: endpoint.name, key, input: parsed.data }, run)
      : run(context)
  const atDesk = endpoint.who === 'staff' && endpoint.effect === 'write'
  const outcome = atDesk ? await staffTurn(effect) : await effect()
  if (!outcome) return refuse('unavailable', { retryAfter: 2 })
  // By now the effect is committed, so nobody who hears of it can read what was before.
  if (context.changes.length > 0) context.ports.announce(context.changes.splice(0))
  if (endpoint.effect === 'write' && context.copy) context.setCookie(wroteCookie(context))
  return outcome
}

/** Names the limit in words, such as “3.5 MB”; `limit` in bytes. */
export function fileTooLarge(limit: number, locale: Locale) {
  const errors = [{ path: 'file', code: 'file_too_large', params: { max: fileSize(limit, locale) } }]
  return refuse('payload_too_large', { errors })
}

/** Why a file is not taken: it is harmful, or nobody can say now whether it is. Null for any other, and without a scanner. */
async function harmIn({ ports }: Context, input: unknown): Promise<Outcome<never> | null> {
  const file = fileOf(input)
  if (!ports.scan || file.length === 0) return null
  const verdict = await ports.scan(file)
  if (verdict === 'clean') return null
  return verdict === 'harmful'
    ? refuse('invalid_input', { errors: [{ path: 'file', code: 'file_harmful' }] })
    : refuse('unavailable', { retryAfter: 30 })
}

function fileOf(input: unknown): Uint8Array {
  const { file } = input as { file?: unknown }
  return file instanceof Uint8Array ? file : new Uint8Array()
}

/** Longer than any copy lags that is still in use. */
const wroteCookie = ({ ports }: Context) =>
  `wrote=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=5${ports.sessionWay.secure ? '; Secure' : ''}`

/** What everybody may read comes from the copy of the database where there is one, and from itself when that fails. */
async function readOrDo(context: Context, { endpoint, handler }: Call, input: unknown): Promise<Outcome<unknown>> {
  const isPublic = endpoint.effect === 'read' && endpoint.fresh !== 'personal'
  const db = isPublic ? context.copy?.db() : null
  if (!db) return handler(context, input)
  try {
    return await handler({ ...context, db }, input)
  } catch (error) {
    if (!passes(error)) throw error
    context.copy?.failed()
    return handler(context, input)
  }
}

const codeOfIssue: Record<string, string> = {
  too_small: 'too_small',
  too_big: 'too_big',
  invalid_value: 'not_a_choice',
}

function fieldErrors(error: z.ZodError, input: unknown): FieldError[] {
  // Unknown fields are one issue of the object that holds them; each is told by its own path.
  const issues = error.issues.flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] })) : [issue],
  )
  // One error a field is enough to mend it.
  const first = [...new Map(issues.toReversed().map((issue) => [issue.path.join('.'), issue])).values()].toReversed()
  return first.slice(0, 50).map((issue) => ({
    path: issue.path.map(String).join('.'),
    // Our own messages are codes; anything else is a sentence of zod's, for which its kind stands.
    code: /^[a-z]+(_[a-z]+)+$|^required$/.test(issue.message) ? issue.message : codeOf(issue, input),
  }))
}

/** What is not there is asked for; what is there and of another kind is in no form that is expected. */
function codeOf({ code, path }: z.core.$ZodIssue, input: unknown): string {
  if (code === 'unrecognized_keys') return 'unknown_field'
  const given = path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  )
  const missing = given === undefined || given === null || Number.isNaN(given)
  return missing ? 'required' : (codeOfIssue[code] ?? 'invalid_format')
}

/** No text anywhere in the input that the database or a reader could trip over; nesting is bounded. */
function isSafe(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isSafeText(value)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true
  if (depth > 20) return false
  return Object.entries(value).every(([key, inner]) => isSafeText(key) && isSafe(inner, depth + 1))
}
