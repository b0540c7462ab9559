import { data } from 'react-router'
import { locales } from '#text/locale.ts'
import { links } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'

/** Whatever no route matches: the root's error screen says so, with status 404. */
export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname
  if (locales.some((locale) => path === links.tooLarge(locale))) throw pageRefused({ code: 'payload_too_large' })
  throw data({ path }, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
