import type { Locale } from '#i18n/locale.ts'
import { kindNames, type KindName } from '#domains/cms/shapes.ts'
import { adminErrorResponse } from '#web/admin/admin-request.ts'

/** The content kind that a URL names. Throws a 404 response for an unknown name. */
export function kindOf(name: string | undefined, locale: Locale, request: Request): KindName {
  const kind = kindNames.find((one) => one === name)
  if (!kind) throw adminErrorResponse({ code: 'not_found' }, locale, request)
  return kind
}
