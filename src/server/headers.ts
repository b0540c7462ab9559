import type { Locale } from '#text/locale.ts'

const localeCookieSeconds = 365 * 86_400

/** Headers that every answer carries. */
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

/**
 * What a page needs beyond files of our own: origins that its forms may end at, after our own answer has sent them
 * there; origins of its pictures; whether it has a `<style>` with its nonce.
 */
export type Needs = {
  forms?: readonly string[] | undefined
  pictures?: readonly string[] | undefined
  writtenStyles?: true
  /** Whether Vite serves it, which writes its styles into the page and reloads it. Never in production. */
  development?: boolean
}

/** Where browsers tell of what the policy stopped. */
export const reportsPath = '/policy-reports'
const reportingEndpoints = `policy="${reportsPath}"`

/** Scripts run only with the nonce of the very answer that brought them. */
export function contentSecurityPolicy(
  nonce: string,
  secure: boolean,
  { forms, pictures, writtenStyles, development }: Needs = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : writtenStyles ? ` 'nonce-${nonce}'` : ''}`,
    ["img-src 'self' data:", ...(pictures ?? [])].join(' '),
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    `worker-src 'self'${development ? ' blob:' : ''}`,
    ["form-action 'self'", ...(forms ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // The first for browsers that know it; the second for all others, which is most of them.
    'report-to policy',
    `report-uri ${reportsPath}`,
  ].join('; ')
}

export function nonceHeaders(nonce: string, secure: boolean, needs?: Needs): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(nonce, secure, needs),
    'Reporting-Endpoints': reportingEndpoints,
  }
}

/**
 * All headers of a shared page for one reader, names and values by turns: not to be kept elsewhere, the language
 * remembered, the nonce. What is the same for all is put together once.
 */
export function documentHeaders(
  secure: boolean,
  noindex: boolean,
  needs?: Needs,
): (nonce: string, cookie: string | undefined, locale: Locale | null) => string[] {
  const same = [
    ...Object.entries(commonHeaders(secure, noindex)).flat(),
    'Cache-Control',
    'private, max-age=0, must-revalidate',
    'Reporting-Endpoints',
    reportingEndpoints,
    'Content-Security-Policy',
  ]
  const policy = contentSecurityPolicy('\0', secure, needs).split('\0')
  return (nonce, cookie, locale) => {
    const headers = [...same, policy.join(nonce)]
    const line = localeCookie(cookie, locale, secure)
    if (line) headers.push('Set-Cookie', line)
    return headers
  }
}

/** The Set-Cookie line that remembers the language of the path, or null when it is remembered already. */
export function localeCookie(cookie: string | undefined, locale: Locale | null, secure: boolean): string | null {
  if (!locale || remembered[locale].test(cookie ?? '')) return null
  return `locale=${locale}; Max-Age=${localeCookieSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}

const remembered: Record<Locale, RegExp> = { en: /(?:^|;\s*)locale=en(?:;|$)/, ar: /(?:^|;\s*)locale=ar(?:;|$)/ }
