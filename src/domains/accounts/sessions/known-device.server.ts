import { randomUUID } from 'node:crypto'
import { cookieValue } from '#domains/accounts/sessions/session.server.ts'
import type { Context, Ports } from '#domains/context.ts'

const deviceDays = 365
/** Minutes for which the link in the email makes a browser a known device. */
const passMinutes = 60

type Call = Pick<Context, 'headers' | 'now'> & { ports: Pick<Ports, 'signer' | 'sessionSettings'> }
type KnownDevice = { id: string; user: string; until: number }

function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device'
}

/**
 * The id of the browser if this user has signed in with it within a year; null for any other browser or user. A known
 * device has rate limits of its own, so that nobody else can use them up.
 */
export function findKnownDevice({ headers, now, ports }: Call, userId: string | undefined): string | null {
  const cookie = cookieValue(headers.get('cookie') ?? '', deviceCookieName(ports.sessionSettings.secure))
  return verifiedDevice(ports.signer.verify('known device', cookie), userId, now)
}

/**
 * The cookie that makes this browser a known device of a user; a known device keeps its id. Without `remember` it ends
 * with the browser, as the session's cookie does.
 */
export function deviceCookie(call: Call, userId: string, remember: boolean): string {
  const { signer, sessionSettings } = call.ports
  const device: KnownDevice = {
    id: findKnownDevice(call, userId) ?? randomUUID(),
    user: userId,
    until: call.now.getTime() + deviceDays * 86_400_000,
  }
  const life = remember ? `; Max-Age=${deviceDays * 86_400}` : ''
  const rest = `Path=/; HttpOnly; SameSite=Lax${life}${sessionSettings.secure ? '; Secure' : ''}`
  return `${deviceCookieName(sessionSettings.secure)}=${signer.sign('known device', device)}; ${rest}`
}

/** A token that makes the browser that sends it a known device of a user, by default for an hour. It proves the user's mailbox. */
export function signDevicePass(
  { ports, now }: Call,
  userId: string,
  minutes = passMinutes,
): { token: string; expiresAt: string } {
  const until = now.getTime() + minutes * 60_000
  const pass: KnownDevice = { id: randomUUID(), user: userId, until }
  return { token: ports.signer.sign('device pass', pass), expiresAt: new Date(until).toISOString() }
}

/** The device id of a token of `signDevicePass`; null if it is invalid, expired or belongs to another user. */
export function readDevicePass({ ports, now }: Call, token: string, userId: string | undefined): string | null {
  return verifiedDevice(ports.signer.verify('device pass', token), userId, now)
}

function verifiedDevice(value: unknown, userId: string | undefined, now: Date): string | null {
  const device = value as KnownDevice | null
  return device && userId && device.user === userId && device.until > now.getTime() ? device.id : null
}
