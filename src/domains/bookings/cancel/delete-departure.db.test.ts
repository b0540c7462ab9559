import { expect, test } from 'vitest'
import { addPackage } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact } from '#test/world.ts'

async function adminWorld() {
  const world = await makeWorld()
  const travelPackage = await addPackage(world, { starts: [20, 30], payment: 'both', seats: 10 })
  const { api } = await staffOf(world, 'editor')
  const [mistake = 0, other = 0] = travelPackage.departures
  const versionOf = async (id: number) => {
    const answer = await api.fetch_departures({ departure_id: id })
    return (answer.ok && answer.data.departure?.version) || ''
  }
  const quote = (id: number) =>
    world.visitor().get_package_price({ departure_id: id, party: ['2'], sharing: 'double' as const })
  const book = async (id: number) => {
    const guest = await world.traveller()
    const quoted = await guest.api.get_package_price({ departure_id: id, party: ['2'], sharing: 'double' })
    if (!quoted.ok) throw new Error(quoted.error.code)
    const values = { guests: [{ first_name: 'Test', last_name: 'Guest' }], contact: standardContact }
    const requested = { ...values, quote_token: quoted.data.token, payment_type: 'arrival' as const }
    return { guest, make: () => guest.api.store_booking(requested, { idempotencyKey: `departure-${id}` }) }
  }
  return { world, api, mistake, other, versionOf, quote, book }
}

test("a departure without bookings is deleted and the deletion is audited; the package's other departure stays", async () => {
  const { world, api, mistake, other, versionOf, quote } = await adminWorld()
  const { api: agent } = await staffOf(world, 'agent')
  const gone = { departure_id: mistake, version: await versionOf(mistake) }
  expect(await agent.delete_departure(gone)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await quote(mistake)).toMatchObject({ ok: true })
  expect(await api.delete_departure(gone)).toEqual({ ok: true, data: {} })
  expect(await quote(mistake)).toMatchObject({ error: { code: 'not_found' } })
  expect(await quote(other)).toMatchObject({ ok: true })
  expect(await api.delete_departure(gone)).toMatchObject({ error: { code: 'not_found' } })
  expect(await world.sql('select subject, before ->> $1 as seats, after from staff_audit', ['seats'])).toEqual([
    { subject: `departure:${mistake}`, seats: '10', after: null },
  ])
})

test('a departure that has changed since it was read is not deleted', async () => {
  const { world, api, mistake, versionOf, quote } = await adminWorld()
  const seen = await versionOf(mistake)
  await world.sql('update departure set seats = 11 where id = $1', [mistake])
  expect(await api.delete_departure({ departure_id: mistake, version: seen })).toMatchObject({
    error: { code: 'conflict' },
  })
  expect(await quote(mistake)).toMatchObject({ ok: true })
})

test('a departure that was ever booked is not deleted, even if all its bookings are cancelled', async () => {
  const { api, mistake, versionOf, book } = await adminWorld()
  const { guest, make } = await book(mistake)
  const made = await make()
  if (!made.ok) throw new Error(made.error.code)
  const gone = { departure_id: mistake, version: await versionOf(mistake) }
  expect(await api.delete_departure(gone)).toMatchObject({ error: { code: 'booked_before' } })
  const cancelled = await guest.api.cancel_booking({
    reference: made.data.reference,
    accepted_penalty: { minor: 0, currency: 'SAR' },
  })
  expect(cancelled).toMatchObject({ ok: true })
  expect(await api.delete_departure(gone)).toMatchObject({ error: { code: 'booked_before' } })
})

test('a booking made while the departure is deleted gets a seat or an error, never a seat on a deleted departure', async () => {
  const { world, api, mistake, other, versionOf, book } = await adminWorld()
  for (const id of [mistake, other]) {
    const { make } = await book(id)
    const gone = { departure_id: id, version: await versionOf(id) }
    const [made, deleted] = await Promise.all([make(), api.delete_departure(gone)])
    expect([made.ok, deleted.ok].toSorted()).toEqual([false, true])
    expect(await world.sql('select sold::int from departure where id = $1', [id])).toEqual(made.ok ? [{ sold: 2 }] : [])
  }
})
