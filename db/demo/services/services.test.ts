import { expect, test } from 'vitest'
import { demoServices } from '#db/demo/services/services.ts'
import { cities, places } from '#db/reference/places.ts'

const known = cities()
const allPlaces = places(known)
const services = demoServices(allPlaces, known)

/** Everything that a service says of itself, in both languages. */
const wordsOf = (one: (typeof services)[number]) =>
  [one.name, one.summary, one.about, ...one.included, ...one.notes].flatMap(({ en, ar }) => [en, ar]).join('\n')
const claims = (pattern: RegExp) => services.filter((one) => pattern.test(wordsOf(one)))
const slugs = (found: typeof services) => found.map(({ slug }) => slug)
const startsAt = (slug: string) => allPlaces.find((place) => place.slug === slug)!

test('each service says what it contains and what to know, in both languages, and nothing twice', () => {
  for (const { slug, included, notes } of services) {
    expect(included.length, slug).toBeGreaterThanOrEqual(2)
    expect(notes.length, slug).toBeGreaterThanOrEqual(1)
    const all = [...included, ...notes].flatMap(({ en, ar }) => [en, ar])
    expect(new Set(all).size, slug).toBe(all.length)
    expect(
      all.filter((text) => text.trim() === ''),
      slug,
    ).toEqual([])
  }
})

test('only rides that begin at an airport wait after a landing, with a sign', () => {
  const arrivals = services.filter(
    ({ type, meetingPoint }) => type === 'airport-transfers' && /exit/.test(meetingPoint.en),
  )
  expect(arrivals.length).toBeGreaterThanOrEqual(3)
  expect(slugs(claims(/after landing|sign with your name|بعد هبوط الطائرة$|لوحة باسمك/m))).toEqual(slugs(arrivals))
})

test('a ride from door to door begins at the hotel of the guest', () => {
  const rides = claims(/door to door|من الباب إلى الباب/i)
  expect(rides.length).toBeGreaterThan(0)
  expect(rides.filter(({ meetingPoint }) => meetingPoint.en !== 'The entrance of your hotel')).toEqual([])
})

test('a meeting point that is not a place on the map is marked, so that the page shows no map of it', () => {
  const varies = /\byour (hotel|room)\b|^By phone/i
  const marked = services.filter(({ meetingPointVaries }) => meetingPointVaries)
  expect(slugs(marked)).toEqual(slugs(services.filter(({ meetingPoint }) => varies.test(meetingPoint.en))))
  expect(marked.length).toBeGreaterThan(20)
})

test('the flight number is asked after booking, because the checkout has no field for it', () => {
  expect(slugs(claims(/flight number when you book|رحلة الطيران عند الحجز/))).toEqual([])
  const announced = slugs(claims(/flight number after you book/))
  expect(announced).toEqual(slugs(services.filter(({ type }) => type === 'airport-transfers')))
})

test('the care of wheelchairs is described only where a wheelchair is lent, a companion only where one comes along', () => {
  for (const slug of slugs(claims(/wheelchair fits|wheelchair is cleaned/))) expect(slug).toMatch(/wheelchair/)
  for (const slug of slugs(claims(/companion from the hotel|مرافق من الفندق/))) expect(slug).toMatch(/companion/)
})

/** The hours within which the prayers of a year begin in Makkah, Madinah and Jeddah. */
const prayers = [
  ['03:50', '05:55'],
  ['11:50', '12:45'],
  ['15:05', '16:05'],
  ['17:30', '19:20'],
  ['19:00', '20:50'],
] as const
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test('a visit that lasts over a prayer says that the group stops for it, and none claims to avoid the prayers', () => {
  expect(slugs(claims(/avoid the prayers|بعيدة عن أوقات الصلاة/))).toEqual([])
  const visits = services.filter(({ type }) => type === 'guided-visits')
  const over = visits.filter(({ minutes, options }) =>
    options.some(({ times }) =>
      times.some((time) => {
        const [begins, ends] = [minutesOf(time), minutesOf(time) + (minutes ?? 0)]
        return prayers.some(([from, until]) => begins < minutesOf(until) && ends > minutesOf(from))
      }),
    ),
  )
  expect(slugs(over)).toEqual([
    'around-makkah-in-half-a-day',
    'jabal-al-nour-at-dawn',
    'quba-uhud-and-the-two-qiblas',
    'old-jeddah-and-its-houses',
  ])
  for (const one of over) {
    expect(one.about.en, one.slug).toMatch(/stops? for (.*prayer|Fajr)/)
    expect(one.about.ar, one.slug).toMatch(/تتوقف .*ل(كل )?صلاة/)
  }
})

test('the ride from the train in Madinah begins at its station, not at the airport', () => {
  const ride = services.find(({ slug }) => slug === 'station-to-hotel-madinah')
  const station = startsAt('madinah-hhr')
  expect(station).toMatchObject({ city: 'madinah', category: 'train_station' })
  expect({ lat: ride?.lat, lon: ride?.lon }).toEqual({ lat: station.lat, lon: station.lon })
})
