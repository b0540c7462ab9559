/** Environment variables with the address of a database. */
export const databaseAddresses = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_MIGRATE_URL',
] as const

/** Modes that require TLS; `prefer` and `no-verify` would connect to any server. */
const checked = ['require', 'verify-ca', 'verify-full']

/** True if nobody can read the traffic to a database: it is on this machine, or connected by TLS. */
export function isSecureConnection(address: string): boolean {
  // `URL` does not accept a socket folder or an empty host: postgres://%2Frun%2Fpostgresql/rihla,
  // postgres://rihla@/rihla
  const url = URL.parse(address.replace(/^(postgres(?:ql)?:\/\/(?:[^/@]*@)?)(?:%2F[^/]*)?(?=\/|$)/i, '$1localhost'))
  if (!url) return false
  const host = url.searchParams.get('host') ?? url.hostname
  const isHere = host === '' || host.startsWith('/') || ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
  return isHere || checked.includes(url.searchParams.get('sslmode') ?? '')
}
