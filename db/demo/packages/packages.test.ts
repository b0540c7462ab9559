import { serviceTypes } from '#db/reference/service-types.ts'
import { describe, expect, test } from 'vitest'
import { hijriDay } from '#i18n/dates.ts'
import { readLines } from '#db/reference/csv.ts'
import { dayPlans } from '#db/demo/packages/days.ts'
import { departuresOf } from '#db/demo/packages/departures.ts'
import { demoWorld } from '#db/demo/world.ts'
import { planOfDeposit } from '#domains/products/packages/pricing/price.ts'
import { tourTypes } from '#domains/products/packages/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { amountDue } from '#domains/shared/plan.ts'
import { searchKey } from '#i18n/clean.ts'

const world = demoWorld()
const { packages, services } = world
const [today, yearOn] = ['2026-12-01', '2027-12-01']
const departures = packages.map((one) => ({ ...one, dates: departuresOf(one, today, yearOn) }))
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const slugsOf = (rows: { slug: string }[]) => new Set(rows.map(({ slug }) => slug))

describe('packages', () => {
  test('a programme has no breakfast in a hotel without meals, and no group or companion where nobody guides', () => {
    const own = packages.filter(({ tourType }) => tourType === 'self_guided')
    expect(own.length).toBeGreaterThan(0)
    for (const { slug, hotels, programme, included } of own) {
      const texts = JSON.stringify([programme, included])
      expect(texts, slug).not.toMatch(/companion|group|المرافق|المجموعة/)
      if (hotels.every(({ board }) => board === 'room_only')) expect(texts, slug).not.toMatch(/Breakfast|الفطور/)
    }
  })

  test('what is included begins with the nights and the meals of its hotels', () => {
    const meals = {
      room_only: 'without meals',
      breakfast: 'with breakfast',
      half_board: 'with breakfast and dinner',
      suhoor_iftar: 'with suhoor and iftar',
    }
    for (const { slug, days, hotels, included } of packages) {
      const place = hotels.length > 1 ? 'two hotels' : 'a hotel'
      const texts = new Set(hotels.map(({ board }) => `${days - 1} nights in ${place}, ${meals[board]}`))
      expect([...texts], slug).toEqual([included[0]?.en])
      expect(included[0]?.ar, slug).toContain(hotels.length > 1 ? 'فندقين،' : 'فندق،')
    }
  })

  test('there are at least twenty-four, of every type and tour type, from four to fifteen days long', () => {
    expect(packages.length).toBeGreaterThanOrEqual(24)
    expect(new Set(packages.map(({ type }) => type))).toEqual(slugsOf(world.packageTypes))
    expect(new Set(packages.map(({ tourType }) => tourType))).toEqual(new Set(tourTypes))
    const days = packages.map((one) => one.days)
    expect([Math.min(...days), Math.max(...days)]).toEqual([4, 15])
    expect(repeated(packages.map(({ slug }) => slug))).toEqual([])
    for (const locale of ['en', 'ar'] as const) {
      expect(repeated(packages.map(({ summary }) => summary[locale]))).toEqual([])
      expect(repeated(packages.map(({ description }) => description[locale]))).toEqual([])
    }
  })

  test.each(packages)('$slug: days, nights, hotels, instalments and places are consistent', (one) => {
    expect(one.programme).toHaveLength(one.days)
    expect(one.hotels.reduce((sum, { nights }) => sum + nights, 0)).toBe(one.days - 1)
    for (const { hotel } of one.hotels) {
      if (typeof hotel === 'string') expect(slugsOf(world.hotels)).toContain(hotel)
    }
    const places = one.programme.flatMap(({ blocks }) => blocks.flatMap(({ place }) => place ?? []))
    expect(places.filter((slug) => !slugsOf(world.places).has(slug))).toEqual([])
    expect(one.programme.filter(({ blocks }) => blocks.length === 0)).toEqual([])
    const plan = planOfDeposit(1_000_007, one.deposit, '2027-06-01', '2026-12-01')
    expect(amountDue(plan)).toBe(1_000_007)
    if (one.deposit.length > 0) expect(one.deposit.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(world.policies.map(({ code }) => code)).toContain(one.policy)
    if (one.aviation) expect(slugsOf(world.places)).toContain(`airport-${one.aviation.to.toLowerCase()}`)
    expect(one.included.length).toBeGreaterThanOrEqual(3)
    expect(one.notes.length).toBeGreaterThanOrEqual(1)
  })

  test('each package says where its group meets: in the airport of its flight, or at one other place', () => {
    for (const { slug, aviation, meetingPoint } of packages) {
      const airport = world.places.find((place) => aviation && place.iata === aviation.from)
      if (aviation) expect(meetingPoint.en, slug).toContain(airport?.name.en)
      expect(meetingPoint.en.length, slug).toBeGreaterThan(20)
      expect(meetingPoint.ar, slug).toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('a text that counts free days counts those of the programme', () => {
    const alexandria = packages.find(({ slug }) => slug === 'twelve-days-from-alexandria')
    const free = dayPlans.free.title[0]
    expect(alexandria?.summary.en).toMatch(/three free days/)
    expect(alexandria?.programme.filter(({ title }) => title.en === free)).toHaveLength(3)
  })

  test('each package has a departure within the year, and departures are as long as the programme', () => {
    for (const { slug, days, dates } of departures) {
      expect(dates.length, slug).toBeGreaterThanOrEqual(1)
      for (const { startsOn, endsOn, prices } of dates) {
        expect(endsOn).toBe(addDays(startsOn, days - 1))
        const adults = prices.map(({ adult }) => adult)
        expect(adults).toEqual(adults.toSorted((a, b) => b - a))
        expect(adults.every((amount) => amount > 0 && amount % 1000 === 0)).toBe(true)
      }
    }
  })

  test('only Ramadan packages start in Ramadan, and only Hajj packages start while Makkah is reserved for the Hajj', () => {
    for (const { slug, type, dates } of departures) {
      for (const { startsOn } of dates) {
        const { month, day } = hijriDay(startsOn)
        expect(month === 9, `${slug} ${startsOn}`).toBe(type === 'ramadan')
        if (month === 11 || (month === 12 && day < 15)) expect(type).toBe('around-the-hajj')
      }
    }
  })

  test('the dates do not depend on the day of calculation', () => {
    const later = departuresOf(packages[0]!, '2027-03-01', yearOn)
    expect(departures[0]?.dates.filter(({ startsOn }) => startsOn >= '2027-03-01')).toEqual(later)
  })

  test('the package in the days of Hajj is on request and states that a permit is required', () => {
    const hajj = packages.find(({ slug }) => slug === 'lodging-in-the-days-of-hajj')
    expect(hajj?.supply).toBe('portal')
    expect(hajj?.notes[0]?.en).toContain('only with an official permit')
    expect(hajj?.excluded[0]?.en).toContain('permit')
  })
})

describe('services', () => {
  test('there are at least forty, five in each category, of every price basis', () => {
    expect(services.length).toBeGreaterThanOrEqual(40)
    for (const { slug } of serviceTypes) {
      expect(services.filter(({ type }) => type === slug).length, slug).toBeGreaterThanOrEqual(5)
    }
    expect(new Set(services.map(({ basis }) => basis))).toEqual(new Set(['person', 'vehicle', 'group', 'day']))
    for (const locale of ['en', 'ar'] as const) {
      expect(repeated(services.map(({ name }) => name[locale]))).toEqual([])
      expect(repeated(services.map(({ about }) => about[locale]))).toEqual([])
    }
  })

  test.each(services)('$slug: can be booked', (one) => {
    expect(one.options.length).toBeGreaterThanOrEqual(1)
    expect(repeated(one.options.map(({ code }) => code))).toEqual([])
    for (const option of one.options) {
      expect(option.amount).toBeGreaterThan(0)
      expect(option.childAmount).toBeLessThanOrEqual(option.amount)
      expect(option.capacity).toBeGreaterThanOrEqual(1)
      expect(option.times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toBe(true)
      // The largest booking of persons must fit into the capacity.
      if (one.basis === 'person') expect(option.maxPeople).toBeLessThanOrEqual(option.capacity)
    }
    expect(world.policies.map(({ code }) => code)).toContain(one.policy)
  })
})

test('no text mentions the name of a real hotel', () => {
  const denied = readLines('hotel_names_denylist.txt')
    .map((line) => searchKey(line))
    .filter((name) => name.includes(' ') && name.length > 9)
  const output = [...packages, ...services].map((one) => searchKey(JSON.stringify(one)))
  expect(denied.filter((name) => output.some((text) => text.includes(` ${name} `)))).toEqual([])
})

test('every picture is drawn once and used', () => {
  const drawn = world.images.map(({ id }) => id)
  const named = [...packages, ...services].flatMap(({ imageIds }) => imageIds)
  expect(named.filter((id) => !drawn.includes(id))).toEqual([])
  expect(repeated(named)).toEqual([])
})
