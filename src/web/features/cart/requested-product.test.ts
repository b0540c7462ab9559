import { expect, test } from 'vitest'
import { placeOfProduct, requestedProduct } from '#web/features/cart/requested-product.ts'
import { links } from '#links/site.ts'

const dates = { check_in: '2026-12-10', check_out: '2026-12-14' }
const room = ['116~2-9,4']

/** The page of the hotel to which the booking page of a stay leads back. */
function backFrom(address: string) {
  const requested = requestedProduct(new URL(address, 'http://site').searchParams)
  if (!requested) throw new Error('no product')
  return { requested, page: placeOfProduct('en', requested, 'dunes') }
}

test('the way back to the hotel keeps place, dates, party, filters and order of the search', () => {
  const where = 'place:gate-makkah-79'
  const search = { where, board: 'breakfast', free_cancellation: '1', walk_max: '10', sort: 'walk' }
  const { requested, page } = backFrom(links.book('en', { hotel: 6, ...dates, room, ...search }))
  expect(requested.selection).toEqual({ kind: 'stay', hotel_id: 6, ...dates, rooms: room, where })
  const back = new URL(page, 'http://site')
  expect(back.pathname).toBe('/en/hotels/dunes')
  expect(Object.fromEntries(back.searchParams)).toEqual({ ...search, ...dates, occupancy: '2-9,4' })
})

test.each(['makkah', 'place:<b>', 'Paris'])(
  'without a place to which walks lead, such as “%s”, none is kept',
  (where) => {
    const { requested, page } = backFrom(links.book('en', { hotel: 6, ...dates, room, where }))
    expect(requested.selection).not.toHaveProperty('where')
    expect(page).toBe(links.hotel('en', 'dunes', { ...dates, occupancy: ['2-9,4'] }))
  },
)
