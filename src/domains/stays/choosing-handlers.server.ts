import { done, refuse } from '#contract/endpoint.ts'
import type { Context, Handlers, Traveller } from '#domains/context.ts'
import { catalogueKnown } from '#domains/stays/catalogue.server.ts'
import type { Catalogue, CatalogueHotel } from '#domains/stays/catalogue.ts'
import { checkStay, lookedAt } from '#domains/stays/check-stay.ts'
import type { choosingEndpoints } from '#domains/stays/choosing-contract.ts'
import { noFilters } from '#domains/stays/filters.ts'
import { findHotelCards } from '#domains/stays/hotels.server.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { findHotelStay } from '#domains/stays/read.server.ts'
import { choicesOf } from '#domains/stays/room-choices.server.ts'
import { addSaved, findSaved, mirrorSaved, removeSaved } from '#domains/stays/saved.server.ts'
import { candidates, findOpenHotels, priceCandidate, type Candidate, type Found } from '#domains/stays/search.server.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'
import { bySimilarity, type Compared } from '#domains/stays/similar.ts'
import { stayTerms, taxRulesOf } from '#domains/stays/terms.server.ts'
import { chosenHotelView, hotelCardView } from '#domains/stays/views.server.ts'

/** So many hotels, the closest by what never changes, are looked at for a price. */
const likely = 24

export const choosingHandlers: Handlers<typeof choosingEndpoints> = {
  async fetch_similar_hotels(context, { hotel_id, check_in, check_out, occupancy, limit }) {
    const catalogue = await catalogueKnown(context)
    const hotel = catalogue.hotelOf.get(hotel_id)
    if (!hotel) return refuse('not_found')
    const asked = checkStay(check_in, check_out, occupancy, hotel.timeZone, context.now)
    if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
    const city = catalogue.hotels.filter((other) => other.city === hotel.city)
    const near = bySimilarity(
      compared(hotel),
      city.map((other) => compared(other)),
    ).slice(0, likely)
    const ids = [hotel.id, ...near.map(({ id }) => id)]
    const open = await openAmong(context, ids, { checkIn: check_in, checkOut: check_out, parties: asked.parties })
    const priced = ids.flatMap((id) => {
      const known = open.found.catalogue.hotelOf.get(id)
      return known ? [compared(known, open.of.get(id)?.total)] : []
    })
    const here = priced.find(({ id }) => id === hotel.id) ?? compared(hotel)
    const shown = bySimilarity(here, priced).slice(0, limit)
    const rows = await findHotelCards(
      context.db,
      shown.map(({ id }) => id),
    )
    return done(
      shown.flatMap(({ id }) => {
        const row = rows.find((one) => one.id === id)
        return row ? [hotelCardView(row, open.pricedOf(id), context.locale)] : []
      }),
    )
  },

  async fetch_chosen_hotels(context, { hotel_ids, check_in, check_out, occupancy }) {
    const catalogue = await catalogueKnown(context)
    const ids = [...new Set(hotel_ids)]
    const zone = ids.flatMap((id) => catalogue.hotelOf.get(id)?.timeZone ?? [])[0]
    let open: Open | null = null
    if (check_in !== undefined && check_out !== undefined) {
      const asked = checkStay(check_in, check_out, occupancy, zone ?? 'Asia/Riyadh', context.now)
      if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
      open = await openAmong(context, ids, { checkIn: check_in, checkOut: check_out, parties: asked.parties })
    } else if (check_in !== check_out) {
      const path = check_in === undefined ? 'check_in' : 'check_out'
      return refuse('invalid_input', { errors: [{ path, code: 'required' }] })
    }
    const rows = await findHotelCards(context.db, ids)
    return done(
      ids.flatMap((id) => {
        const row = rows.find((one) => one.id === id)
        const known = (open?.found.catalogue ?? catalogue).hotelOf.get(id)
        return row && known
          ? [
              chosenHotelView(
                row,
                open?.pricedOf(id) ?? null,
                known.minNights,
                wordsOf(catalogue, known),
                context.locale,
              ),
            ]
          : []
      }),
    )
  },

  async fetch_room_choices(context, { hotel_id, check_in, check_out, occupancy }) {
    const { db, now, locale } = context
    const dates = { checkIn: check_in, checkOut: check_out }
    const terms = await stayTerms(context)
    const found = await findHotelStay(db, hotel_id, lookedAt(dates, now), terms)
    if (!found?.hotel.offered) return refuse('not_found')
    const { hotel, rooms } = found
    const asked = checkStay(check_in, check_out, occupancy, hotel.timeZone, now)
    if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
    const taxRules = taxRulesOf(terms, hotel.country)
    const nights = nightsBetween(check_in, check_out)
    return done(choicesOf({ hotel, ...dates, nights, parties: asked.parties, taxRules, now }, rooms, locale))
  },

  fetch_saved_hotels: (context) => saved(context),

  async save_hotel(context, { hotel_id }) {
    const catalogue = await catalogueKnown(context)
    const [row] = catalogue.hotelOf.has(hotel_id) ? [hotel_id] : await findHotelCards(context.db, [hotel_id])
    if (row === undefined) return refuse('not_found')
    await addSaved(context.db, context.actor.userId, [hotel_id], context.now)
    return saved(context)
  },

  async remove_saved_hotel(context, { hotel_id }) {
    await removeSaved(context.db, context.actor.userId, hotel_id)
    return saved(context)
  },
}

/** The list as it is now; the browser's copy follows. */
async function saved(context: Context & { actor: Traveller }) {
  const hotel_ids = await findSaved(context.db, context.actor.userId)
  mirrorSaved(context, hotel_ids)
  return done({ hotel_ids })
}

type Open = {
  found: Found
  of: Map<number, Candidate>
  pricedOf: (id: number) => ReturnType<typeof priceCandidate> | null
}

async function openAmong(
  context: Context,
  ids: number[],
  stay: { checkIn: string; checkOut: string; parties: Occupancy[] },
): Promise<Open> {
  const found = await findOpenHotels(context, () => ({ kind: 'hotels', ids }), stay, await stayTerms(context))
  const of = new Map(candidates(found, noFilters).map((one) => [one.open.hotel.id, one]))
  const pricedOf = (id: number) => {
    const candidate = of.get(id)
    return candidate ? priceCandidate(candidate, found) : null
  }
  return { found, of, pricedOf }
}

function compared({ id, stars, metres, rank }: CatalogueHotel, total: number | null = null): Compared {
  return { id, stars, metres, rank, total }
}

function wordsOf({ words }: Catalogue, hotel: CatalogueHotel) {
  return hotel.facilities.flatMap((id) => words.get(id) ?? [])
}
