import { describe, expect, test } from 'vitest'
import { readSettings } from '#domains/content/queries.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { bookingFiles } from '#server/documents/booking-files.ts'
import { addService, bookQuoted } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, today } from '#test/world.ts'

/** A traveller with two stays that follow each other, and a third one months later. */
async function travelling() {
  const world = await makeWorld({ nights: 120 })
  const [hotel, guest] = [await world.hotel(), await world.traveller()]
  const book = async (from: number) => {
    const made = await guest.books(hotel, { checkIn: addDays(today, from) })
    if (!made.ok) throw new Error(made.error.code)
    return made.data
  }
  const [first, later] = [await book(14), await book(60)]
  const nights = first.nights
  const second = await book(14 + nights)
  const share = async (references: string[], name = 'Mother') => {
    const made = await guest.api.create_trip_link({ references, name })
    return made.ok ? made.data.token : made.error.code
  }
  const show = async (token: string) => {
    const found = await world.visitor().show_trip({ token })
    return found.ok ? found.data : found.error.code
  }
  return { world, guest, first, second, later, share, show }
}

const codeOf = (outcome: { ok: boolean; error?: { code: string } }) => (outcome.ok ? 'ok' : outcome.error?.code)

describe('a link to a trip', () => {
  test('shows places, dates and first names to a visitor, and nothing else about the bookings', async () => {
    const { guest, first, second, share, show } = await travelling()
    const listed = await guest.api.fetch_trip_links({ reference: first.reference })
    expect(listed.ok && listed.data.bookings.map(({ reference }) => reference)).toEqual([
      first.reference,
      second.reference,
    ])
    const trip = await show(await share([first.reference, second.reference]))
    expect(trip).toMatchObject({
      first_day: first.check_in,
      last_day: second.last_day,
      valid_until: addDays(second.check_out, 30),
      travellers: [...new Set([...first.guest_names, ...second.guest_names].map(({ first_name }) => first_name))],
      bookings: [{ kind: 'stay', name: first.about.name, confirmed: true, starts_at: expect.any(String) }, {}],
    })
    const text = JSON.stringify(trip)
    for (const secret of [
      first.reference,
      second.reference,
      standardContact.email,
      standardContact.phone,
      first.guest_names[0]?.last_name ?? 'missing',
      String(first.total.minor),
      'SAR',
      'Mother',
    ])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  })

  test('shows the way to a hotel before the hotel of the same day, whichever was booked first', async () => {
    const { world, guest, first, share, show } = await travelling()
    const visit = await addService(world, { options: [{ times: ['09:00', '15:00'] }] })
    const slot = { option_id: visit.options[0] ?? 0, date: first.check_in, people: '2', time: '15:00' }
    const booked = await bookQuoted(guest.api, await guest.api.get_service_price(slot))
    const references = [booked.reference, first.reference]
    const listed = await guest.api.fetch_trip_links({ reference: first.reference })
    expect(listed.ok && listed.data.bookings.map(({ reference }) => reference).slice(0, 2)).toEqual(references)
    expect(await show(await share(references))).toMatchObject({ bookings: [{ starts_at: '15:00' }, { kind: 'stay' }] })
  })

  test('is stored as a digest, and cannot be made for a booking of somebody else', async () => {
    const { world, first, share } = await travelling()
    const token = await share([first.reference])
    expect(JSON.stringify(await world.sql('select * from trip_link'))).not.toContain(token)
    const stranger = await world.traveller()
    const input = { references: [first.reference], name: 'Me' }
    expect(codeOf(await stranger.api.create_trip_link(input))).toBe('not_found')
    expect(codeOf(await stranger.api.fetch_trip_links({ reference: first.reference }))).toBe('not_found')
    expect(await world.sql('select count(*)::int as n from trip_link')).toEqual([{ n: 1 }])
  })

  test('ends when its owner revokes it; others cannot, and other links go on', async () => {
    const { world, guest, first, share, show } = await travelling()
    const [token, other] = [await share([first.reference]), await share([first.reference], 'Brother')]
    const listed = await guest.api.fetch_trip_links({ reference: first.reference })
    const id = (listed.ok && listed.data.links[0]?.id) || 0
    expect(codeOf(await (await world.traveller()).api.revoke_trip_link({ id }))).toBe('not_found')
    expect(codeOf(await guest.api.revoke_trip_link({ id }))).toBe('ok')
    expect([await show(token), await show('unknown')]).toEqual(['link_expired', 'link_expired'])
    expect(await show(other)).toMatchObject({ bookings: [{}] })
  })

  test('no longer shows a cancelled booking, and ends with the last one', async () => {
    const { guest, first, second, share, show } = await travelling()
    const token = await share([first.reference, second.reference])
    const cancel = async (reference: string) => {
      const quoted = await guest.api.quote_cancellation({ reference })
      if (quoted.ok) await guest.api.cancel_booking({ reference, accepted_penalty: quoted.data.penalty })
    }
    await cancel(first.reference)
    expect(await show(token)).toMatchObject({ first_day: second.check_in, bookings: [{}] })
    await cancel(second.reference)
    expect(await show(token)).toBe('link_expired')
  })

  test('ends 30 days after the trip, and when staff revoke the links of its booking', async () => {
    const { world, first, later, share, show } = await travelling()
    const [token, revoked] = [await share([first.reference]), await share([later.reference])]
    const noor = await staffOf(world, 'agent')
    const shown = await noor.api.show_admin_booking({ reference: later.reference })
    if (!shown.ok) throw new Error(shown.error.code)
    const { version, booking } = shown.data
    await noor.api.revoke_booking_links({ reference: later.reference, status: booking.status, version })
    expect(await show(revoked)).toBe('link_expired')
    const end = addDays(first.check_out, 30)
    world.timeIs(`${end}T20:00:00Z`)
    expect(await show(token)).toMatchObject({ valid_until: end })
    world.timeIs(`${end}T21:30:00Z`)
    expect(await show(token)).toBe('link_expired')
  })

  test('has a calendar of the confirmed bookings without references and names', async () => {
    const { world, first, share } = await travelling()
    const token = await share([first.reference])
    const fetchCalendar = (one: string) =>
      bookingFiles(world.services).request(
        `/ar/booking/trip.ics?token=${one}`,
        {},
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
    const answer = await fetchCalendar(token)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const text = await answer.text()
    const { brand } = await readSettings(world.services.database.db)
    expect(text).toContain(`PRODID:-//${brand.name.en}//Trips//EN`)
    expect(text).toContain(`DTSTART;VALUE=DATE:${first.check_in.replaceAll('-', '')}`)
    expect(text.toUpperCase()).not.toContain(first.reference)
    expect(text).not.toContain(first.guest_names[0]?.last_name ?? 'missing')
    expect((await fetchCalendar('unknown')).status).toBe(410)
  })
})
