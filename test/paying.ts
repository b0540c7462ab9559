import type { SandboxCard } from '#integrations/demo/sandbox-cards.ts'
import { settlePayment, type SettleActor } from '#domains/bookings/payment/settle.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { isFirst } from '#domains/shared/plan.ts'
import { jobDependencies } from '#test/jobs.ts'
import { makeWorld, today, type RoomOptions, type StayOptions, type TestHotel, type TestWorld } from '#test/world.ts'

export const soon = addDays(today, 14)

/** Creates a hotel that is paid online, a traveller who holds its rooms, and an open payment page of the sandbox. */
export async function pendingPayment(options: { rooms?: RoomOptions[]; stay?: StayOptions; world?: TestWorld } = {}) {
  const world = options.world ?? (await makeWorld())
  await world.paysOnline()
  const hotel: TestHotel = await world.hotel({
    rooms: options.rooms ?? [{ allotment: 2, rates: [{ payment: 'both' }] }],
  })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, nights: 2, payment: 'prepay', ...options.stay })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const toPay = made.data.item.pay.prepay?.find(isFirst)?.amount.minor ?? 0
  const page = async () => {
    const started = await guest.api.start_payment({ reference })
    if (!started.ok) throw new Error(started.error.code)
    return started.data.page
  }
  /** The sandbox id of the open payment. */
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
    pay: async (card: SandboxCard = 'good') => world.services.sandbox?.pay(await open(), card, world.services.clock()),
    settle: (actor: SettleActor = 'webhook', id = first) => settlePayment(jobDependencies(world), id, actor),
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
    /** The kinds of emails that tell of the payment, also of one that confirms the booking. */
    notifications: async () =>
      (
        await world.sql(
          `select kind from notification where kind like 'payment%' or data ? 'received' order by created_at, kind`,
        )
      ).map((row) => row.kind),
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

/** The sandbox id of the payment, read from the address of its page. */
export function openOfSandbox(page: string): string {
  return page.split('/').at(-1) ?? ''
}
