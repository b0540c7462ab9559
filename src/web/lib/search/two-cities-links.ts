import type { Locale } from '#i18n/locale.ts'
import { address, type StayQuery } from '#web/lib/links.ts'

/**
 * A search of stays in two cities: `where` names both in order (`makkah,madinah`), the dates are those of the whole
 * trip, of which `nights` are in the first city.
 */
export type TwoCitiesQuery = StayQuery & {
  nights?: number | undefined
  /** Limit of both hotels together, in whole units of the currency. */
  budget?: number | undefined
  /** The chosen hotels, each `<hotel>` or `<hotel>~<rate plan>`. */
  stay?: readonly string[] | undefined
  /** The chosen transfer, `<option>` or `<option>~<time>`. */
  transfer?: string | undefined
  /** Extras of the way, each `<option>~<adults>` or `<option>~<adults>~<children>`. */
  extra?: readonly string[] | undefined
}

/** URLs of the search in two cities, in a file of their own because few pages contain them. */
export const twoCitiesLinks = {
  search: (locale: Locale, query: TwoCitiesQuery = {}) => address(`/${locale}/hotels/two-cities`, query),
}
