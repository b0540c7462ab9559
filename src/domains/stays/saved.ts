/** The most hotels that are kept for one traveller or one browser. */
export const mostSaved = 40

const cookieName = 'saved'
const days = 365

/** The hotels that a browser has saved, by its Cookie header or `document.cookie`; the latest first. */
export function readSaved(cookies: string): number[] {
  const line = cookies.split(';').find((one) => one.trim().startsWith(`${cookieName}=`))
  const ids = (line?.trim().slice(cookieName.length + 1) ?? '')
    .split(/,|%2C/i)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, mostSaved)
}

/** The cookie of a list. Scripts may read it: pages are kept for everyone, and learn from it what is saved. */
export function savedCookie(ids: readonly number[], secure: boolean): string {
  const life = ids.length > 0 ? days * 86_400 : 0
  return `${cookieName}=${ids.slice(0, mostSaved).join(',')}; Path=/; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`
}

/** A list with one more hotel at its head; the oldest make room. */
export function withSaved(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, mostSaved)
}
