import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { localFiles } from '#adapters/files-local.ts'
import type { Bucket } from '#adapters/files-s3.ts'
import { readOutside } from '#adapters/outside.ts'
import { createPayments } from '#adapters/payment.ts'
import type { Sandbox } from '#adapters/payment-sandbox.ts'
import { createPost } from '#adapters/post.ts'
import { localSupply } from '#adapters/supply-local.ts'
import { clamavScanner } from '#adapters/scanner-clamav.ts'
import { threadPrinter } from '#adapters/voucher-thread.ts'
import type { Auth } from '#domains/accounts/auth.server.ts'
import { relyingParty } from '#domains/accounts/authenticator.server.ts'
import { findTraveller } from '#domains/accounts/session.server.ts'
import { visitorsCart } from '#domains/cart/owner.server.ts'
import { cartOfPerson } from '#domains/cart/personal-data.server.ts'
import { unclaimedBookings } from '#domains/bookings/claim.server.ts'
import { bookingsOfPerson } from '#domains/bookings/personal-data.server.ts'
import type { VoucherPrinter } from '#domains/bookings/voucher-printer.ts'
import type { Actor, Context, Files, Ports } from '#domains/context.ts'
import { findKeyHolder } from '#domains/staff/keys.server.ts'
import { staffOfPerson } from '#domains/staff/personal-data.server.ts'
import { chosenCurrency } from '#domains/accounts/own-currency.server.ts'
import { savedHotels, savedOfPerson } from '#domains/stays/saved.server.ts'
import type { Post } from '#domains/messages/shapes.ts'
import type { Refusal } from '#contract/errors.ts'
import { callerAddress } from '#server/address.ts'
import { changeAnnouncer } from '#server/changes.ts'
import { countStatement } from '#server/metrics.ts'
import { openDatabase, type Database } from '#server/db.ts'
import type { Env } from '#server/env.ts'
import { bucketSetting, paymentSetting, postSetting, sessionRules } from '#server/settings.ts'
import { faultOf } from '#server/fault.ts'
import { queueJob } from '#server/job-queue.ts'
import { allKeepsakes } from '#server/keepsakes.ts'
import { createLog, type Log } from '#server/log.ts'
import { createMemory, type Memory } from '#server/memory.ts'
import { allOf } from '#server/personal-data.ts'
import { providersOf } from '#server/providers.ts'
import { siteLimits } from '#server/site-limits.ts'
import { takeFromBucket } from '#server/rate-limit.ts'
import { openReplica, type Replica } from '#server/replica.ts'
import { createSeal } from '#server/seal.ts'
import type { Trace } from '#server/tracing.ts'
import { createVault, vaultKeys } from '#server/vault.ts'
import type { Locale } from '#text/locale.ts'

/** Everything one process is made of. */
export type Wired = {
  env: Env
  origin: string
  secure: boolean
  database: Database
  /** Where there is one. */
  replica: Replica | null
  ports: Ports
  memory: Memory
  post: Post & { close: () => void }
  /** The simulated payment provider, where it is the one in use. */
  sandbox: Sandbox | null
  /** Prints what travellers carry. */
  vouchers: VoucherPrinter
  log: Log
  clock: () => Date
  /** What a throw means to whoever called; logs it by its codes. */
  fault: (error: unknown, requestId: string) => Refusal
  contextOf: (request: RequestFacts, locale: Locale, who: WhoCalls) => Promise<{ context: Context; cookies: string[] }>
}

/** Nobody in particular; whoever the session says; whoever the partner's key says, and nobody else. */
export type WhoCalls = 'visitor' | 'ask' | 'key'

type RequestFacts = { headers: Headers; socketAddress: string }

type Given = { env: Env; databaseUrl: string; secret: string; clock?: () => Date; log?: Log; trace?: Trace | undefined }

/** The only place where environment, database and adapters meet the domains. */
export function wire({
  env,
  databaseUrl,
  secret,
  clock = () => new Date(),
  log = createLog(env.LOG_LEVEL),
  trace,
}: Given): Wired {
  const origin = env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  const secure = origin.startsWith('https:')
  const database = openDatabase(databaseUrl, env.DATABASE_POOL, {
    prepare: env.DATABASE_PREPARE,
    trace,
    answered(statement, took) {
      countStatement(took)
      if (took > slowStatementMs)
        log('warn', 'slow statement', { took: Math.round(took), statement: oneLine(statement) })
    },
  })
  const replica = env.DATABASE_REPLICA_URL
    ? openReplica(env.DATABASE_REPLICA_URL, env.DATABASE_POOL, database, log, env.DATABASE_PREPARE)
    : null
  const announce = changeAnnouncer(database.pool, log)
  // Calls are counted outside of any transaction, so that refusals count as well. On connections of their own: whoever
  // holds one of the others must not wait for a second.
  const counting = openDatabase(databaseUrl, 2, {
    prepare: env.DATABASE_PREPARE,
    answered: (_, took) => countStatement(took),
  })
  const memory = createMemory(() => clock().getTime())
  const seal = createSeal(secret)
  const bucket = bucketSetting(env)
  let auth: Promise<Auth> | undefined
  const payments = createPayments(paymentSetting(env), {
    db: database.db,
    queue: queueJob,
    secret: seal.digest('sandbox', 'webhook'),
    origin,
  })
  const ports: Ports = {
    remember: memory.remember,
    keep: memory.keep,
    seal,
    auth: () => (auth ??= loadAuth({ db: database.db, secret, origin })),
    sessionWay: { secret, secure, ...sessionRules(env) },
    relyingParty: relyingParty(origin),
    vault: createVault(vaultKeys(env.DATA_KEYS, secret), randomBytes),
    random: (bytes) => randomBytes(bytes),
    limit: (subject, rule) => takeFromBucket(counting.db, subject, rule, clock()),
    queue: queueJob,
    gateway: payments.gateway,
    supply: localSupply(queueJob, env.PARTNER_ANSWERS_AFTER_MS),
    announce(tags) {
      replica?.behind()
      announce(tags)
    },
    personalData: allOf([bookingsOfPerson, cartOfPerson, savedOfPerson, staffOfPerson]),
    keepsakes: allKeepsakes([visitorsCart, savedHotels, chosenCurrency, unclaimedBookings]),
    readOutside,
    scan: env.CLAMAV ? clamavScanner(env.CLAMAV) : null,
    files: bucket ? bucketFiles(bucket) : localFiles(join(env.DATA_DIR, 'files')),
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, credit: env.MAP_TILES_CREDIT } : null,
    providers: providersOf(env),
    siteLimits,
  }
  const actorOf = async (headers: Headers, who: WhoCalls): Promise<Actor> => {
    const needs = { seal, now: clock() }
    if (who === 'key') return (await findKeyHolder(database.db, headers, needs)) ?? { kind: 'visitor', wrongKey: true }
    const way = { way: ports.sessionWay, now: clock() }
    return (who === 'ask' ? await findTraveller(database.db, headers, way) : null) ?? { kind: 'visitor' }
  }
  return {
    env,
    origin,
    secure,
    database: {
      ...database,
      async close() {
        await Promise.all([database.close(), counting.close()])
      },
    },
    replica,
    ports,
    memory,
    post: createPost(postSetting(env)),
    sandbox: payments.sandbox,
    vouchers: threadPrinter(),
    log,
    clock,
    fault: (error, requestId) => faultOf(error, log, requestId),
    async contextOf({ headers, socketAddress }, locale, who) {
      const cookies: string[] = []
      const actor = await actorOf(headers, who)
      const context: Context = {
        actor,
        locale,
        db: database.db,
        root: database.db,
        copy: replica && !hasWritten(headers) ? { db: replica.current, failed: replica.failed } : null,
        now: clock(),
        requestId: crypto.randomUUID(),
        ports,
        headers,
        address: callerAddress(socketAddress, headers.get('x-forwarded-for'), env.TRUSTED_PROXIES),
        setCookie: (line) => cookies.push(line),
        changes: [],
        audits: [],
      }
      return { context, cookies }
    },
  }
}

/*
 * What few processes need, or not at their start, is read when it is first asked for: each of these is as much code as
 * all the rest of a domain.
 */

async function loadAuth(given: { db: Database['db']; secret: string; origin: string }): Promise<Auth> {
  return (await import('#domains/accounts/auth.server.ts')).createAuth(given)
}

function bucketFiles(bucket: Bucket): Files {
  let files: Promise<Files> | undefined
  const loaded = () => (files ??= import('#adapters/files-s3.ts').then(({ s3Files }) => s3Files(bucket)))
  return {
    put: async (name, file) => (await loaded()).put(name, file),
    get: async (name) => (await loaded()).get(name),
    remove: async (name) => (await loaded()).remove(name),
  }
}

/** Whoever has just changed something reads where it was written, whichever process answers. */
function hasWritten(headers: Headers): boolean {
  return /(?:^|;\s*)wrote=1(?:;|$)/.test(headers.get('cookie') ?? '')
}

/** Past this a statement is told in the log, without its values. */
const slowStatementMs = 500

/** Enough of a statement to know which it is. */
function oneLine(statement: string): string {
  return statement.replace(/\s+/g, ' ').trim().slice(0, 200)
}
