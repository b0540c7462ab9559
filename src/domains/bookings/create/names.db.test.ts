import { describe, expect, test } from 'vitest'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay } from '#test/world.ts'

/** A stay booked for a guest with these names, by a traveller whose account has none yet. */
async function bookedFor(guest: { first_name?: string; last_name?: string }) {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const traveller = await world.traveller()
  const ready = await quoteStay(traveller.api, hotel)
  if (!ready.ok) throw new Error(ready.error.code)
  const made = await traveller.api.book_hotel(
    { ...ready.input, guests: [guest] },
    { idempotencyKey: crypto.randomUUID() },
  )
  return { world, traveller, made, reference: made.ok ? made.data.reference : '' }
}

describe('a guest whose passport shows a single name', () => {
  test.each([
    { first_name: 'Suharto' },
    { first_name: '', last_name: 'Suharto' },
    { first_name: 'Suharto', last_name: '-' },
  ])('books as %j, and every paper and list prints the one name', async (guest) => {
    const { world, traveller, made, reference } = await bookedFor(guest)
    expect(made).toMatchObject({ data: { guest_names: [{ first_name: 'Suharto', last_name: '' }] } })
    const voucher = await traveller.api.show_voucher({ reference })
    expect(voucher).toMatchObject({ data: { guests: ['Suharto'] } })
    expect(await world.visitor().verify_voucher({ code: voucher.ok ? voucher.data.code : '' })).toMatchObject({
      data: { initials: 'S.', verdict: 'valid' },
    })
    const { api } = await staffOf(world, 'manager')
    expect(await api.fetch_admin_bookings({ q: 'suharto' })).toMatchObject({ data: { rows: [{ guest: 'Suharto' }] } })
  })

  test('gives at least that one', async () => {
    const { made } = await bookedFor({ first_name: '-', last_name: '' })
    expect(made).toMatchObject({
      error: { code: 'invalid_input', errors: [{ path: 'guests.0.first_name', code: 'required' }] },
    })
  })
})

test('what cannot be a name is rejected at its field', async () => {
  const { made } = await bookedFor({ first_name: 'Huda', last_name: 'www.example.com' })
  expect(made).toMatchObject({ error: { errors: [{ path: 'guests.0.last_name', code: 'name_not_on_id' }] } })
})
