import { describe, expect, test } from 'vitest'
import { nightKinds } from '#db/reference/calendar.ts'
import { minStay, seasonFactor } from '#db/demo/hotels/prices.ts'
import { addDays, nightsBetween, nightsOf } from '#domains/shared/dates.ts'
import { offerRoom, type StayRequest, type StayRoom } from '#domains/products/stays/pricing/offers.ts'
import { hijriSeasons } from '#domains/shared/seasons.ts'
import { seasonOf } from '#web/features/hotels/seasons.ts'

const kindOf = nightKinds()

/** Ramadan in the Umm al-Qura calendar: year, first day, last day, number of days. */
const ramadans = [
  [1447, '2026-02-18', '2026-03-19', 30],
  [1448, '2027-02-08', '2027-03-08', 29],
  [1449, '2028-01-28', '2028-02-25', 29],
  [1450, '2029-01-16', '2029-02-13', 29],
] as const

describe.for(ramadans)('Ramadan %i', ([, first, last, days]) => {
  const [before, after] = [addDays(first, -1), addDays(last, 1)]

  test('has the expected number of days', () => expect(nightsBetween(first, after)).toBe(days))

  test.for([
    ['the day before', before, [], undefined],
    ['the first day', first, ['ramadan'], 'ramadan'],
    ['the twentieth', addDays(first, 19), ['ramadan'], 'ramadan'],
    ['the twenty-first', addDays(first, 20), ['ramadan', 'ramadan_last_ten'], 'ramadan'],
    ['the last day', last, ['ramadan', 'ramadan_last_ten'], 'ramadan'],
    ['the feast', after, ['eid_al_fitr'], undefined],
    ['the third day of the feast', addDays(after, 2), ['eid_al_fitr'], undefined],
    ['the day after the feast', addDays(after, 3), [], undefined],
  ] as const)('%s has the correct season', ([, date, seasons, mark]) => {
    expect([hijriSeasons(date), seasonOf(date)]).toEqual([seasons, mark])
  })

  // A night begins at sunset and belongs to the next day: the first night comes before the first day of fasting.
  test.for([
    ['the night before the first', addDays(before, -1), 8, null],
    ['the first night', before, 9, 1],
    ['the twenty-first night', addDays(before, 20), 9, 21],
    ['the last night', addDays(last, -1), 9, days],
    ['the night of the feast', last, 10, 1],
  ] as const)('%s is in the correct Hijri month', ([, night, month, day]) => {
    expect(kindOf(night)).toMatchObject(day === null ? { month } : { month, day })
  })
})

/** Prices of nights of 1448 in hundredths of an ordinary night, and their minimum stays. */
test.for([
  // The last day of Shaban, a Saturday.
  ['2027-02-06', 112, 1, 112, 1],
  ['2027-02-07', 140, 1, 130, 1],
  ['2027-02-16', 140, 1, 130, 1],
  ['2027-02-17', 175, 1, 150, 1],
  ['2027-02-26', 175, 1, 150, 1],
  // The twenty-first: the last ten nights begin, and their odd nights are in higher demand.
  ['2027-02-27', 295, 3, 247.5, 3],
  ['2027-02-28', 260, 3, 230, 3],
  ['2027-03-05', 350, 3, 275, 3],
  ['2027-03-06', 260, 3, 230, 3],
  ['2027-03-07', 295, 3, 247.5, 3],
  // Eid al-Fitr and its three days, then an ordinary Friday.
  ['2027-03-08', 190, 1, 200, 1],
  ['2027-03-11', 190, 1, 200, 1],
  ['2027-03-12', 114, 1, 114, 1],
] as const)(
  'the night of %s costs %f percent of an ordinary night in Makkah',
  ([night, makkah, makkahMin, madinah, madinahMin]) => {
    const priced = (city: string) => [
      Math.round(seasonFactor(city, kindOf(night)) * 1000) / 10,
      minStay(city, kindOf(night)),
    ]
    expect([...priced('makkah'), ...priced('madinah')]).toEqual([makkah, makkahMin, madinah, madinahMin])
  },
)

/** Stays across the start or end of the month: the total in hundredths of an ordinary night, or the minimum stay. */
test.for([
  ['up to its eve', 'makkah', '2027-02-06', 1, 112],
  ['over its beginning', 'makkah', '2027-02-06', 2, 112 + 140],
  ['the first night alone', 'makkah', '2027-02-07', 1, 140],
  ['up to the last ten', 'makkah', '2027-02-25', 2, 175 + 175],
  ['into the last ten, too short', 'makkah', '2027-02-26', 2, { fewest: 3 }],
  ['into the last ten', 'makkah', '2027-02-26', 3, 175 + 295 + 260],
  ['the last night alone', 'makkah', '2027-03-07', 1, { fewest: 3 }],
  ['over its end, too short', 'makkah', '2027-03-07', 2, { fewest: 3 }],
  ['over its end', 'makkah', '2027-03-06', 3, 260 + 295 + 190],
  ['over its end from the last night on', 'makkah', '2027-03-07', 3, 295 + 190 + 190],
  ['from the feast on', 'makkah', '2027-03-08', 1, 190],
  ['out of the feast', 'makkah', '2027-03-11', 2, 190 + 114],
  ['all of it', 'makkah', '2027-02-07', 29, 10 * 140 + 10 * 175 + 9 * 260 + 4 * 35 + 90],
  ['over its beginning', 'madinah', '2027-02-06', 2, 112 + 130],
  ['into the last ten, too short', 'madinah', '2027-02-26', 2, { fewest: 3 }],
  // In Jeddah demand is low during the month, and there is no minimum stay.
  ['over its beginning', 'jeddah', '2027-02-06', 2, 100 + 88],
  ['the last night alone', 'jeddah', '2027-03-07', 1, 88],
  ['over its end', 'jeddah', '2027-03-07', 2, 88 + 175],
] as const)('a stay %s in %s from %s for %i nights', ([, city, checkIn, nights, expected]) => {
  const answer = offerRoom(stayOf(checkIn, nights), roomOf(city, checkIn, nights))
  expect(
    answer.available
      ? (answer.rates[0]?.priced.total ?? 0) / 100
      : { fewest: answer.reason === 'min_stay' ? answer.minStay : answer.reason },
  ).toEqual(expected)
})

function stayOf(checkIn: string, nights: number): StayRequest {
  return {
    hotel: {
      id: 1,
      currency: 'SAR',
      country: 'SA',
      stars: 4,
      timeZone: 'Asia/Riyadh',
      checkInFrom: '16:00',
      childMaxAge: 11,
      boardFreeUnder: 6,
      fees: [],
      minNights: 1,
      saleUntil: null,
    },
    checkIn,
    checkOut: addDays(checkIn, nights),
    nights,
    parties: [{ adults: 2, childAges: [] }],
    taxRules: [],
    now: new Date('2026-12-01T09:00:00Z'),
  }
}

/** A room that costs 100 riyals on an ordinary night. */
function roomOf(city: string, checkIn: string, nights: number): StayRoom {
  return {
    roomTypeId: 1,
    maxAdults: 2,
    maxChildren: 0,
    maxTotal: 2,
    nights: nightsOf(checkIn, addDays(checkIn, nights)).map((night) => ({
      night,
      price: Math.round(10_000 * seasonFactor(city, kindOf(night))),
      free: 2,
      minStay: minStay(city, kindOf(night)),
      minStayArrival: 1,
      maxStay: 30,
      closed: false,
      closedToArrival: false,
      closedToDeparture: false,
    })),
    closedToDeparture: false,
    rates: [
      {
        id: 1,
        board: 'room_only',
        payment: 'both',
        priceBasisPoints: 10_000,
        adultSupplement: 0,
        childSupplement: 0,
        windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 0 } }],
      },
    ],
  }
}
