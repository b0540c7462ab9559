import { deviceCookie } from '#domains/accounts/sessions/known-device.server.ts'
import { createSession, endedCookies, endSessions } from '#domains/accounts/sessions/session.server.ts'
import type { Context } from '#domains/context.ts'

/** Deletes the cookies of a session that has ended, and the personal ones. */
export function forgetSignIn({ ports, headers, setCookie }: Context): void {
  for (const line of endedCookies(ports.sessionSettings)) setCookie(line)
  ports.sessionHooks.onSignOut({ ports, headers, setCookie })
}

/** Every sign-in creates a new session and ends the one that the browser sent, which prevents session fixation. */
export async function signIn(context: Context, userId: string, remember: boolean): Promise<void> {
  await endPresentSession(context)
  const { pool, address, now, headers, ports } = context
  const userAgent = headers.get('user-agent') ?? ''
  const cookies = await createSession(pool, { userId, remember, address, userAgent, now }, ports)
  for (const line of [...cookies, deviceCookie(context, userId, remember)]) context.setCookie(line)
  await ports.sessionHooks.onSignIn(context, userId)
}

/** Ends the session of the caller, if there is one. */
export async function endPresentSession({ actor, pool }: Context): Promise<void> {
  if (actor.kind === 'traveller' && actor.sessionId) await endSessions(pool, actor.userId, { only: actor.sessionId })
}
