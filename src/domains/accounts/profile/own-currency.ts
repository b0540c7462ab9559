const cookieName = 'currency'
const days = 365

/** The currency in which a visitor also wants to see prices, from a Cookie header or `document.cookie`. */
export function readCurrency(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([A-Z]{3})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** Readable by scripts: pages are cached for everyone, and their scripts read the preferred currency from it. */
export function currencyCookie(currency: string | null, secure: boolean): string {
  const life = currency ? days * 86_400 : 0
  return `${cookieName}=${currency ?? ''}; Path=/; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`
}
