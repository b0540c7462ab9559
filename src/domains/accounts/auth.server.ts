import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hashPassword, isPassword, passwordLength } from '#domains/accounts/passwords.server.ts'
import { sessionCookie, sessionDays, storedToken } from '#domains/accounts/session-token.server.ts'
import { account, session, user, verification } from '#domains/accounts/tables.server.ts'
import type { Db } from '#domains/db.ts'

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth, beneath our own endpoints: it keeps users, passwords and sessions; none of its routes
 * is reachable from outside. Over plain HTTP (localhost) the cookie loses its `__Host-` prefix, which
 * browsers accept only with Secure.
 */
export function createAuth({ db, secret, origin }: { db: Db; secret: string; origin: string }) {
  const secure = origin.startsWith('https:')
  return betterAuth({
    secret,
    baseURL: origin,
    database: withHashedTokens(
      drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    ),
    user: { additionalFields: { locale: { type: 'string', required: false, input: true } } },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: ({ hash: known, password }) => isPassword(known, password) },
    },
    session: { expiresIn: sessionDays * 86_400, disableSessionRefresh: true },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-auth' : 'auth',
      cookies: { session_token: { name: sessionCookie(secure) } },
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // The Origin of every write is checked before a handler runs.
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

type AdapterFactory = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<AdapterFactory>
type Where = { field: string; value: unknown }

/** better-auth stores tokens as they are; between it and the table they become digests, and back where it knew them. */
function withHashedTokens(factory: AdapterFactory): (options: BetterAuthOptions) => Adapter {
  return (options) => {
    const adapter = factory(options)
    const plain = (where: readonly Where[] | undefined) =>
      where?.find(({ field, value }) => field === 'token' && typeof value === 'string')?.value as string | undefined
    const hashed = <Query extends { model: string; where?: readonly Where[] }>(query: Query): Query =>
      query.model === 'session' && query.where ? { ...query, where: query.where.map(hashedWhere) } : query
    const digested: Adapter = {
      ...adapter,
      async create<T extends Record<string, unknown>, R = T>(query: { model: string; data: Omit<T, 'id'> }) {
        const { token } = query.data as { token?: unknown }
        if (query.model !== 'session' || typeof token !== 'string') return adapter.create<T, R>(query)
        const made = await adapter.create<T, R>({ ...query, data: { ...query.data, token: storedToken(token) } })
        return { ...made, token }
      },
      async findOne<T>(query: Parameters<Adapter['findOne']>[0]) {
        const found = await adapter.findOne<T>(hashed(query))
        const token = query.model === 'session' ? plain(query.where) : undefined
        return found && token ? { ...found, token } : found
      },
      findMany: (query) => adapter.findMany(hashed(query)),
      update: (query) => adapter.update(hashed(query)),
      updateMany: (query) => adapter.updateMany(hashed(query)),
      delete: (query) => adapter.delete(hashed(query)),
      deleteMany: (query) => adapter.deleteMany(hashed(query)),
      consumeOne: (query) => adapter.consumeOne(hashed(query)),
      // Its own transaction would go past the digests; each of its calls that we use is one statement.
      transaction: (run) => run(digested),
    }
    return digested
  }
}

function hashedWhere<W extends Where>(condition: W): W {
  const { field, value } = condition
  if (field !== 'token') return condition
  return { ...condition, value: Array.isArray(value) ? value.map(String).map(storedToken) : storedToken(String(value)) }
}
