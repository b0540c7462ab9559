import { done, err, invalid } from '#api/endpoint.ts'
import type { Context, Handlers, Traveller } from '#domains/context.ts'
import { catalogueKnown } from '#domains/products/stays/catalogue/catalogue.server.ts'
import { findHotelCards } from '#domains/products/stays/catalogue/queries.server.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import type { savedEndpoints } from '#domains/products/stays/saved/contract.ts'
import { endAlert, isAlertOn, readAlert, setAlert } from '#domains/products/stays/saved/price-alerts.server.ts'
import { addSaved, findSaved, mirrorSaved, removeSaved } from '#domains/products/stays/saved/saved.server.ts'
import { priceStays, totalOf } from '#domains/products/stays/search/price-stays.server.ts'
import { inLocale } from '#i18n/locale.ts'

export const savedHandlers: Handlers<typeof savedEndpoints> = {
  fetch_saved_hotels: (context) => saved(context),

  async save_hotel(context, { hotel_id, check_in, check_out, ...rest }) {
    const catalogue = await catalogueKnown(context)
    const hotel = catalogue.hotelOf.get(hotel_id) ?? (await findHotelCards(context.db, [hotel_id]))[0]
    if (hotel === undefined) return err('not_found')
    if ((check_in === undefined) !== (check_out === undefined)) {
      const path = check_in === undefined ? 'check_in' : 'check_out'
      return invalid(path, 'required')
    }
    const stay = check_in !== undefined && check_out !== undefined ? { ...rest, check_in, check_out } : null
    if (stay) {
      const checked = checkStay(stay, { timeZone: hotel.timeZone, now: context.now })
      if (!checked.ok) return checked
    }
    const [found = null] = await priceStays(context, [{ hotel_id, stay }])
    const added = { hotel_id, stay, price: totalOf(found) }
    await addSaved(context.db, context.actor.userId, [added], context.now, { replaces: true })
    return saved(context)
  },

  async remove_saved_hotel(context, { hotel_id }) {
    await removeSaved(context.db, context.actor.userId, hotel_id)
    return saved(context)
  },

  async set_price_alert(context, { hotel_id, on }) {
    const { userId, email } = context.actor
    if (on && email === null) return err('conflict')
    const one = (await findSaved(context.db, userId)).find((hotel) => hotel.hotel_id === hotel_id)
    if (!one) return err('not_found')
    const [found = null] = on ? await priceStays(context, [one]) : []
    const isSet = await setAlert(context.db, { userId, hotelId: hotel_id, on }, totalOf(found), context.now)
    return isSet ? saved(context) : err('not_found')
  },

  async show_price_alert({ db, ports, locale }, { token }) {
    const link = readAlert(ports.signer, token)
    const [row] = link ? await findHotelCards(db, [link.hotelId]) : []
    if (!link || !row) return err('not_found')
    const on = await isAlertOn(db, link)
    return done({ hotel: inLocale(row.name, locale), check_in: link.checkIn, check_out: link.checkOut, on })
  },

  async end_price_alert({ db, ports }, { token }) {
    const link = readAlert(ports.signer, token)
    if (!link) return err('not_found')
    await endAlert(db, link)
    return done({})
  },
}

/** Returns the current list and updates the browser's copy. */
async function saved(context: Context & { actor: Traveller }) {
  const list = await findSaved(context.db, context.actor.userId)
  const hotel_ids = list.map(({ hotel_id }) => hotel_id)
  mirrorSaved(context, hotel_ids)
  return done({ hotel_ids, saved: list })
}
