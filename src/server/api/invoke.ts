import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { err, invalid, type AnyEndpoint, type CallOptions, type Outcome } from '#api/endpoint.ts'
import type { ApiError, ErrorCode, FieldError } from '#api/errors.ts'
import { sells, cachedSettings, type SoldProducts } from '#domains/content/queries.server.ts'
import type { Actor, Context } from '#domains/context.ts'
import { withAudit } from '#domains/staff/audit.server.ts'
import { verifyQuote } from '#domains/products/shared/quote-token.server.ts'
import { inventoryKey } from '#domains/products/shared/selection.ts'
import { onceAfterEffect, onceInTransaction } from '#server/api/idempotency.ts'
import { semaphore, semaphorePerKey } from '#server/http/semaphore.ts'
import { hotelLimitError } from '#server/api/hotel-limits.ts'
import { isSafeText } from '#i18n/clean.ts'
import { numbersInLatin } from '#i18n/digits.ts'
import { fileSize } from '#i18n/format.ts'
import type { Locale } from '#i18n/locale.ts'
import { scopeOf } from '#api/scopes.ts'
import { api, type ApiClient, type ApiName } from '#api/index.ts'
import { handlers } from '#server/api/handlers.ts'

export type AnyHandler = (context: Context, input: unknown) => Promise<Outcome<unknown>>

/**
 * Staff change rows that many requests need, and a change that waits for a lock occupies a connection. The semaphore
 * leaves most connections to travellers, whatever the number of staff. As many can wait as one caller can send, because
 * the connections of an office do not spread evenly over the processes.
 */
const staffSemaphore = semaphore(3, 200)

/**
 * Bookings of one product lock the same rows until they commit. In PostgreSQL each waiting one would occupy a
 * connection, so a process sends two at a time: one commits while the next one is prepared. The others wait here, in
 * order.
 */
const bookingSemaphore = semaphorePerKey(2, 500)

/** The other calls of one account or opened booking can wait for the same rows, too. They leave connections to others. */
const accountSemaphore = semaphorePerKey(4, 100)

/**
 * Decoding an uploaded file takes seconds of processor time and memory of its own, but no connection: a process decodes
 * two at a time, and they do not delay other changes.
 */
const uploadSemaphore = semaphore(2, 20)

type Call = { endpoint: AnyEndpoint; handler: AnyHandler; input: unknown; idempotencyKey?: string | undefined }

/**
 * The only way to call a handler, for HTTP, page loaders and tests: checks access, parses the input and applies
 * idempotency. Expected errors are values; a throw is a bug.
 */
export async function invoke(context: Context, call: Call): Promise<Outcome<unknown>> {
  const { endpoint } = call
  const denied = rightError(endpoint, context.actor)
  if (denied) return err(denied)
  if (!isSafe(call.input)) return invalid('', 'unsafe_text')
  const input = numbersInLatin(call.input ?? {})
  const parsed = endpoint.input.safeParse(input)
  if (!parsed.success) return err('invalid_input', { errors: fieldErrors(parsed.error, input) })
  const rejected = await rejection(context, endpoint, parsed.data)
  if (rejected) return rejected
  const outcome = await semaphoreOf(context, endpoint, parsed.data)(() => runIdempotently(context, call, parsed.data))
  return outcome ?? err('unavailable', { retryAfter: 2 })
}

/** Errors of a call with valid input that its handler never sees; null if there is none. */
async function rejection(context: Context, endpoint: AnyEndpoint, input: unknown): Promise<Outcome<never> | null> {
  const outside = await hotelLimitError(context, endpoint, input)
  if (outside) return outside
  if (endpoint.upload && fileOf(input).length > endpoint.upload) return fileTooLarge(endpoint.upload, context.locale)
  const unsafe = endpoint.upload ? await scanError(context, input) : null
  if (unsafe) return unsafe
  if (endpoint.errors.includes('maintenance') && (await isMaintenance(context)))
    return err('maintenance', { retryAfter: 300 })
  if (endpoint.errors.includes('not_found') && (await isProductOff(context, endpoint))) return err('not_found')
  return null
}

/** Runs the handler; calls repeated with one idempotency key get one response. */
function runIdempotently(context: Context, call: Call, input: unknown): Promise<Outcome<unknown>> {
  const { endpoint, handler, idempotencyKey: key } = call
  // Handlers of uploads and of external calls open their own transaction, after that work.
  const run = (inside: Context) =>
    isAdminWrite(endpoint) && !endpoint.upload && !endpoint.ownTransaction
      ? withAudit(inside, endpoint.name, (within) => handler(within, input))
      : handler(inside, input)
  if (!endpoint.idempotent || !key) return run(context)
  const once = endpoint.idempotent === 'after' ? onceAfterEffect : onceInTransaction
  return once(context, { endpoint: endpoint.name, key, input, secret: endpoint.secretResponse }, run)
}

/** The semaphore of a call, or a function that just runs it. Resolves to null if the call cannot wait. */
function semaphoreOf(context: Context, endpoint: AnyEndpoint, input: unknown): ReturnType<typeof semaphore> {
  if (endpoint.upload) return uploadSemaphore
  if (isAdminWrite(endpoint)) return staffSemaphore
  const product = bookedProduct(context, endpoint, input)
  if (product) return (run) => bookingSemaphore(product, run)
  const { actor } = context
  const owner = actor.kind === 'traveller' ? actor.userId : actor.opened?.reference
  return owner ? (run) => accountSemaphore(owner, run) : (run) => run()
}

/** The endpoints of `isAdminWrite`. One without a text in the audit is an error at `withAudit`. */
type AdminWrite = {
  [Name in ApiName]: (typeof api)[Name] extends { access: 'staff'; effect: 'write' } ? Name : never
}[ApiName]

function isAdminWrite(endpoint: AnyEndpoint): endpoint is AnyEndpoint & { name: AdminWrite } {
  return endpoint.access === 'staff' && endpoint.effect === 'write'
}

/** True while the provider has paused new bookings and payments of travellers. */
async function isMaintenance({ db, ports }: Context): Promise<boolean> {
  return (await cachedSettings({ db, ports })).maintenance
}

/**
 * True for a call about one hotel, package or service while the provider does not sell this product. Staff can preview
 * it before it is sold. Lists are empty, and quotes and bookings fail, in the domains.
 */
async function isProductOff(context: Context, { group }: AnyEndpoint): Promise<boolean> {
  const isStaff = context.actor.kind === 'traveller' && context.actor.staff
  return isProduct(group) && !isStaff && !(await sells(context, group))
}

function isProduct(group: AnyEndpoint['group']): group is keyof SoldProducts {
  return group === 'stays' || group === 'packages' || group === 'services'
}

/** Error for a file above `limit` bytes; it contains the limit in readable form, such as “3.5 MB”. */
export function fileTooLarge(limit: number, locale: Locale) {
  const errors = [{ path: 'file', code: 'file_too_large', params: { max: fileSize(limit, locale) } }]
  return err('payload_too_large', { errors })
}

/** Error for a file that is harmful, or that cannot be scanned now. Null for any other, and without a scanner. */
async function scanError({ ports }: Context, input: unknown): Promise<Outcome<never> | null> {
  const file = fileOf(input)
  if (!ports.scan || file.length === 0) return null
  const verdict = await ports.scan(file)
  if (verdict === 'clean') return null
  return verdict === 'harmful' ? invalid('file', 'file_harmful') : err('unavailable', { retryAfter: 30 })
}

function fileOf(input: unknown): Uint8Array {
  const { file } = input as { file?: unknown }
  return file instanceof Uint8Array ? file : new Uint8Array()
}

/** The product whose inventory a call takes; null for any other call. All carts count as one. */
function bookedProduct({ ports }: Context, { name, effect }: AnyEndpoint, input: unknown): string | null {
  if (name === 'send_cart_to_order') return 'cart'
  const { quote_token: token } = input as { quote_token?: unknown }
  const quote = effect === 'write' && typeof token === 'string' ? verifyQuote(ports.signer, token) : null
  return quote && inventoryKey(quote.selection)
}

/** The codes of a limit of what has a length or a size: a text, a list; anything else is a number. */
const codesOfLimit: Record<string, { too_small: string; too_big: string }> = {
  string: { too_small: 'too_short', too_big: 'too_long' },
  array: { too_small: 'too_few', too_big: 'too_many' },
}

/** The errors of a parsed input by field, one per field. */
export function fieldErrors(error: z.ZodError, input: unknown): FieldError[] {
  // zod reports unknown fields as one issue of their object; each one gets its own path.
  const issues = error.issues.flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] })) : [issue],
  )
  // One error per field is enough to correct it.
  const first = [...new Map(issues.toReversed().map((issue) => [issue.path.join('.'), issue])).values()].toReversed()
  return first.slice(0, 50).map((issue) => {
    const code = codeOf(issue, input)
    const params = limitOf(issue, code)
    return { path: issue.path.map(String).join('.'), code, ...(params && { params }) }
  })
}

/**
 * Our own messages are codes; any other message is a sentence of zod, replaced by a code for its kind. A missing value
 * and an empty text that is too short are `required`; a value of a wrong type is `invalid_format`.
 */
function codeOf(issue: z.core.$ZodIssue, input: unknown): string {
  const { code, path, message } = issue
  const value = path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  )
  const ofLimit =
    issue.code === 'too_small' || issue.code === 'too_big'
      ? (codesOfLimit[issue.origin]?.[issue.code] ?? issue.code)
      : undefined
  const own = /^[a-z]+(_[a-z]+)+$|^required$/.test(message) ? message : undefined
  if ((own ?? ofLimit) === 'too_short' && typeof value === 'string' && value.trim() === '') return 'required'
  if (own) return own
  if (code === 'unrecognized_keys') return 'unknown_field'
  const missing = value === undefined || value === null || Number.isNaN(value)
  if (missing) return 'required'
  if (ofLimit) return ofLimit
  return code === 'invalid_value' ? 'not_a_choice' : 'invalid_format'
}

/**
 * The violated length, for the message of the error. Limits of numbers can be in another unit than the field, so they
 * are left out.
 */
function limitOf(issue: z.core.$ZodIssue, code: string): FieldError['params'] {
  if (issue.code === 'too_small' && /^too_(short|few)$/.test(code)) return { min: Number(issue.minimum) }
  if (issue.code === 'too_big' && /^too_(long|many)$/.test(code)) return { max: Number(issue.maximum) }
  return undefined
}

/** True if no text in the input can break the database or a reader, and nesting is bounded. */
function isSafe(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isSafeText(value)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true
  if (depth > 20) return false
  return Object.entries(value).every(([key, inner]) => isSafeText(key) && isSafe(inner, depth + 1))
}

/** Error code when the actor is not allowed to call an endpoint, or null. Everything not allowed here is denied. */
export function rightError(endpoint: EndpointFacts, actor: Actor): ErrorCode | null {
  const { access, staff, hotelScope, beforeProof } = endpoint
  if (actor.kind === 'visitor' && actor.wrongKey) return 'unauthenticated'
  if (actor.kind === 'traveller' && actor.key) {
    const scope = scopeOf(endpoint)
    return scope && actor.key.scopes.includes(scope) ? null : 'forbidden'
  }
  if (access === 'anyone' || access === 'visitor') return null
  if (access === 'booking' && actor.opened) return null
  if (actor.kind !== 'traveller') return 'unauthenticated'
  if (access === 'traveller' || access === 'booking') return null
  // Travellers do not learn that the endpoint exists.
  if (!actor.staff) return 'not_found'
  if (!actor.staff.proven && !beforeProof) return 'second_factor_required'
  if (!staff.includes(actor.staff.role)) return 'forbidden'
  return actor.staff.hotels && hotelScope === 'all' ? 'forbidden' : null
}

type EndpointFacts = Pick<AnyEndpoint, 'name' | 'access' | 'effect' | 'group' | 'staff' | 'hotelScope' | 'beforeProof'>

/**
 * The API in process, for page loaders and jobs: same rights, parsing and errors as over HTTP. A form that a browser
 * without scripts sends twice gets the response of the first one.
 */
export function createCaller(context: Context, fault: (error: unknown, requestId: string) => ApiError): ApiClient {
  return new Proxy({} as ApiClient, {
    get: (_, name: ApiName) => (input: unknown, options?: CallOptions) =>
      afterFirst(() =>
        invoke(context, {
          endpoint: api[name] as AnyEndpoint,
          handler: handlers[name] as unknown as AnyHandler,
          input,
          idempotencyKey: options?.idempotencyKey,
        }),
      ).catch((error: unknown) => ({ ok: false as const, error: fault(error, context.requestId) })),
  })
}

/** Repeats a call while an earlier one under its key runs, for about eight seconds. */
async function afterFirst(call: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  for (let waits = 0; ; waits++) {
    const outcome = await call()
    if (outcome.ok || outcome.error.code !== 'idempotency_in_flight' || waits === 40) return outcome
    await pause(200)
  }
}
