import type { PackageHotelAnswer, PackageDetails } from '#domains/products/packages/answers.ts'
import { namedView } from '#domains/content/views.server.ts'
import type { PackageRow, PackageHotelRow } from '#domains/products/packages/catalogue/queries.server.ts'
import { walkView } from '#domains/products/stays/catalogue/views.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { pictureView, placeholderPicture } from '#domains/products/shared/views.server.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

/** Nights are consecutive; nights that the package spends on the way come before the first hotel. */
export function packageHotelsView(
  rows: PackageHotelRow[],
  startsOn: string,
  { days }: Pick<PackageRow, 'days'>,
  locale: Locale,
): PackageDetails['hotels'] {
  const slept = rows.reduce((sum, { nights }) => sum + nights, 0)
  let night = Math.max(0, days - 1 - slept)
  return rows.map((row) => {
    const checkIn = addDays(startsOn, night)
    night += row.nights
    return { ...packageHotelView(row, locale), check_in: checkIn, check_out: addDays(startsOn, night) }
  })
}

/** A package hotel, without dates. */
export function packageHotelView(row: PackageHotelRow, locale: Locale): PackageHotelAnswer {
  return {
    hotel: {
      id: row.hotelId,
      slug: row.slug,
      name: inLocale(row.name, locale),
      stars: row.stars,
      note: row.note ? inLocale(row.note, locale) : null,
      picture: row.picture ? pictureView(row.picture, locale) : placeholderPicture(locale),
      offered: row.offered,
    },
    city: namedView(row.city, locale),
    nights: row.nights,
    board: row.board,
    guarantee: row.guarantee,
    walk: walkView(row, locale),
  }
}
