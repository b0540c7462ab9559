import type { FieldError } from '#api/errors.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import type { Translator } from '#i18n/translator.ts'
import type { City, TripError } from '#web/features/hotels/two-cities/find-two-cities.ts'

/** The fields of the nights in the first and in the second city. */
export const nightsFields = ['nights', 'nights_after'] as const
export type NightsField = (typeof nightsFields)[number]

/**
 * Divides the errors of a search in two cities into those of the search form and, translated, those of the fields of
 * nights. Both cities have the same party, so its errors are reported once.
 */
export function tripErrors(
  errors: readonly TripError[],
  cities: readonly [City, City],
  t: Translator,
): { search: FieldError[]; nights: Partial<Record<NightsField, string>> } {
  const nights: Partial<Record<NightsField, string>> = {}
  const search = new Map<string, FieldError>()
  for (const { city, error } of errors) {
    if (city === null || error.path !== 'check_out') {
      // The arrival in the second city follows from the nights in the first.
      if (city !== 1 || error.path !== 'check_in') search.set(`${error.path} ${error.code}`, error)
      continue
    }
    const { name } = cities[city]
    nights[nightsFields[city]] =
      error.code === 'stay_too_long'
        ? t('twocities.nightsMax', { city: name, max: maxStayNights })
        : t('twocities.nightsZero', { city: name })
  }
  return { search: [...search.values()], nights }
}
