import { hotelFacts, perNight, roomsLeftView } from '#domains/products/stays/catalogue/views.server.ts'
import { payBeforeAnswer, payView, pictureView } from '#domains/products/shared/views.server.ts'
import type { HotelCard } from '#domains/products/stays/answers.ts'
import type { HotelCardRow } from '#domains/products/stays/catalogue/queries.server.ts'
import type { ChosenHotel } from '#domains/products/stays/search/comparison-answers.ts'
import type { FoundStay } from '#domains/products/stays/search/search.server.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

/** The card of a hotel, with the offer of its stay if one was found. */
export function hotelCardView(row: HotelCardRow, found: FoundStay | null, locale: Locale): HotelCard {
  return {
    ...hotelFacts(row, locale),
    picture: pictureView(row.pictures[0], locale),
    offer: found && offerView(found, locale),
  }
}

/** The same in a comparison, with what is compared. */
export function chosenHotelView(
  row: HotelCardRow,
  found: FoundStay | null,
  minNights: number,
  facilities: readonly { id: string; name: Bilingual }[],
  locale: Locale,
): ChosenHotel {
  return {
    ...hotelCardView(row, found, locale),
    facilities: facilities.map(({ id, name }) => ({ id, name: inLocale(name, locale) })),
    room_views: found ? viewsOf(found) : [],
    check_in_from: row.checkInFrom.slice(0, 5),
    check_out_until: row.checkOutUntil.slice(0, 5),
    min_nights: minNights,
  }
}

/** The views of the rooms of an offer, each once. */
function viewsOf({ hotel, offer }: FoundStay): ChosenHotel['room_views'] {
  const offered = new Set(offer.rooms.map(({ roomTypeId }) => roomTypeId))
  return [...new Set(hotel.rooms.filter(({ id }) => offered.has(id)).map(({ view }) => view))]
}

function offerView({ hotel, offer, freeCancellation, roomNames }: FoundStay, locale: Locale): HotelCard['offer'] {
  const { priced } = offer
  const names = [...new Set(priced.rooms.map((room) => room.roomTypeId))].map((id) => {
    const name = roomNames.get(id)
    return name ? inLocale(name, locale) : ''
  })
  return {
    total: { minor: priced.total, currency: priced.currency },
    per_night: { minor: perNight(priced), currency: priced.currency },
    nights: priced.nights,
    room: names.join(' + '),
    board: priced.rooms[0]?.board ?? 'room_only',
    rooms_left: roomsLeftView(offer.left),
    cancellation_kind: priced.cancellation.kind,
    free_until: priced.cancellation.freeUntil,
    free_cancellation_total: freeCancellation === null ? null : { minor: freeCancellation, currency: priced.currency },
    payment: priced.payment,
    pay: payBeforeAnswer(payView(priced), hotel.supply),
  }
}
