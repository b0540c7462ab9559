import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricePackage } from '#domains/products/packages/pricing/price.ts'
import { bedsOf, bedsTaken, planRooms, seatsOf, roomBasisOf } from '#domains/products/packages/pricing/rooming.ts'
import type { PackageTerms, RoomOfParty } from '#domains/products/packages/shapes.ts'
import { roomBases, type RoomBasis } from '#domains/products/shared/room-basis.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import { amountDue } from '#domains/shared/plan.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'

const infantMaxAge = 1
const party = (...families: string[]) => families.map((text) => parseOccupancy(text) as Occupancy)
const plan = (largest: RoomBasis, ...families: string[]) => planRooms(party(...families), largest, infantMaxAge)

/** Format: `2a8,5` is two adults and children aged 8 and 5; `+1` is one infant. */
const reported = (room: RoomOfParty) =>
  `${room.adults}a${room.childAges.join(',')}${room.infantAges.length ? `+${room.infantAges.length}` : ''}`

describe('distribution of a party over rooms', () => {
  test.for<[RoomBasis, string[], string[]]>([
    ['quad', ['2'], ['2a']],
    ['quad', ['4'], ['4a']],
    ['double', ['4'], ['2a', '2a']],
    ['quad', ['5'], ['3a', '2a']],
    ['triple', ['7'], ['3a', '2a', '2a']],
    ['single', ['3'], ['1a', '1a', '1a']],
    ['quad', ['2-9,4'], ['2a9,4']],
    ['double', ['2-9,4'], ['1a4', '1a9']],
    // The ages keep the order in which they were typed. Every room needs an adult, so the one adult and the three
    // children share a room.
    ['double', ['1-9,4,3'], ['1a9,4,3']],
    ['quad', ['3-8,5'], ['1a8,5', '2a']],
    ['quad', ['2-0'], ['2a+1']],
    ['double', ['2-0,1'], ['2a+2']],
    ['single', ['2-0,1'], ['1a+1', '1a+1']],
    // Families never share a room, even if beds stay empty.
    ['quad', ['1', '1', '2-3'], ['1a', '1a', '2a3']],
    // A fifteen-year-old pays as an adult but cannot be the only adult of a room.
    ['double', ['1-15'], ['1a15']],
  ])('rooms up to %s for the families %s: %s', ([largest, families, rooms]) => {
    const made = plan(largest, ...families)
    expect(made.ok && made.rooms.map(reported)).toEqual(rooms)
  })

  test.for<[string[], number]>([
    [['1-3,4,5,6'], 0],
    [['2', '1-0,1'], 1],
  ])('a party of the families %s has too few adults', ([families, family]) => {
    expect(plan('quad', ...families)).toEqual({ ok: false, family, why: 'too_few_adults' })
  })
})

test('with one price for everybody each family stays as it is, and still needs an adult for each infant', () => {
  expect(planRooms(party('5', '2-9,1'), 'any', infantMaxAge)).toEqual({
    ok: true,
    rooms: [
      { family: 0, adults: 5, childAges: [], infantAges: [], sharing: 'any' },
      { family: 1, adults: 2, childAges: [9], infantAges: [1], sharing: 'any' },
    ],
  })
  expect(planRooms(party('1-0,1'), 'any', infantMaxAge)).toEqual({ ok: false, family: 0, why: 'too_few_adults' })
})

const families = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: 12 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 10 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const largest = fc.constantFrom(...roomBases)

describe('any party', () => {
  test('fills no room beyond its beds, leaves no child alone, includes every guest and never mixes families', () => {
    fc.assert(
      fc.property(families, largest, (values, size) => {
        const made = planRooms(values, size, infantMaxAge)
        if (!made.ok) return
        for (const room of made.rooms) {
          expect(roomBasisOf(bedsTaken(room))).toBe(room.sharing)
          expect(bedsTaken(room)).toBeLessThanOrEqual(4)
          expect(room.adults).toBeGreaterThanOrEqual(1)
          expect(room.infantAges.length).toBeLessThanOrEqual(room.adults)
        }
        for (const [i, family] of values.entries()) {
          const mine = made.rooms.filter((room) => room.family === i)
          const sizes = mine.map(bedsTaken)
          expect(mine.reduce((sum, room) => sum + room.adults, 0)).toBe(family.adults)
          expect(mine.flatMap((room) => [...room.childAges, ...room.infantAges]).toSorted()).toEqual(
            family.childAges.toSorted(),
          )
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
          // A room exceeds the requested size only if there are too few adults for another room.
          if (Math.max(...sizes) > bedsOf(size)) expect(mine.length).toBe(family.adults)
        }
      }),
    )
  })

  test('is rejected only if a room would lack an adult', () => {
    fc.assert(
      fc.property(families, largest, (values, size) => {
        const made = planRooms(values, size, infantMaxAge)
        const impossible = values.some(({ adults, childAges }) => {
          const infants = childAges.filter((age) => age <= infantMaxAge).length
          return infants > adults || adults + childAges.length - infants > 4 * adults
        })
        expect(made.ok).toBe(!impossible)
      }),
    )
  })

  test('has a quoted price equal to the sum of the prices of its persons in their rooms', () => {
    const prices = roomBases.map((sharing, i) => ({
      sharing,
      adult: 900_000 - i * 130_001,
      child: 500_000 - i * 70_003,
    }))
    const terms: PackageTerms = {
      currency: 'SAR',
      childMaxAge: 11,
      infantMaxAge,
      payment: 'both',
      deposit: [
        { percent: 33, daysBefore: null },
        { percent: 67, daysBefore: 30 },
      ],
      windows: [],
      extras: [],
      meetsAt: '08:00',
      timeZone: 'Asia/Riyadh',
    }
    const departure = { id: 1, startsOn: '2027-01-10', endsOn: '2027-01-15', prices, infant: 40_000 }
    const moment = { now: new Date('2026-12-01T09:00:00Z'), today: '2026-12-01', taxRules: [] }
    fc.assert(
      fc.property(families, largest, (values, size) => {
        const made = planRooms(values, size, infantMaxAge)
        if (!made.ok) return
        const priced = pricePackage(terms, departure, { rooms: made.rooms, extras: [] }, moment)
        const byPerson = made.rooms.flatMap((room) => {
          const at = prices.find((one) => one.sharing === roomBasisOf(room.adults + room.childAges.length))
          return [
            ...Array.from({ length: room.adults }, () => at?.adult ?? Number.NaN),
            ...room.childAges.map((age) => (age > 11 ? at?.adult : at?.child) ?? Number.NaN),
            ...room.infantAges.map(() => 40_000),
          ]
        })
        expect(priced?.total).toBe(byPerson.reduce((sum, amount) => sum + amount, 0))
        expect(priced?.seats).toBe(seatsOf(made.rooms))
        expect(amountDue(priced?.plan ?? [])).toBe(priced?.total)
      }),
    )
  })
})
