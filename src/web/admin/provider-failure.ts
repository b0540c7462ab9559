/** The meaning of a failed provider test for the person who set the provider up. */
export function providerFailure(detail: string): 'refused' | 'timeout' | 'login' | 'key' | null {
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ECONNRESET|fetch failed/i.test(detail)) return 'refused'
  if (/ETIMEDOUT|timed? ?out|timeout/i.test(detail)) return 'timeout'
  if (/invalid login|\b535\b|EAUTH/i.test(detail)) return 'login'
  return /\b40[13]\b|authentication|(invalid|wrong).{0,200}key/i.test(detail) ? 'key' : null
}
