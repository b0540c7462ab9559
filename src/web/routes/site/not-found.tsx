import { data } from 'react-router'
import { locales, type Locale } from '#i18n/locale.ts'
import { noticeLinks } from '#links/site.ts'
import { errorResponse } from '#web/lib/loaders.ts'

/** Responds with 404 for URLs that no route matches; the root's error screen renders the response. */
export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname
  const isNotice = (link: (locale: Locale) => string) => locales.some((locale) => path === link(locale))
  if (isNotice(noticeLinks.tooLarge)) throw errorResponse({ code: 'payload_too_large' })
  if (isNotice(noticeLinks.tooMany)) throw errorResponse({ code: 'too_many_requests' })
  if (isNotice(noticeLinks.unavailable)) throw errorResponse({ code: 'unavailable' })
  throw data({ path }, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
