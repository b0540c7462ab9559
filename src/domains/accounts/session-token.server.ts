import { createHash } from 'node:crypto'

export const sessionDays = 30

export function sessionCookie(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

/** What is stored of a session's token: who reads the database can sign in as nobody. Random enough for a fast hash. */
export function storedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
