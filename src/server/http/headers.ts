import { createHash } from 'node:crypto'
import type { Locale } from '#i18n/locale.ts'

const localeCookieSeconds = 365 * 86_400

/** Headers of every response. */
export function commonHeaders(secure: boolean, noindex = false): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), usb=()',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    ...(noindex ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  }
}

/** Sources that a page needs in addition to files of the site. */
export type PolicyOptions = {
  /** Origins at which its forms may end after a redirect of the site. */
  forms?: readonly string[] | undefined
  /** Origins of its images. */
  pictures?: readonly string[] | undefined
  /** The content of its only `<style>` element. */
  style?: string
  /** True if Vite serves it: it inserts styles, reloads pages and pings from a worker. Never in production. */
  development?: boolean
}

/** Only files of the site run as scripts, so the policy is the same for everyone and a page can be cached with it. */
export function contentSecurityPolicy(
  secure: boolean,
  { forms, pictures, style, development }: PolicyOptions = {},
): string {
  const hash = style === undefined ? '' : ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : hash}`,
    ["img-src 'self' data:", ...(pictures ?? [])].join(' '),
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    `worker-src 'self'${development ? ' blob:' : ''}`,
    ["form-action 'self'", ...(forms ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The Set-Cookie line that stores the language of the path, or null if it is stored already. */
export function localeCookie(cookie: string | undefined, locale: Locale | null, secure: boolean): string | null {
  if (!locale || `;${cookie ?? ''};`.replaceAll(' ', '').includes(`;locale=${locale};`)) return null
  return `locale=${locale}; Max-Age=${localeCookieSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
