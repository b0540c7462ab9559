import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFromPartner } from '#domains/bookings/partner.server.ts'
import { bookingCan, statusTable } from '#domains/bookings/rules.ts'
import type { BookingStatus } from '#domains/bookings/shapes.ts'
import type { PartnerAnswer } from '#domains/bookings/supply.ts'
import { addDays } from '#domains/stays/nights.ts'
import { doJobs, doSweep, needsOf } from '#test/jobs.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today } from '#test/world.ts'

const soon = addDays(today, 5)

/** What may happen, in any order: `who` picks one of the bookings there are by then. */
const command = fc.oneof(
  fc.record({
    does: fc.constant('ask' as const),
    day: fc.nat(2),
    nights: fc.integer({ min: 1, max: 2 }),
    room: fc.nat(1),
  }),
  fc.record({ does: fc.constant('book' as const), day: fc.nat(2), nights: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ does: fc.constant('accept' as const), who: fc.nat(9) }),
  fc.record({ does: fc.constant('reject' as const), who: fc.nat(9) }),
  fc.record({ does: fc.constant('offer' as const), who: fc.nat(9), day: fc.nat(2), room: fc.nat(1) }),
  fc.record({ does: fc.constant('takeOffer' as const), who: fc.nat(9) }),
  fc.record({ does: fc.constant('leaveOffer' as const), who: fc.nat(9) }),
  fc.record({ does: fc.constant('cancel' as const), who: fc.nat(9) }),
  fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ does: fc.constant('close' as const), day: fc.nat(3) }),
)

test(
  'whatever traveller, supplier and clock do, the counters equal what bookings hold',
  { timeout: 120_000 },
  async () => {
    const world = await makeWorld({ nights: 30 })
    const portal = await world.hotel({ supply: 'portal', rooms: [{ allotment: 2 }, { allotment: 1 }] })
    const own = await world.hotel({ rooms: [{ allotment: 2 }] })
    const needs = () => needsOf(world)
    let ways = 0

    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 30 }), async (commands) => {
        await world.sql(
          'truncate booking_payment, booking_event, booking_room, booking_offer, booking, partner_request, rate_limit, idempotency_key',
        )
        await world.sql('update night_inventory set held = 0, sold = 0, closed = false')
        let now = Date.parse(`${today}T09:00:00Z`)
        world.timeIs(new Date(now).toISOString())
        const guest = await world.traveller()
        const references: string[] = []
        const one = (who: number) => references[who % Math.max(1, references.length)] ?? ''
        const say = (who: number, answer: PartnerAnswer) => answerFromPartner(needs(), `DEMO-${one(who)}`, answer)

        for (const step of commands) {
          switch (step.does) {
            case 'ask':
            case 'book': {
              const stay = { checkIn: addDays(soon, step.day), nights: step.nights, request: 'demo:silent' }
              const made = await (step.does === 'ask'
                ? guest.asks(portal, { ...stay, room: step.room })
                : guest.books(own, stay))
              if (made.ok) references.push(made.data.reference)
              await doJobs(world)
              break
            }
            case 'accept':
              await say(step.who, { kind: 'accept' })
              break
            case 'reject':
              await say(step.who, { kind: 'reject', reason: 'no_rooms' })
              break
            case 'offer': {
              const checkIn = addDays(soon, step.day)
              const rooms = [`${portal.rooms[step.room]?.rates[0]}~2`]
              await say(step.who, { kind: 'offer', checkIn, checkOut: addDays(checkIn, 2), rooms })
              break
            }
            case 'takeOffer':
              await guest.api.answer_offer({ reference: one(step.who), answer: 'accept' })
              break
            case 'leaveOffer':
              await guest.api.answer_offer({ reference: one(step.who), answer: 'decline' })
              break
            case 'cancel': {
              const cost = await guest.api.quote_cancellation({ reference: one(step.who) })
              if (cost.ok)
                await guest.api.cancel_booking({ reference: one(step.who), accepted_penalty: cost.data.penalty })
              break
            }
            case 'wait':
              now += step.hours * 3_600_000
              world.timeIs(new Date(now).toISOString())
              await doSweep(world)
              break
            case 'close':
              await world.sql('update night_inventory set closed = not closed where night = $1', [
                addDays(soon, step.day),
              ])
          }
          expect(await wrongStock(world)).toEqual([])
        }
        const events = (await world.sql('select from_status, to_status from booking_event')) as {
          from_status: BookingStatus | null
          to_status: BookingStatus
        }[]
        for (const { from_status: from, to_status: to } of events) {
          if (from) expect(bookingCan.move(from, to)).toBe(true)
          ways += 1
        }
        const overdue = (await world.sql('select status from booking where deadline_at <= $1', [new Date(now)])) as {
          status: BookingStatus
        }[]
        expect(
          overdue.filter((row) => statusTable[row.status].turn !== null && commands.at(-1)?.does === 'wait'),
        ).toEqual([])
      }),
      { numRuns: 40, seed: 20261201 },
    )
    // A model that refuses everything would pass as well.
    expect(ways).toBeGreaterThan(100)
  },
)
