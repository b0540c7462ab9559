/** The variables that name a database. */
export const databaseAddresses = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_MIGRATE_URL',
] as const

/** Those whose certificate is checked; `prefer` and `no-verify` would speak to anybody. */
const checked = ['require', 'verify-ca', 'verify-full']

/** Whether nobody on the way can read what is said to a database: it is on this machine, or spoken to by TLS. */
export function isSafeOnItsWay(address: string): boolean {
  // A socket's folder, and none, are no hosts to URL: postgres://%2Frun%2Fpostgresql/rihla, postgres://rihla@/rihla
  const url = URL.parse(address.replace(/^(postgres(?:ql)?:\/\/(?:[^/@]*@)?)(?:%2F[^/]*)?(?=\/|$)/i, '$1localhost'))
  if (!url) return false
  const host = url.searchParams.get('host') ?? url.hostname
  const isHere = host === '' || host.startsWith('/') || ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
  return isHere || checked.includes(url.searchParams.get('sslmode') ?? '')
}
