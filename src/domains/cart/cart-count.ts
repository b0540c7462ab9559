/** Days after which an unused cart of a browser is deleted. */
export const cartDays = 30

const cookieName = 'cart_count'

/** The number of lines in the cart of a browser, from its Cookie header or `document.cookie`. */
export function readCartCount(cookies: string): number {
  return Number(new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,3})(?:;|$)`).exec(cookies)?.[1] ?? 0)
}

/** Readable by scripts: rendered pages are cached for everyone, and their scripts show the number in the header. */
export function cartCountCookie(count: number, secure: boolean): string {
  const life = count > 0 ? cartDays * 86_400 : 0
  return `${cookieName}=${count}; Path=/; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`
}
