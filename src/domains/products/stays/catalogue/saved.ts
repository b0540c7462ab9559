/** Maximum number of saved hotels of one traveller or browser. */
export const maxSaved = 40

const cookieName = 'saved'
const days = 365

/** The hotels that a browser has saved, from its Cookie header or `document.cookie`, latest first. */
export function readSaved(cookies: string): number[] {
  const line = cookies.split(';').find((one) => one.trim().startsWith(`${cookieName}=`))
  const ids = (line?.trim().slice(cookieName.length + 1) ?? '')
    .split(/,|%2C/i)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxSaved)
}

/**
 * The cookie of a list. Scripts can read it, because pages are cached for all visitors and take the saved hotels from
 * it.
 */
export function savedCookie(ids: readonly number[], secure: boolean): string {
  const life = ids.length > 0 ? days * 86_400 : 0
  return `${cookieName}=${ids.slice(0, maxSaved).join(',')}; Path=/; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`
}

/** Adds a hotel at the head of a list and drops the oldest above the maximum. */
export function withSaved(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, maxSaved)
}
