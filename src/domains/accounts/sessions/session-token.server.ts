import { createHash } from 'node:crypto'

export const sessionDays = 30

export function sessionCookie(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

/**
 * The stored form of a session token: read access to the database is not enough to sign in. The token is random enough
 * for a fast hash.
 */
export function storedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
