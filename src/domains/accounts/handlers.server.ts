import { APIError } from 'better-auth/api'
import { done, refuse } from '#contract/endpoint.ts'
import type { accountsEndpoints } from '#domains/accounts/contract.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { cleanText } from '#text/clean.ts'

const loginsAnAccount: RateRule = { burst: 10, perHour: 30 }
const loginsAnAddress: RateRule = { burst: 30, perHour: 240 }
const registrationsAnAddress: RateRule = { burst: 20, perHour: 60 }

export const accountsHandlers: Handlers<typeof accountsEndpoints> = {
  async register(context, { name: typed, email, password }) {
    const name = cleanText(typed)
    if (name.length < 2) return refuse('invalid_input', { errors: [{ path: 'name', code: 'too_short' }] })
    const wait = await context.ports.limit(`register:address:${context.address}`, registrationsAnAddress)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const made = await context.ports.auth.api
      .signUpEmail({
        body: { name, email, password, locale: context.locale },
        headers: context.headers,
        returnHeaders: true,
      })
      .catch(refusedByAuth)
    if (!made) return refuse('email_taken_or_invalid', { errors: [{ path: 'email', code: 'email_taken_or_invalid' }] })
    keepCookies(context, made.headers)
    return done({ id: made.response.user.id, name, email: made.response.user.email, locale: context.locale })
  },

  async login(context, { email, password }) {
    const account = email.toLowerCase()
    const wait =
      (await context.ports.limit(`login:address:${context.address}`, loginsAnAddress)) ??
      (await context.ports.limit(`login:account:${account}`, loginsAnAccount))
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const made = await context.ports.auth.api
      .signInEmail({ body: { email: account, password }, headers: context.headers, returnHeaders: true })
      .catch(refusedByAuth)
    if (!made) return refuse('wrong_credentials')
    keepCookies(context, made.headers)
    const { user } = made.response
    return done({ id: user.id, name: user.name, email: user.email, locale: context.locale })
  },

  async logout(context) {
    const ended = await context.ports.auth.api
      .signOut({ headers: context.headers, returnHeaders: true })
      .catch(refusedByAuth)
    if (ended) for (const line of ended.headers.getSetCookie()) context.setCookie(line)
    context.setCookie('signed_in=; Path=/; Max-Age=0; SameSite=Lax')
    return done({})
  },

  async fetch_profile({ actor, locale }) {
    return done({ id: actor.userId, name: actor.name, email: actor.email, locale })
  },
}

/** Signed in for as long as the session; the readable mark lets cached pages know that they may ask who it is. */
function keepCookies(context: Context, headers: Headers): void {
  for (const line of headers.getSetCookie()) context.setCookie(line)
  context.setCookie('signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax')
}

/** better-auth wraps what the database threw in these. */
const faults = new Set(['FAILED_TO_CREATE_USER', 'FAILED_TO_CREATE_SESSION'])

/** better-auth throws its refusals; anything else is a fault and goes on. */
function refusedByAuth(error: unknown): null {
  if (error instanceof APIError && !faults.has(error.body?.code ?? '')) return null
  throw error
}
