const cookieName = 'currency'
const days = 365

/** The currency that somebody likes to see beside prices, by a Cookie header or `document.cookie`. */
export function readCurrency(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([A-Z]{3})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** Scripts may read it: pages are kept for everyone, and learn from it what this reader likes to see. */
export function currencyCookie(currency: string | null, secure: boolean): string {
  const life = currency ? days * 86_400 : 0
  return `${cookieName}=${currency ?? ''}; Path=/; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`
}
