import type { ServiceTypeAnswer } from '#domains/services/contract.ts'
import type { ServiceTypeRow } from '#domains/services/read.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

/** @param count services of the type that are offered */
export function serviceTypeView(row: ServiceTypeRow, count: number, locale: Locale): ServiceTypeAnswer {
  const { id, slug, name, kind, icon } = row
  return { id, slug, name: inLocale(name, locale), kind, icon, count }
}
