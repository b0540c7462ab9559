import { maxSaved } from '#domains/products/stays/limits.ts'

export const savedCookieName = 'saved'

/** The hotels that a browser has saved, from its Cookie header or `document.cookie`, latest first. */
export function readSaved(cookies: string): number[] {
  const ids = savedTexts(cookies)
    .map((text) => text.split('~', 1)[0] ?? '')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxSaved)
}

/** The entries of the cookie: `12`, or with a stay `12~…`. */
export function savedTexts(cookies: string): string[] {
  const line = cookies.split(';').find((one) => one.trim().startsWith(`${savedCookieName}=`))
  return (line?.trim().slice(savedCookieName.length + 1) ?? '').split(/,|%2C/i)
}
