import pg from 'pg'
import type { ConnectionOptions } from 'node:tls'

/** Environment variables with the address of a database. */
export const databaseAddresses = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_MIGRATE_URL'] as const

/**
 * True if nobody can read the traffic to a database, as the driver understands its address: it is on this machine, or
 * connected by TLS with a checked certificate. `prefer` asks for no TLS of other programs, such as those of backups.
 */
export function isSecureConnection(address: string): boolean {
  const { host, ssl } = new pg.Client({ connectionString: address }) as {
    host: string
    ssl: boolean | ConnectionOptions
  }
  if (host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host)) return true
  const isChecked = typeof ssl === 'boolean' ? ssl : ssl.rejectUnauthorized !== false && !ssl.checkServerIdentity
  return isChecked && !address.includes('sslmode=prefer')
}
