import { pageOf } from '#server/page-address.ts'
import { isLocale, type Locale } from '#text/locale.ts'

/** The language of an API call. */
export function requestLocale(request: Request): Locale {
  return acceptedLocale(request.headers.get('accept-language'))
}

/** The language of a page: its address says it, else whatever its reader is asked for at `/`. */
export function pageLocale(request: Request): Locale {
  return pageOf(new URL(request.url).pathname).locale ?? preferredLocale(request.headers)
}

/** The language where the address says none: what was chosen before, then what the browser prefers, then English. */
export function preferredLocale(headers: Headers): Locale {
  const chosen = /(?:^|;\s*)locale=(en|ar)(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1]
  return isLocale(chosen) ? chosen : acceptedLocale(headers.get('accept-language'))
}

/** What an answer in the preferred language depends on. */
export const preferenceHeaders = 'Accept-Language, Cookie'

/** Whichever of ours an Accept-Language likes best; English otherwise. */
function acceptedLocale(acceptLanguage: string | null): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = 'q=1'] = part.trim().split(/\s*;\s*/)
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(q.replace('q=', '')) || 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const found = wanted.find(({ language, weight }) => isLocale(language) && weight > 0)?.language
  return isLocale(found) ? found : 'en'
}
