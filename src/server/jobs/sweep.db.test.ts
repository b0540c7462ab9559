import { sql } from 'drizzle-orm'
import { register } from 'prom-client'
import { expect, test } from 'vitest'
import { releaseOverdue } from '#domains/bookings/deadlines/expiry.server.ts'
import { createLog } from '#server/observability/log.ts'
import { sweep, logSweepFailed } from '#server/jobs/sweep.ts'
import { addPackage } from '#test/products.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, today, type TestWorld } from '#test/world.ts'

const failureOf = (world: TestWorld) =>
  doSweep(world).then(
    () => '',
    (error: Error) => error.message,
  )

test('a booking that cannot be released stops neither other bookings nor later steps, and hides no error', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const [bad, good] = [await world.hotel(), await world.hotel()]
  const guest = await world.traveller()
  const stuck = await guest.books(bad, { payment: 'prepay' })
  world.timeIs(`${today}T09:01:00Z`)
  await guest.books(good, { payment: 'prepay' })
  const over = await guest.books(good, { checkIn: '2026-12-02' })
  // The held rooms of this booking are missing from the inventory, so it cannot be released.
  await world.sql('update night_inventory set held = 0 where room_type_id = $1', [bad.rooms[0]?.id])
  world.timeIs('2026-12-20T12:00:00Z')
  const reference = stuck.ok ? stuck.data.reference : ''
  const { api: agent } = await staffOf(world, 'agent')
  expect(await agent.fetch_admin_bookings({})).toMatchObject({ data: { total: 3 } })
  expect(await agent.show_admin_booking({ reference })).toMatchObject({ data: { booking: { status: 'pending' } } })
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { status: 'pending', to_pay: null } })
  expect(await guest.api.fetch_my_bookings({ group: 'cancelled' })).toMatchObject({ data: [{ status: 'expired' }] })
  // Changes to this booking are rejected.
  await expect(guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })).rejects.toThrow()

  expect(await failureOf(world)).toMatch(/^deadlines: booking \d+: /)
  expect(await world.sql('select status from booking order by id')).toEqual([
    { status: 'pending' },
    { status: 'expired' },
    { status: 'completed' },
  ])
  expect(over).toMatchObject({ ok: true })

  // Within the transaction of a call, the rest of the call still works.
  const { database, ports, clock } = world.services
  const failed: unknown[] = []
  await database.db.transaction(async (tx) => {
    await releaseOverdue(tx, ports, clock(), { failed: (error) => failed.push(error) })
    expect((await tx.execute(sql`select from booking`)).rows).toHaveLength(3)
  })
  expect(failed).toHaveLength(1)

  const lines: string[] = []
  const before = await countOf('deadlines')
  await sweep(jobDependencies(world)).catch((error: unknown) =>
    logSweepFailed(
      error,
      createLog('warn', (line) => lines.push(line)),
    ),
  )
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 'warn', event: 'sweep failed', step: 'deadlines', failed: 1 }),
  ])
  // Statements contain personal data.
  expect(lines.join()).not.toMatch(/Failed query|params/)
  expect((await countOf('deadlines')) - before).toBe(1)
})

test.each([
  // Constraints that break one step each: recording that the provider is queried, expiring a booking, completing a
  // stay.
  ['silent payments', 'payment', `check (check_at <> '2026-12-20T12:01:00Z')`],
  ['deadlines', 'booking', `check (status <> 'expired')`],
  ['completed bookings', 'booking', `check (status <> 'completed')`],
])('an error in the step %s affects no other step', async (step, table, broken) => {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const made = await guest.books(hotel, { payment: 'prepay' })
  await guest.api.start_payment({ reference: made.ok ? made.data.reference : '' })
  await guest.books(hotel, { checkIn: '2026-12-02' })
  await world.sql(`alter table ${table} add constraint broken ${broken} not valid`)
  world.timeIs('2026-12-20T12:00:00Z')
  expect(await failureOf(world)).toMatch(new RegExp(`^${step}: [^\n]+$`))
  const steps = { deadlines: 'expired', 'completed bookings': 'completed' }
  const done = Object.entries(steps).flatMap(([name, status]) => (name === step ? [] : status))
  const found = await world.sql(`select status from booking where status in ('expired', 'completed') order by id`)
  expect(found.map(({ status }) => status)).toEqual(done)
  await world.sql(`alter table ${table} drop constraint broken`)
  world.timeIs('2026-12-20T12:05:00Z')
  await doSweep(world)
})

test('an instalment, a reminder and a question that fail for one traveller still reach the next one', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const hotels = [await world.hotel(), await world.hotel()]
  const packageHotels = hotels.slice(0, 1).map((hotel) => ({ hotel, nights: 4 }))
  const travelPackage = await addPackage(world, { starts: [20], payment: 'both', hotels: packageHotels })
  const guest = await world.traveller()
  const references: string[] = []
  for (const n of [1, 2]) {
    const quote = await guest.api.get_package_price({
      departure_id: travelPackage.departures[0] ?? 0,
      party: ['2'],
      sharing: 'double',
    })
    const made = await guest.api.store_booking(
      {
        guests: [{ first_name: 'Test', last_name: 'Guest' }],
        contact: standardContact,
        quote_token: quote.ok ? quote.data.token : '',
        payment_type: 'prepay',
      },
      { idempotencyKey: `sweep-books-${n}` },
    )
    const reference = made.ok ? made.data.reference : ''
    const page = await guest.api.start_payment({ reference })
    await world.services.sandbox?.pay(
      page.ok ? (page.data.page.split('/').at(-1) ?? '') : '',
      'good',
      world.services.clock(),
    )
    await guest.api.check_payment({ reference })
    references.push(reference)
  }
  const [first, second] = references
  const break_ = async (table: string, check: string) => {
    await world.sql(`alter table ${table} add constraint broken check (${check}) not valid`)
    return () => world.sql(`alter table ${table} drop constraint broken`)
  }
  const notifications = async () =>
    (
      await world.sql(
        `select data ->> 'reference' as of from notification where kind = 'booking_instalment' order by created_at`,
      )
    ).map((row) => row.of)

  world.timeIs('2026-12-07T06:00:00Z')
  let repair = await break_('notification', `kind <> 'booking_instalment' or data ->> 'reference' <> '${first}'`)
  expect(await failureOf(world)).toMatch(/^reminders of instalments: booking \d+: [^\n]+$/)
  expect(await notifications()).toEqual([second])
  await repair()

  world.timeIs('2026-12-14T21:00:00Z')
  repair = await break_('booking', `reference <> '${first}' or deadline_at is null`)
  expect(await failureOf(world)).toMatch(/^instalments: booking \d+: [^\n]+$/)
  expect(await world.sql('select reference from booking where deadline_at is not null')).toEqual([
    { reference: second },
  ])
  await repair()
  await doJobs(world)

  await world.sql(
    `insert into hotel_substitution (departure_id, position, hotel_id, answer_hours, at) values ($1, 1, $2, 24, $3)`,
    [travelPackage.departures[0], hotels[1]?.id, world.services.clock()],
  )
  await world.sql('update booking set deadline_at = null')
  repair = await break_('booking', `reference <> '${first}' or status <> 'waiting_user'`)
  expect(await failureOf(world)).toMatch(/^hotel substitutions: booking \d+: [^\n]+$/)
  expect(await world.sql(`select reference from booking where status = 'waiting_user'`)).toEqual([
    { reference: second },
  ])
  await repair()
})

async function countOf(step: string): Promise<number> {
  const metric = await register.getSingleMetric('site_sweep_failures_total')?.get()
  return metric?.values.find(({ labels }) => labels['step'] === step)?.value ?? 0
}
