import type { Locale } from '#text/locale.ts'
import { kindNames, type KindName } from '#domains/editing/shapes.ts'
import { deskRefused } from '#web/desk/refused.ts'

/** The kind that an address names; there is no page for any other. */
export function kindOf(name: string | undefined, locale: Locale, request: Request): KindName {
  const kind = kindNames.find((one) => one === name)
  if (!kind) throw deskRefused({ code: 'not_found' }, locale, request)
  return kind
}
