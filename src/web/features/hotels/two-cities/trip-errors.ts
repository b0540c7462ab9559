import type { FieldError } from '#api/errors.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import type { Translator } from '#i18n/translator.ts'
import type { City, TripError } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { nightsFields } from '#web/lib/search/two-cities.ts'
import type { FieldMessage } from '#web/ui/form/ErrorSummary.tsx'

/**
 * Divides the errors of a search in two cities into those of every search and, translated, those of the fields of
 * nights. Both cities have the same party, so its errors are reported once.
 */
export function tripErrors(
  errors: readonly TripError[],
  cities: readonly [City, City],
  t: Translator,
): { search: FieldError[]; nights: FieldMessage[] } {
  const nights: FieldMessage[] = []
  const search = new Map<string, FieldError>()
  for (const { city, error } of errors) {
    if (city === null || error.path !== 'check_out') {
      // The arrival in the second city follows from the nights in the first.
      if (city !== 1 || error.path !== 'check_in') search.set(`${error.path} ${error.code}`, error)
      continue
    }
    const { name } = cities[city]
    const message =
      error.code === 'stay_too_long'
        ? t('twocities.nightsMax', { city: name, max: maxStayNights })
        : t('twocities.nightsZero', { city: name })
    nights.push({ field: nightsFields[city], message })
  }
  return { search: [...search.values()], nights }
}
