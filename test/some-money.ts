import { doJobs } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import type { TestWorld } from '#test/world.ts'

/** Two paid bookings, one cancelled with a penalty and one partly refunded, and a booking paid on arrival. */
export async function someMoney() {
  const first = await pendingPayment({ rooms: [{ allotment: 9, rates: [{ payment: 'both' }] }] })
  const { world, hotel } = first
  const manager = await staffOf(world, 'manager')
  await first.pay()
  await first.settle()
  const second = await pendingPayment({ world })
  await second.pay()
  await second.settle()
  const seen = async (reference: string) => {
    const shown = await manager.api.show_admin_booking({ reference })
    if (!shown.ok) throw new Error(shown.error.code)
    return { reference, status: shown.data.booking.status, version: shown.data.version }
  }
  await manager.api.refund_booking({ ...(await seen(first.reference)), minor: 1_234 })
  // One night before arrival, the penalty is the first night.
  world.timeIs('2026-12-14T09:00:00Z')
  const cost = await second.guest.api.quote_cancellation({ reference: second.reference })
  if (!cost.ok) throw new Error(cost.error.code)
  await second.guest.api.cancel_booking({ reference: second.reference, accepted_penalty: cost.data.penalty })
  await doJobs(world)
  const arriving = await first.guest.books(hotel, { checkIn: '2026-12-16', nights: 1 })
  const reference = arriving.ok ? arriving.data.reference : ''
  await manager.api.record_arrival_payment({ ...(await seen(reference)), minor: 5_000, way: 'cash' })
  return { world, manager, first, second, penalty: cost.data.penalty.minor }
}

/** What accounts of the ledger owe, in minor units. */
export async function ledgerSum(world: TestWorld, accounts: string[]): Promise<number> {
  const [row] = await world.sql('select -sum(amount_minor)::int as sum from ledger_entry where account = any($1)', [
    accounts,
  ])
  return row?.sum as number
}
