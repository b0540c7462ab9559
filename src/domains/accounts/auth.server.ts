import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { account, session, user, verification } from '#domains/accounts/tables.server.ts'
import type { Db } from '#domains/db.ts'

/** OWASP's argon2id floor of 2025: 19 MiB, two passes, one lane. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const sessionDays = 30

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
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    user: { additionalFields: { locale: { type: 'string', required: false, input: true } } },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      password: {
        hash: (password) => hash(password, argon2id),
        verify: ({ hash: known, password }) => verify(known, password),
      },
    },
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400 },
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

export function sessionCookie(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

/** Hashes a password as sign-up does, for seeds and tests that write accounts directly. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id)
}
