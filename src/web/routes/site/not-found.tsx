import { data } from 'react-router'
import { locales } from '#i18n/locale.ts'
import { noticeLinks } from '#web/app/notice-links.ts'
import { errorResponse } from '#web/lib/error-response.ts'

/** Responds with 404 for URLs that no route matches; the root's error screen renders the response. */
export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname
  if (locales.some((locale) => path === noticeLinks.tooLarge(locale)))
    throw errorResponse({ code: 'payload_too_large' })
  if (locales.some((locale) => path === noticeLinks.tooMany(locale))) throw errorResponse({ code: 'too_many_requests' })
  throw data({ path }, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
