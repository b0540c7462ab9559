import type { SandboxCard } from '#adapters/payment-sandbox-cards.ts'
import { settlePayment, type SettleActor } from '#domains/bookings/settle.server.ts'
import { addDays } from '#domains/stays/nights.ts'
import { needsOf } from '#test/jobs.ts'
import { makeWorld, today, type RoomGiven, type StayGiven, type TestHotel, type TestWorld } from '#test/world.ts'

export const soon = addDays(today, 14)

/** A hotel that is paid online, a traveller who holds its rooms, and the sandbox's page open. */
export async function onTheWayToPay(given: { rooms?: RoomGiven[]; stay?: StayGiven; world?: TestWorld } = {}) {
  const world = given.world ?? (await makeWorld())
  await world.paysOnline()
  const hotel: TestHotel = await world.hotel({ rooms: given.rooms ?? [{ allotment: 2, rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, nights: 2, payment: 'prepay', ...given.stay })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const toPay = made.data.priced?.pay.prepay?.now.minor ?? 0
  const page = async () => {
    const started = await guest.api.start_payment({ reference })
    if (!started.ok) throw new Error(started.error.code)
    return started.data.page
  }
  /** The sandbox's id of the payment that is open. */
  const open = async () => (await page()).split('/').at(-1) ?? ''
  const paymentId = async () => (await open()).replace('test_', '')
  const first = await paymentId()
  return {
    world,
    hotel,
    guest,
    reference,
    made: made.data,
    toPay,
    paymentId: first,
    page,
    pay: async (card: SandboxCard = 'good') => world.wired.sandbox?.pay(await open(), card, world.wired.clock()),
    settle: (actor: SettleActor = 'webhook', id = first) => settlePayment(needsOf(world), id, actor),
    show: async () => {
      const found = await guest.api.show_booking({ reference })
      if (!found.ok) throw new Error(found.error.code)
      return found.data
    },
    counters: async () =>
      (await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory'))[0],
    payments: () =>
      world.sql(
        'select status, captured_minor as captured, refunded_minor as refunded, problem from payment order by captured_minor, id',
      ),
    letters: async () =>
      (await world.sql(`select kind from message where kind like 'payment%' order by created_at, kind`)).map(
        (row) => row.kind,
      ),
    balances: async () =>
      Object.fromEntries(
        (
          await world.sql(
            'select account, sum(amount_minor)::int as sum from ledger_entry group by account having sum(amount_minor) <> 0',
          )
        ).map((row) => [row.account, row.sum]),
      ),
  }
}

/** The sandbox's id of the payment that a page of it takes. */
export function openOfSandbox(page: string): string {
  return page.split('/').at(-1) ?? ''
}
