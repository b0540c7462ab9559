import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { localFiles } from '#integrations/local-files.ts'
import type { Sandbox } from '#integrations/demo/sandbox.ts'
import type { SupplyPort } from '#domains/requests/supplier-port.ts'
import type { Bucket } from '#integrations/s3.ts'
import { readOutside } from '#integrations/public-internet.ts'
import { createGateway } from '#integrations/payment-providers.ts'
import { createNotificationSender } from '#integrations/message-providers.ts'
import { mailgunInbound } from '#integrations/mailgun-inbound.ts'
import { clamavScanner } from '#integrations/clamav.ts'
import { threadPrinter } from '@rihla/paper/printer-thread'
import { currentDeadline } from '#domains/deadline.server.ts'
import { translator } from '#i18n/translator.server.ts'
import { taxAuthorityOf } from '#integrations/zatca.ts'
import { relyingParty } from '#domains/accounts/passkeys/authenticator.server.ts'
import { signAll } from '#domains/einvoicing/documents.server.ts'
import type { TaxEnvironment } from '#domains/einvoicing/shapes.ts'
import { findTraveller } from '#domains/accounts/sessions/session.server.ts'
import { cartCount, cartOfPerson } from '#domains/cart/lines.server.ts'
import { visitorsCart } from '#domains/cart/owner.server.ts'
import { lapseChange } from '#domains/booking-changes/on-transition.server.ts'
import { applyPaidChange, lapseChangesOfPaid } from '#domains/booking-changes/on-payment.server.ts'
import { findMissingDetails } from '#domains/traveller-details/missing.server.ts'
import { lapseDocuments } from '#domains/documents/on-transition.server.ts'
import { payWithGift } from '#domains/gift-cards/on-booked.server.ts'
import { refundToGiftCard } from '#domains/gift-cards/on-refund.server.ts'
import { moveGift } from '#domains/gift-cards/on-transition.server.ts'
import { creditRefund, invoiceCapture } from '#domains/invoices/on-payment.server.ts'
import { lapseOffer } from '#domains/offers/on-transition.server.ts'
import { applyFirstPayment, applyInstalment, closeOtherPages } from '#domains/bookings/payment/apply-payment.server.ts'
import { notifyPaid } from '#domains/bookings/payment/payment-notifications.server.ts'
import { countPromotionUse } from '#domains/promotion-uses/on-transition.server.ts'
import { takePromotionUse } from '#domains/promotion-uses/uses.server.ts'
import type { BookingFeatures } from '#domains/bookings/state/features.ts'
import {
  chargeTransition,
  closePages,
  moveStock,
  notifyTransition,
  tellProvider,
} from '#domains/bookings/state/on-transition.server.ts'
import { visitorsCheckout } from '#domains/bookings/make/checkout.server.ts'
import { bookingSessions } from '#domains/bookings/access/handlers.server.ts'
import { readSession } from '#domains/bookings/access/booking-session.server.ts'
import { moveContacts, unclaimedBookings } from '#domains/bookings/access/claim.server.ts'
import { bookingsOfPerson } from '#domains/bookings/access/personal-data.server.ts'
import type { Actor, Context, Db, Files, Ports, SessionHooks } from '#domains/context.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { findKeyHolder } from '#domains/staff/keys.server.ts'
import { notificationsOfPerson } from '#domains/notifications/personal-data.server.ts'
import { noticesOfPerson } from '#domains/office/recipients.server.ts'
import { staffOfPerson } from '#domains/staff/people.server.ts'
import { chosenCurrency } from '#domains/accounts/profile/own-currency.server.ts'
import { savedHotels, savedOfPerson } from '#domains/products/stays/saved/saved.server.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import type { DocumentPrinter } from '@rihla/paper/document'
import type { ApiError } from '#api/errors.ts'
import { callerAddress } from '#server/security/client-address.ts'
import { countStatement } from '#server/observability/metrics.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createHeartbeat, type Heartbeat } from '#server/database/heartbeat.ts'
import type { PoolOptions } from '#server/database/pipelined-pool.ts'
import { deadlineMs, type Env } from '#server/config/env.ts'
import { bucketSetting, paymentMarksOf, paymentSetting, senderSetting, sessionRules } from '#server/config/settings.ts'
import { faultOf } from '#server/observability/fault.ts'
import { queueJob } from '#server/database/job-queue.ts'
import { createLog, type Log } from '#server/observability/log.ts'
import { createMemory, type Memory } from '#server/database/process-cache.ts'
import { reviewsOfPerson } from '#domains/reviews/personal-data.server.ts'
import { detailsOfPerson } from '#domains/traveller-details/personal-data.server.ts'
import { personalDataOf } from '#server/personal-data/personal-data.ts'
import { providersOf } from '#server/config/providers.ts'
import { siteLimits } from '#server/config/site-limits.ts'
import { takeFromBucket, waitOfBucket } from '#server/security/rate-limit.ts'
import { mapDrawings, type MapDrawings } from '@rihla/street-map/map-drawings'
import { createSigner } from '#server/security/tokens.ts'
import type { Trace } from '#server/observability/tracing.ts'
import { createVault, vaultKeys } from '#server/security/vault.ts'
import { contentLocale, type Locale } from '#i18n/locale.ts'

/** Everything one process is composed of. */
export type Services = {
  env: Env
  origin: string
  secure: boolean
  database: Database
  /** Connections of jobs, sweeps, emails and signatures, whose statements have no limit and wait for no visitor. */
  background: Database
  heartbeat: Heartbeat
  ports: Ports
  memory: Memory
  sender: NotificationSender & { close: () => void }
  /** What a demo has in place of providers and people; null without one. */
  demo: DemoParts | null
  /** The simulated payment provider, if it is in use. */
  sandbox: Sandbox | null
  /** Prints documents as PDFs. */
  printer: DocumentPrinter
  log: Log
  clock: () => Date
  mapDrawings: MapDrawings
  /** Converts a thrown error for the caller; logs it by its codes. */
  fault: (error: unknown, requestId: string) => ApiError
  contextOf: (request: RequestFacts, locale: Locale, caller: Caller) => Promise<{ context: Context; cookies: string[] }>
}

/** What the parts of a demo are created from. */
export type DemoOptions = {
  db: Db
  queue: QueueJob
  /** Signs the webhooks of the sandbox. */
  secret: string
  origin: string
  /** Milliseconds until the simulated supplier answers. */
  answersAfterMs: number
}

/** What a demo has in place of providers and people. */
export type DemoParts = {
  /** The simulated payment provider. */
  sandbox: Sandbox
  /** Answers requests of hotels that have no contact for them. */
  supplier: SupplyPort
  routes: (services: Services) => Hono
}

/** On whose behalf a call is made: nobody, the traveller of the session, or only the owner of the partner's key. */
export type Caller = 'anonymous' | 'session' | 'apiKey'

/** `method` is omitted where an earlier session token must not grant read access. */
type RequestFacts = { headers: Headers; socketAddress: string; method?: string }

type Options = {
  env: Env
  databaseUrl: string
  secret: string
  clock?: () => Date
  log?: Log
  trace?: Trace | undefined
  /** Creates the parts of the demo. They are used only if DEMO is set. */
  demoParts?: ((options: DemoOptions) => DemoParts) | undefined
}

/** The features of bookings. The order is that of the locks, which all transactions take alike. */
const bookingFeatures: BookingFeatures = {
  onTransition: [
    chargeTransition,
    lapseOffer,
    lapseDocuments,
    closePages,
    lapseChange,
    moveStock,
    countPromotionUse,
    moveGift,
    tellProvider,
    notifyTransition,
  ],
  onBooked: [takePromotionUse, payWithGift],
  onShare: [applyPaidChange, applyInstalment, applyFirstPayment],
  // The numbers of invoices are locked late, and the notification of an order last.
  onCapture: [lapseChangesOfPaid, closeOtherPages, invoiceCapture, notifyPaid],
  onRefund: [refundToGiftCard, creditRefund],
  missingDetails: findMissingDetails,
}

/** Creates the services of a process: the only place that connects environment and adapters with domains. */
export function createServices({
  env,
  databaseUrl,
  secret,
  clock = () => new Date(),
  log = createLog(env.LOG_LEVEL),
  trace,
  demoParts,
}: Options): Services {
  const origin = env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  const secure = origin.startsWith('https:')
  // Without a pooler in between, whose connections can all be busy.
  const heartbeat = createHeartbeat(env.DATABASE_DIRECT_URL ?? databaseUrl)
  const common: PoolOptions = {
    prepare: env.DATABASE_PREPARE,
    heartbeat,
    trace,
    answered(statement, took) {
      countStatement(took)
      if (took > slowStatementMs)
        log('warn', 'slow statement', { took: Math.round(took), statement: oneLine(statement) })
    },
  }
  // No request waits longer for a statement than for its answer.
  const ofRequests = { ...common, statementTimeoutMs: deadlineMs(env, 'write') }
  const database = openDatabase(databaseUrl, env.DATABASE_POOL, ofRequests)
  const background = openDatabase(databaseUrl, backgroundConnections, common)
  // Rate limits are counted outside any transaction, so that rejected calls are counted as well. They use separate
  // connections, because a request that has a connection of the main pool must not wait for a second one.
  const counting = openDatabase(databaseUrl, 2, ofRequests)
  const memory = createMemory(() => clock().getTime())
  const signer = createSigner(secret)
  // The subject contains addresses and accounts, so only its kind and a digest are stored.
  const bucketOf = (subject: string) => `${subject.split(':', 1)[0]}:${signer.digest('rate limit', subject)}`
  const bucket = bucketSetting(env)
  const demo = env.DEMO
    ? (demoParts?.({
        db: database.db,
        queue: queueJob,
        secret: signer.digest('sandbox', 'webhook'),
        origin,
        answersAfterMs: env.PARTNER_ANSWERS_AFTER_MS,
      }) ?? null)
    : null
  const gateway = createGateway(paymentSetting(env), { origin, sandbox: demo?.sandbox.gateway ?? null })
  const taxAuthority = (environment: TaxEnvironment) => taxAuthorityOf(environment, env.ZATCA_API_URL)
  const vault = createVault(vaultKeys(env.DATA_KEYS, secret), randomBytes)
  const sender = createNotificationSender(senderSetting(env))
  const drawings = mapDrawings((minutes, locale) => translator(locale)('map.ring', { minutes }))
  const ports: Ports = {
    remember: memory.remember,
    cacheSlot: memory.cacheSlot,
    signer,
    sessionSettings: { secret, secure, ...sessionRules(env) },
    relyingParty: relyingParty(origin),
    vault,
    random: (bytes) => randomBytes(bytes),
    limit: (subject, rule) => takeFromBucket(counting.db, bucketOf(subject), rule, clock()),
    waitOf: (subject, rule) => waitOfBucket(counting.db, bucketOf(subject), rule, clock()),
    texts: { countries: env.SMS_COUNTRIES, perHour: env.SMS_PER_HOUR, perDay: env.SMS_PER_DAY },
    queue: queueJob,
    features: bookingFeatures,
    taxAuthority,
    signInvoices: () => signAll({ db: background.db, ports: { vault, queue: queueJob, taxAuthority }, now: clock() }),
    gateway,
    paymentMarks: paymentMarksOf(env),
    sender,
    supply: demo?.supplier ?? null,
    personalData: personalDataOf([
      bookingsOfPerson,
      detailsOfPerson(vault),
      reviewsOfPerson,
      cartOfPerson,
      savedOfPerson,
      staffOfPerson,
      noticesOfPerson,
      notificationsOfPerson,
    ]),
    sessionHooks: allSessionHooks([
      visitorsCheckout,
      visitorsCart,
      cartCount,
      savedHotels,
      chosenCurrency,
      unclaimedBookings,
      bookingSessions,
    ]),
    moveContacts,
    readOutside,
    scan: env.CLAMAV ? clamavScanner(env.CLAMAV) : null,
    inboundMail:
      env.INBOUND_MAIL_DOMAIN && env.INBOUND_MAIL_KEY
        ? mailgunInbound({ domain: env.INBOUND_MAIL_DOMAIN, key: env.INBOUND_MAIL_KEY })
        : null,
    files: bucket ? bucketFiles(bucket) : localFiles(join(env.DATA_DIR, 'files')),
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, credit: env.MAP_TILES_CREDIT } : null,
    mapLabels: async (map, zoom, locale) =>
      (await drawings.labelsOf(map, zoom, contentLocale(locale))).map(({ box }) => box),
    providers: providersOf(env),
    siteLimits,
  }
  const actorOf = async ({ headers, method }: RequestFacts, caller: Caller): Promise<Actor> => {
    const dependencies = { signer, now: clock() }
    if (caller === 'apiKey')
      return (await findKeyHolder(database.db, headers, dependencies)) ?? { kind: 'visitor', wrongKey: true }
    const session = { settings: ports.sessionSettings, reads: method === 'GET' || method === 'HEAD', now: clock() }
    if (caller !== 'session') return { kind: 'visitor' }
    const opened = readSession(headers, { signer, secure, now: clock() })
    return {
      ...((await findTraveller(database.db, headers, session)) ?? { kind: 'visitor' }),
      ...(opened && { opened }),
    }
  }
  return {
    env,
    origin,
    secure,
    database: {
      ...database,
      async close() {
        await Promise.all([database.close(), counting.close(), background.close()])
      },
    },
    background,
    heartbeat,
    ports,
    mapDrawings: drawings,
    memory,
    sender,
    demo,
    sandbox: demo && gateway === demo.sandbox.gateway ? demo.sandbox : null,
    printer: threadPrinter({ deadline: currentDeadline }),
    log,
    clock,
    fault: (error, requestId) => faultOf(error, log, requestId),
    async contextOf(facts, locale, caller) {
      const { headers, socketAddress } = facts
      const cookies: string[] = []
      const actor = await actorOf(facts, caller)
      const context: Context = {
        actor,
        locale,
        db: database.db,
        pool: database.db,
        now: clock(),
        requestId: crypto.randomUUID(),
        ports,
        headers,
        address: callerAddress(socketAddress, headers.get('x-forwarded-for'), env.TRUSTED_PROXIES),
        setCookie: (line) => cookies.push(line),
        audits: [],
      }
      return { context, cookies }
    },
  }
}

/*
 * Modules that few processes need, or not at their start, are loaded on first use: each of them is as much code as the
 * rest of a domain.
 */

function bucketFiles(bucket: Bucket): Files {
  let files: Promise<Files> | undefined
  const loaded = () => (files ??= import('#integrations/s3.ts').then(({ s3Files }) => s3Files(bucket)))
  return {
    put: async (name, file) => (await loaded()).put(name, file),
    get: async (name) => (await loaded()).get(name),
    remove: async (name) => (await loaded()).remove(name),
  }
}

/** A sweep, an email and some jobs at a time. They are opened when needed. */
const backgroundConnections = 4

/** Duration in milliseconds from which a statement is logged, without its values. */
const slowStatementMs = 500

/** Shortens a statement so that it is still recognisable. */
function oneLine(statement: string): string {
  return statement.replace(/\s+/g, ' ').trim().slice(0, 200)
}

/** Combines the session hooks of several domains, which run one after another. */
function allSessionHooks(domains: readonly SessionHooks[]): Required<SessionHooks> {
  return {
    async onSignIn(call, userId) {
      for (const domain of domains) await domain.onSignIn?.(call, userId)
    },
    onSignOut(call) {
      for (const domain of domains) domain.onSignOut?.(call)
    },
  }
}
