import type { AnyEndpoint } from '#api/endpoint.ts'

/** Scopes that a partner's key can have. */
export const keyScopes = ['search', 'booking', 'stock'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Prefix of every key, in the header `Authorization: Bearer key_…`. */
export const keyMark = 'key_'

/** Groups of the `search` scope, the catalogue and its prices: all their public reads. */
const searched: readonly AnyEndpoint['group'][] = ['places', 'stays', 'packages', 'services', 'content']

/** Endpoints of the scope `booking`: to book, and the bookings made with the key; no accounts, no carts. */
const booked: readonly string[] =
  'book_hotel book_hotel_portal store_booking fetch_my_bookings show_booking answer_offer change_user_booking_payment_type quote_cancellation cancel_booking quote_change change_booking withdraw_change start_payment check_payment show_receipt show_voucher'.split(
    ' ',
  )

/** Endpoints of the `stock` scope: rooms and seats with their prices. */
const stocked: readonly string[] =
  'fetch_stock_hotels fetch_stock change_stock copy_stock undo_stock check_stock_file apply_stock_file export_stock fetch_departures change_departure'.split(
    ' ',
  )

/** The scope that a key needs for an endpoint; null if no key is allowed to call it. */
export function scopeOf({
  name,
  access,
  effect,
  group,
}: Pick<AnyEndpoint, 'name' | 'access' | 'effect' | 'group'>): KeyScope | null {
  if (access === 'anyone') return effect === 'read' && searched.includes(group) ? 'search' : null
  if (access === 'traveller' || access === 'booking') return booked.includes(name) ? 'booking' : null
  return access === 'staff' && stocked.includes(name) ? 'stock' : null
}
