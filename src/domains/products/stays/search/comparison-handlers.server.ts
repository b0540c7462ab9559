import { done, err, invalid } from '#api/endpoint.ts'
import { sells } from '#domains/content/queries.server.ts'
import type { Handlers } from '#domains/context.ts'
import { catalogueKnown } from '#domains/products/stays/catalogue/catalogue.server.ts'
import type { Catalogue } from '#domains/products/stays/catalogue/catalogue.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import type { ChosenHotel } from '#domains/products/stays/search/comparison-answers.ts'
import type { choosingEndpoints } from '#domains/products/stays/search/comparison-contract.ts'
import { placeOf } from '#domains/products/stays/search/destinations.server.ts'
import { termsOf } from '#domains/products/stays/search/filters.ts'
import { walkingTo } from '#domains/products/stays/search/reach.server.ts'
import { findHotelCards, type HotelCardRow } from '#domains/products/stays/catalogue/queries.server.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { choicesOf, withTermsOnly } from '#domains/products/stays/search/room-choices.server.ts'
import { requestStay } from '#domains/products/stays/search/request-stay.server.ts'
import { priceStays } from '#domains/products/stays/search/price-stays.server.ts'
import type { FoundStay } from '#domains/products/stays/search/search.server.ts'
import { openAmong, similarStays, type OpenHotels } from '#domains/products/stays/search/similar-stays.server.ts'
import { chosenHotelView, hotelCardView } from '#domains/products/stays/search/cards.server.ts'
import type { Locale } from '#i18n/locale.ts'

export const choosingHandlers: Handlers<typeof choosingEndpoints> = {
  async fetch_similar_hotels(context, input) {
    const { hotel_id, where, limit } = input
    const catalogue = await catalogueKnown(context)
    const hotel = catalogue.hotelOf.get(hotel_id)
    if (!hotel) return err('not_found')
    const checked = checkStay(input, { timeZone: hotel.timeZone, now: context.now })
    if (!checked.ok) return checked
    const stay = { ...checked.data, filters: termsOf(input) }
    const { ids, open } = await similarStays(context, catalogue, hotel, stay)
    const shownIds = ids.slice(0, limit)
    const cards = await findHotelCards(context.db, shownIds)
    const rows = walkingTo(catalogue, placeOf(catalogue, where), cards)
    return done(
      shownIds.flatMap((id) => {
        const row = rows.find((one) => one.id === id)
        return row ? [hotelCardView(row, open.pricedOf(id), context.locale)] : []
      }),
    )
  },

  async fetch_chosen_hotels(context, input) {
    const { hotel_ids, check_in, check_out, occupancy, where } = input
    const catalogue = await catalogueKnown(context)
    const ids = (await sells(context, 'stays')) ? [...new Set(hotel_ids)] : []
    const zone = ids.flatMap((id) => catalogue.hotelOf.get(id)?.timeZone ?? [])[0]
    let open: OpenHotels | null = null
    if (check_in !== undefined && check_out !== undefined) {
      const stay = { check_in, check_out, occupancy }
      const checked = checkStay(stay, { timeZone: zone ?? siteTimeZone, now: context.now })
      if (!checked.ok) return checked
      open = await openAmong(context, ids, checked.data, termsOf(input))
    } else if (check_in !== check_out) {
      const path = check_in === undefined ? 'check_in' : 'check_out'
      return invalid(path, 'required')
    }
    const rows = walkingTo(catalogue, placeOf(catalogue, where), await findHotelCards(context.db, ids))
    return done(
      ids.flatMap((id) =>
        chosenView(
          open?.result.catalogue ?? catalogue,
          rows.find((one) => one.id === id),
          open?.pricedOf(id) ?? null,
          context.locale,
        ),
      ),
    )
  },

  async fetch_chosen_stays(context, { stays }) {
    const catalogue = await catalogueKnown(context)
    const listed = (await sells(context, 'stays')) ? stays : []
    const [cards, priced] = await Promise.all([
      findHotelCards(context.db, [...new Set(listed.map(({ hotel_id }) => hotel_id))]),
      priceStays(context, listed),
    ])
    return done(
      listed.flatMap(({ hotel_id, stay }, i) => {
        const [row] = walkingTo(
          catalogue,
          placeOf(catalogue, stay?.where),
          cards.filter(({ id }) => id === hotel_id),
        )
        return chosenView(catalogue, row, priced[i] ?? null, context.locale)
      }),
    )
  },

  async fetch_room_choices(context, input) {
    const requested = await requestStay(context, input)
    if (!requested.ok) return requested
    const { stay, rooms } = requested.data
    return done(choicesOf(stay, withTermsOnly(stay, rooms, termsOf(input)), context.locale))
  },
}

/** Empty for a hotel that no longer exists. */
function chosenView(
  { hotelOf, words }: Catalogue,
  row: HotelCardRow | undefined,
  priced: FoundStay | null,
  locale: Locale,
): ChosenHotel[] {
  const hotel = row && hotelOf.get(row.id)
  if (!hotel) return []
  const facilities = hotel.facilities.flatMap((id) => words.get(id) ?? [])
  return [chosenHotelView(row, priced, hotel.minNights, facilities, locale)]
}
