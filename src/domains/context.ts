import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import type { AnyEndpoint, CodeOf, InputOf, Outcome, OutputOf } from '#api/endpoint.ts'
import type { CommonError } from '#api/errors.ts'
import type { KeyScope } from '#api/scopes.ts'
import type { StaffRight } from '#api/staff.ts'
import type { TextRules } from '#domains/accounts/codes/text-budget.server.ts'
import type { RelyingParty } from '#domains/accounts/passkeys/authenticator.server.ts'
import type { SessionSettings } from '#domains/accounts/sessions/session.server.ts'
import type { InboundMail } from '#domains/conversation/inbound-mail.ts'
import type { BookingFeatures } from '#domains/bookings/state/features.ts'
import type { SupplyPort } from '#domains/requests/supplier-port.ts'
import type { ProviderState } from '#domains/cms/emails/contract.ts'
import type { WebStatus } from '#domains/content/contract.ts'
import type { QueueJob } from '#domains/jobs.ts'
import type { CityMap } from '@rihla/street-map/city-map'
import type { Box } from '@rihla/street-map/label-boxes'
import type { MapTiles } from '#domains/places/contract.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import type { TaxAuthority } from '#domains/einvoicing/authority.ts'
import type { TaxEnvironment } from '#domains/einvoicing/shapes.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { AuditSubject } from '#domains/shared/audited-acts.ts'
import type { Audited } from '#domains/shared/audited-fields.ts'
import type { PaymentMark } from '#domains/shared/payment-marks.ts'
import type { Locale } from '#i18n/locale.ts'

type NoSchema = Record<string, never>

/** The database pool, which can start a transaction. */
export type Db = NodePgDatabase<NoSchema>
type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, NoSchema>
/** Accepted by reads: the pool or a transaction. */
export type Queryable = Db | Tx

/** A booking that the holder of its contact has opened with a code, without an account. */
export type OpenedBooking = { reference: string; generation: number; openedAt: Date }

type Visitor = {
  kind: 'visitor'
  /** The booking of the booking session of this browser. */
  opened?: OpenedBooking
  /** True if the request contained an unknown or revoked partner key. */
  wrongKey?: true
}
export type Traveller = {
  kind: 'traveller'
  userId: string
  /** Empty for an account that was opened by a code, until its first booking. */
  name: string
  email: string | null
  sessionId: string
  /** True if the call has the token before a step-up whose new token was not used yet. The step-up proves nothing for it. */
  beforeStepUp?: boolean
  /** The booking of the booking session of this browser, which the account may not own. */
  opened?: OpenedBooking
  /** Present for staff only. */
  staff?: StaffRight
  /** Present for partners only, who can do only what the scopes of their key allow. */
  key?: PartnerKey
}
type PartnerKey = { id: string; scopes: readonly KeyScope[]; perHour: number }
export type Staff = Traveller & { staff: StaffRight }
export type Actor = Visitor | Traveller

/** A change made by staff: a subject such as `booking:R7K2…`, and fields before and after, not personal ones. */
export type AuditNote<Before = unknown, After = unknown> = {
  subject: AuditSubject
  before: Audited<Before>
  after: Audited<After>
}

/** The notes of a call, to read and to add to; `push` accepts only fields that the audit can name. */
type AuditNotes = Iterable<AuditNote> & {
  readonly length: number
  push<Before, After>(note: AuditNote<Before, After>): void
}

/** Signs small values as tokens that only this installation can create and verify. */
export type Signer = {
  sign: (purpose: string, value: unknown) => string
  /** The value, or null if we did not sign the token. */
  verify: (purpose: string, token: string) => unknown
  /** A keyed digest, so that a short secret cannot be guessed from its stored digest alone. */
  digest: (purpose: string, text: string) => string
}

/** Encrypts the few values that only their owner is allowed to read, not even visible in the database. */
export type Vault = {
  /** The id of the current key; all values that it encrypted begin with it and a full stop. */
  keyId: string
  /** @param boundTo the context of the value, such as its row and column; it can be decrypted only there */
  encrypt: (boundTo: Binding, text: string) => string
  /** Throws if the value was encrypted for another context or with an unknown key, or has been modified. */
  decrypt: (boundTo: Binding, encrypted: string) => string
}

/** Tables with encrypted values, and columns that name encrypted files. */
export type EncryptedPlace =
  | 'booking_detail'
  | 'booking_document.file'
  | 'booking_message_file.file'
  | 'companion'
  | 'idempotency_key'
  | 'interrupted_form'
  | 'tax_unit'
  | 'travel_document'

/** The row, or the row and column, that a value is encrypted for. */
export type Binding = `${EncryptedPlace}:${string}`

export type RateRule = { burst: number; perHour: number }

/** Returns the value loaded under a key within the last 30 seconds, or loads it. Not for inventory or personal data. */
export type Remember = <T>(key: string, load: () => Promise<T>) => Promise<T>

/** A place in memory that a domain fills and validates; cleared when changes may have been missed. */
export type CacheSlot = <T>(key: string, make: () => T) => T

export type Ports = {
  remember: Remember
  cacheSlot: CacheSlot
  signer: Signer
  relyingParty: RelyingParty
  vault: Vault
  sessionSettings: SessionSettings
  /** Random bytes from the operating system; a fixed sequence in tests. */
  random: (bytes: number) => Uint8Array
  /** Takes one token from the subject's bucket. Returns the seconds to wait if it is empty, else null. */
  limit: (subject: string, rule: RateRule) => Promise<number | null>
  /** Returns the seconds to wait if the subject's bucket is empty, else null. Takes nothing. */
  waitOf: (subject: string, rule: RateRule) => Promise<number | null>
  /** Where codes are sent by text message, and how many. */
  texts: TextRules
  /** Queues work in the transaction of the change that causes it. */
  queue: QueueJob
  /** What the features of bookings do when a booking changes. */
  features: BookingFeatures
  /** The supplier that answers requests for hotels on request. */
  supply: SupplyPort | null
  /** The tax authority in one of its environments. */
  taxAuthority: (environment: TaxEnvironment) => TaxAuthority
  /** Signs the invoices that were just issued, if the site is registered with the tax authority. */
  signInvoices: () => Promise<void>
  /** The payment provider; null if online payment is not available. */
  gateway: PaymentGateway | null
  /** The cards and wallets that its payment page accepts. */
  paymentMarks: readonly PaymentMark[]
  /** Sends emails and text messages at once; only for tests of the providers. Everything else goes through the outbox. */
  sender: NotificationSender
  /** Personal data in other domains, for the rights of access and erasure. */
  personalData: Required<PersonalData> & {
    /** Erases a person, with the account, as the register of personal data declares. Run it in a transaction. */
    erase: (db: Queryable, userId: string) => Promise<void>
  }
  /** Data in the browser of a visitor that an account takes over. */
  sessionHooks: Required<SessionHooks>
  /**
   * Replaces an earlier email address of an account in its bookings, so that their notifications go to the present
   * one. Run it in the transaction of the change, while the account has the address whose phone bookings it is to claim.
   */
  moveContacts: (db: Queryable, change: { userId: string; from: string; to: string; now: Date }) => Promise<void>
  /** Personal photos and documents, and uploaded pictures. */
  files: Files
  /** Tiles of the rest of the world by `{z}`, `{x}` and `{y}`, which the browser loads on request. */
  mapTiles: MapTiles | null
  /** The boxes of the names that the drawn map of a city has at a zoom level. */
  mapLabels: (map: CityMap, zoom: number, locale: Locale) => Promise<Box[]>
  /** Providers of payments, notifications and file storage, without their keys. */
  providers: readonly ProviderState[]
  /** Limits of the site, as defined by its domains. */
  siteLimits: WebStatus['limits']
  /** Scans uploads for malware; null if no scanner is configured. */
  scan: Scan | null
  /** Answers to notifications by email; null if no provider passes them on. */
  inboundMail: InboundMail | null
  /** Fetches a text from a typed address on the public internet; null if that fails. */
  readOutside: (address: string) => Promise<string | null>
}

/** `unknown` if the scanner does not respond or cannot decide. */
export type Scan = (file: Uint8Array) => Promise<'clean' | 'harmful' | 'unknown'>

export type SessionHooks = {
  /** Runs after every sign-in, in the request that opened the session; `actor` is still the previous one. */
  onSignIn?: (call: Pick<Context, 'pool' | 'headers' | 'now' | 'setCookie' | 'ports'>, userId: string) => Promise<void>
  onSignOut?: (call: Pick<Context, 'headers' | 'setCookie' | 'ports'>) => void
}

type NeededFor = 'bookings_ahead' | 'last_manager'

export type PersonalData = {
  /** All stored personal data of a user, by domain, in the form in which it is exported. */
  collect: (db: Queryable, userId: string) => Promise<Record<string, unknown>>
  /** The reason why the account cannot be deleted yet; null if it can. */
  isNeeded?: (db: Queryable, userId: string, now: Date) => Promise<NeededFor | null>
}

export type StoredFile = { body: Uint8Array; type: string }

/** Stores files by name. A file is written once and never changed. */
export type Files = {
  put: (name: string, file: StoredFile) => Promise<void>
  get: (name: string) => Promise<StoredFile | null>
  remove: (name: string) => Promise<void>
}

/** Everything that a call can depend on: caller, address, language, time and services. */
export type Context = {
  actor: Actor
  locale: Locale
  /** In a call with an idempotency key, the transaction that also stores the response. */
  db: Queryable
  /** The database outside the transaction, for writes that must persist even if the call fails. */
  pool: Db
  now: Date
  requestId: string
  ports: Ports
  /** The request headers; empty for calls without a request. */
  headers: Headers
  /** The client address, resolved through trusted proxies; IPv6 truncated to its /64. */
  address: string
  /** Adds a Set-Cookie header to the response. */
  setCookie: (line: string) => void
  /** Changes made by a staff call, saved in its transaction. A staff write without an audit note is a bug. */
  audits: AuditNotes
}

/** The dependencies of a call by staff. */
export type StaffContext = Context & { actor: Staff }

type ContextOf<E extends AnyEndpoint> = E['access'] extends 'staff'
  ? StaffContext
  : E['access'] extends 'traveller'
    ? Context & { actor: Traveller }
    : Context

export type Handler<E extends AnyEndpoint> = (
  context: ContextOf<E>,
  input: InputOf<E>,
) => Promise<Outcome<OutputOf<E>, CodeOf<E> | CommonError>>

/** One handler for every endpoint of a domain's contract. */
export type Handlers<Endpoints extends Record<string, AnyEndpoint>> = { [K in keyof Endpoints]: Handler<Endpoints[K]> }

/** Context of a change: the transaction, the queue of its jobs and what follows it, the time, and the actor, as events name it. */
export type Action = { db: Queryable; ports: Pick<Ports, 'queue' | 'features'>; now: Date; actor: string }

/** Context of a change by staff: the actor is `staff:<id>`. */
export type AdminAction = Action & { ports: Ports; name: string }
