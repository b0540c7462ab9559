import type { Endpoint } from '#contract/endpoint.ts'

/** What a partner's key may be good for. */
export const keyScopes = ['search', 'booking', 'stock'] as const
export type KeyScope = (typeof keyScopes)[number]

/** How every key begins, in the header `Authorization: Bearer key_…`. */
export const keyMark = 'key_'

/** What is on offer and what it costs: everything of these that anyone may read. */
const searched: readonly Endpoint['group'][] = ['places', 'stays', 'packages', 'services', 'content']

/** Booking, and what was booked with the key. Nothing of accounts, carts or other people’s bookings. */
const booked: readonly string[] = [
  'book_hotel',
  'book_hotel_portal',
  'store_booking',
  'fetch_my_bookings',
  'show_booking',
  'answer_offer',
  'change_user_booking_payment_type',
  'quote_cancellation',
  'cancel_booking',
  'start_payment',
  'check_payment',
  'show_receipt',
  'show_voucher',
]

/** Rooms and seats with their prices. */
const stocked: readonly string[] = [
  'fetch_stock_hotels',
  'fetch_stock',
  'change_stock',
  'copy_stock',
  'undo_stock',
  'check_stock_file',
  'apply_stock_file',
  'export_stock',
  'fetch_departures',
  'change_departure',
]

/** The scope that a key needs for an endpoint; null for one that no key may call. */
export function scopeOf({
  name,
  who,
  effect,
  group,
}: Pick<Endpoint, 'name' | 'who' | 'effect' | 'group'>): KeyScope | null {
  if (who === 'anyone') return effect === 'read' && searched.includes(group) ? 'search' : null
  if (who === 'traveller') return booked.includes(name) ? 'booking' : null
  return who === 'staff' && stocked.includes(name) ? 'stock' : null
}
