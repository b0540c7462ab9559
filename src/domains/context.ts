import type { AnyEndpoint, CodeOf, InputOf, Outcome, OutputOf } from '#contract/endpoint.ts'
import type { CommonError } from '#contract/errors.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import type { StaffRight } from '#contract/staff.ts'
import type { Auth } from '#domains/accounts/auth.server.ts'
import type { RelyingParty } from '#domains/accounts/authenticator.server.ts'
import type { SessionWay } from '#domains/accounts/session.server.ts'
import type { SupplyPort } from '#domains/bookings/supply.ts'
import type { Db, Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import type { MapTiles } from '#domains/places/contract.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { Locale } from '#text/locale.ts'

type Visitor = {
  kind: 'visitor'
  /** Came with a partner's key that is none, or none any more. */
  wrongKey?: true
}
export type Traveller = {
  kind: 'traveller'
  userId: string
  name: string
  email: string
  sessionId: string
  /** Of people of the provider alone. */
  staff?: StaffRight
  /** Of a partner's program alone: nothing but what the scopes of its key allow. */
  key?: PartnerKey
}
type PartnerKey = { id: string; scopes: readonly KeyScope[]; perHour: number }
export type Staff = Traveller & { staff: StaffRight }
export type Actor = Visitor | Traveller

/** What a member of the staff has changed: `booking:R7K2…`, and the fields before and after, without personal data. */
export type AuditNote = { subject: string; before: unknown; after: unknown }

/** Seals small values into tokens that only this installation can make and read. */
export type Seal = {
  seal: (purpose: string, value: unknown) => string
  /** The value, or null when the token is not ours. */
  open: (purpose: string, token: string) => unknown
  /** A keyed digest, so that what is stored of a short secret cannot be guessed from the store alone. */
  digest: (purpose: string, text: string) => string
}

/** Encrypts the little that nobody but its owner may read, not even in the database. */
export type Vault = {
  /** How everything begins that the present key has sealed. */
  mark: string
  /** @param boundTo what the value belongs to, such as its row and column: it opens nowhere else */
  seal: (boundTo: string, text: string) => string
  /** Throws when it was sealed for something else, by an unknown key, or changed. */
  open: (boundTo: string, sealed: string) => string
}

export type RateRule = { burst: number; perHour: number }

/** Answers what was loaded under a key within the last half minute, else loads it. Not for stock, not for persons. */
export type Remember = <T>(key: string, load: () => Promise<T>) => Promise<T>

/** A place in this process's memory that a domain fills and judges by itself; emptied when changes may have been missed. */
export type Keep = <T>(key: string, make: () => T) => T

/** A copy of the database for reads that are nobody's own; it holds all that was announced. */
type Copy = { db: () => Db | null; failed: () => void }

export type Ports = {
  remember: Remember
  keep: Keep
  seal: Seal
  /** Loaded when somebody signs in for the first time. */
  auth: () => Promise<Auth>
  relyingParty: RelyingParty
  vault: Vault
  sessionWay: SessionWay
  /** Random bytes from the operating system; a fixed sequence in tests. */
  random: (bytes: number) => Uint8Array
  /** Takes one from the subject's bucket; seconds to wait when it is empty, else null. */
  limit: (subject: string, rule: RateRule) => Promise<number | null>
  /** Queues work in the transaction of the change that causes it. */
  queue: QueueJob
  /** Where hotels on request are asked. */
  supply: SupplyPort
  /** Where travellers pay online; null when nothing is paid online here. */
  gateway: PaymentGateway | null
  /** Tells every process what has changed, soon. Never fails the call. */
  announce: (tags: string[]) => void
  /** What other domains keep of a person, for the two rights that concern all of it. */
  personalData: PersonalData
  /** What a browser keeps for its visitor and an account takes over. */
  keepsakes: Keepsakes
  /** Photos and documents of people, and pictures that were uploaded. */
  files: Files
  /** Pictures of a street map by `{z}`, `{x}` and `{y}`, which a browser fetches when somebody asks for it. */
  mapTiles: MapTiles | null
  /** Who takes payments, carries letters and keeps files; nothing of their keys. */
  providers: readonly ProviderState[]
  /** The most that is taken of anything, as whatever domain says it. */
  siteLimits: SiteLimits
  /** Looks for harmful software in what people send, where a scanner is configured. */
  scan: Scan | null
  /** A text from an address on the public internet that somebody typed; null when it cannot be had. */
  readOutside: (address: string) => Promise<string | null>
}

export type SiteLimits = {
  rooms: number
  nights: number
  days_ahead: number
  adults_a_room: number
  oldest_child: number
  families: number
  service_days: number
  service_units: number
  cart_lines: number
  photo_bytes: number
  document_bytes: number
}

/** `unknown` when the scanner does not answer or cannot tell. */
export type Scan = (file: Uint8Array) => Promise<'clean' | 'harmful' | 'unknown'>

export type Keepsakes = {
  /** After every sign-in, in the request that opened the session: its actor is still who came. */
  join: (call: Pick<Context, 'root' | 'headers' | 'now' | 'setCookie' | 'ports'>, userId: string) => Promise<void>
  /** At sign-out. */
  part: (call: Pick<Context, 'headers' | 'setCookie' | 'ports'>) => void
}

type NeededFor = 'bookings_ahead' | 'last_manager'

export type PersonalData = {
  /** Everything kept of a person, by domain, as it is handed to them. */
  gather: (db: Queryable, userId: string) => Promise<Record<string, unknown>>
  /** Why the person cannot go yet; null when they can. */
  isNeeded: (db: Queryable, userId: string, now: Date) => Promise<NeededFor | null>
  /** Takes the person out of what must be kept. In the transaction that deletes the account. */
  erase: (db: Queryable, userId: string) => Promise<void>
}

export type ProviderState = {
  purpose: 'payments' | 'mail' | 'texts' | 'files'
  name: string
  configured: boolean
  inUse: boolean
}

export type StoredFile = { body: Uint8Array; type: string }

/** Keeps files by name; a name is written once and never changed. */
export type Files = {
  put: (name: string, file: StoredFile) => Promise<void>
  get: (name: string) => Promise<StoredFile | null>
  remove: (name: string) => Promise<void>
}

/** Everything a call may depend on: who, where from, in which language, when, and with what. */
export type Context = {
  actor: Actor
  locale: Locale
  /** In a call with an idempotency key this is the transaction that also stores the answer. */
  db: Queryable
  /** The database itself, for what must live whatever becomes of the call. */
  root: Db
  /** Only where there is a replica, and this caller has not just written. */
  copy: Copy | null
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
  /** What a call of the staff has changed: written down in its transaction. A write of theirs that notes nothing is a bug. */
  audits: AuditNote[]
}

type ContextOf<E extends AnyEndpoint> = E['who'] extends 'staff'
  ? Context & { actor: Staff }
  : E['who'] extends 'traveller'
    ? Context & { actor: Traveller }
    : Context

export type Handler<E extends AnyEndpoint> = (
  context: ContextOf<E>,
  input: InputOf<E>,
) => Promise<Outcome<OutputOf<E>, CodeOf<E> | CommonError>>

/** One handler for every endpoint of a domain's contract. */
export type Handlers<Endpoints extends Record<string, AnyEndpoint>> = { [K in keyof Endpoints]: Handler<Endpoints[K]> }
