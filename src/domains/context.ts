import type { AnyEndpoint, CodeOf, InputOf, Outcome, OutputOf } from '#contract/endpoint.ts'
import type { CommonError } from '#contract/errors.ts'
import type { Auth } from '#domains/accounts/auth.server.ts'
import type { Db, Queryable } from '#domains/db.ts'
import type { Locale } from '#text/locale.ts'

export type Visitor = { kind: 'visitor' }
export type Traveller = { kind: 'traveller'; userId: string; name: string; email: string }
export type Actor = Visitor | Traveller

/** Seals small values into tokens that only this installation can make and read. */
export type Seal = {
  seal: (purpose: string, value: unknown) => string
  /** The value, or null when the token is not ours. */
  open: (purpose: string, token: string) => unknown
}

export type RateRule = { burst: number; perHour: number }

/** Answers what was loaded under a key within the last half minute, else loads it. Not for stock, not for persons. */
export type Remember = <T>(key: string, load: () => Promise<T>) => Promise<T>

export type Ports = {
  remember: Remember
  seal: Seal
  auth: Auth
  /** Random bytes from the operating system; a fixed sequence in tests. */
  random: (bytes: number) => Uint8Array
  /** Takes one from the subject's bucket; seconds to wait when it is empty, else null. */
  limit: (subject: string, rule: RateRule) => Promise<number | null>
  /** Tells every process what has changed, soon. Never fails the call. */
  announce: (tags: string[]) => void
}

/** Everything a call may depend on: who, where from, in which language, when, and with what. */
export type Context = {
  actor: Actor
  locale: Locale
  /** In a call with an idempotency key this is the transaction that also stores the answer. */
  db: Queryable
  /** The database itself, for what must live whatever becomes of the call. */
  root: Db
  now: Date
  requestId: string
  ports: Ports
  /** The caller's headers; empty for calls that no request caused. */
  headers: Headers
  /** Already resolved through trusted proxies; IPv6 cut to its /64. */
  address: string
  /** Adds a Set-Cookie line to the answer. */
  setCookie: (line: string) => void
  /** Tags of what this call has changed (`hotel:12`): announced to all processes when it is done. */
  changes: string[]
}

type ContextOf<E extends AnyEndpoint> = E['who'] extends 'traveller' ? Context & { actor: Traveller } : Context

export type Handler<E extends AnyEndpoint> = (
  context: ContextOf<E>,
  input: InputOf<E>,
) => Promise<Outcome<OutputOf<E>, CodeOf<E> | CommonError>>

/** One handler for every endpoint of a domain's contract. */
export type Handlers<Endpoints extends Record<string, AnyEndpoint>> = { [K in keyof Endpoints]: Handler<Endpoints[K]> }
