import { isLocale, type Locale } from '#i18n/locale.ts'

/** The language of an API call. */
export function requestLocale(request: Request): Locale {
  return acceptedLocale(request.headers.get('accept-language'))
}

/** The language for an address without one: the language cookie, then the browser's preference, then English. */
export function preferredLocale(headers: Headers): Locale {
  const chosen = /(?:^|;\s*)locale=([a-z-]+)(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1]
  return isLocale(chosen) ? chosen : acceptedLocale(headers.get('accept-language'))
}

/** Headers that a response in the preferred language depends on, for `Vary`. */
export const preferenceHeaders = 'Accept-Language, Cookie'

/** The supported language with the highest preference in an Accept-Language header, else English. */
function acceptedLocale(acceptLanguage: string | null): Locale {
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = 'q=1'] = part.split(';').map((text) => text.trim())
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(q.replace('q=', '')) || 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const preferred = preferences.find(({ language, weight }) => isLocale(language) && weight > 0)?.language
  return isLocale(preferred) ? preferred : 'en'
}
