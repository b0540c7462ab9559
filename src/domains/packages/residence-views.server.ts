import type { HouseAnswer, PackageDetails } from '#domains/packages/answers.ts'
import { namedView } from '#domains/content/views.server.ts'
import type { PackageRow, ResidenceRow } from '#domains/packages/read.server.ts'
import { walkingMinutes } from '#domains/places/distance.ts'
import { addDays } from '#domains/stays/nights.ts'
import { hotelLandscape } from '#domains/stays/pictures.ts'
import { pictureView } from '#domains/stays/views.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

/** Nights follow one another; those that the journey spends on its way come before the first hotel. */
export function residenceView(
  rows: ResidenceRow[],
  startsOn: string,
  { days }: Pick<PackageRow, 'days'>,
  locale: Locale,
): PackageDetails['residence'] {
  const slept = rows.reduce((sum, { nights }) => sum + nights, 0)
  let night = Math.max(0, days - 1 - slept)
  return rows.map((row) => {
    const checkIn = addDays(startsOn, night)
    night += row.nights
    return { ...houseView(row, locale), check_in: checkIn, check_out: addDays(startsOn, night) }
  })
}

/** A house that the group sleeps in, without dates. */
export function houseView(row: ResidenceRow, locale: Locale): HouseAnswer {
  return {
    hotel: {
      id: row.hotelId,
      slug: row.slug,
      name: inLocale(row.name, locale),
      stars: row.stars,
      picture: row.picture ? pictureView(row.picture, locale) : hotelLandscape(locale),
      offered: row.offered,
    },
    city: namedView(row.city, locale),
    nights: row.nights,
    board: row.board,
    guarantee: row.guarantee,
    walk:
      row.placeName && row.metres !== null
        ? { name: inLocale(row.placeName, locale), metres: row.metres, minutes: walkingMinutes(row.metres) }
        : null,
  }
}
