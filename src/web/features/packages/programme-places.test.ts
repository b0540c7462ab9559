import { expect, test } from 'vitest'
import { pixelAt } from '@rihla/street-map/mercator'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { drawGround, mappedCity, programmeGrounds } from '#web/features/packages/programme-places.ts'

type Day = PackageDetails['programme'][number]

const places = {
  mosque: { name: 'The mosque', point: { lat: 21.4225, lon: 39.8262 } },
  gate: { name: 'A gate', point: { lat: 21.4213, lon: 39.8256 } },
  hill: { name: 'A hill', point: { lat: 21.3549, lon: 39.9841 } },
  far: { name: 'Another city', point: { lat: 24.4672, lon: 39.6111 } },
}

const day = (...of: (keyof typeof places)[]): Day => ({
  date: null,
  city: { slug: 'makkah', name: 'Makkah' },
  title: '',
  blocks: of.map((place) => ({
    kind: 'visit',
    title: place,
    text: null,
    place: places[place],
    time: null,
    prayer: null,
    minutes: 0,
  })),
})

test('places are numbered in programme order, each once, and a single distant place is on no map', () => {
  expect(programmeGrounds([day('mosque', 'mosque'), day('hill', 'far'), day('mosque')])).toEqual([
    {
      city: { slug: 'makkah', name: 'Makkah' },
      places: [
        { number: 1, ...places.mosque },
        { number: 2, ...places.hill },
      ],
    },
  ])
  expect(programmeGrounds([day('mosque')])).toEqual([])
})

test('the map of places is that of the city that contains them, even if their day belongs to another city', () => {
  const programme = [{ ...day('mosque', 'hill'), city: { slug: 'madinah', name: 'Madinah' } }, day('mosque')]
  const [ground] = programmeGrounds(programme)
  if (!ground) throw new Error('The programme has no map')
  expect(ground.city.slug).toBe('madinah')
  const makkah = { bounds: { south: 21.3, west: 39.7, north: 21.5, east: 39.95 } }
  const madinah = { bounds: { south: 24.4, west: 39.5, north: 24.5, east: 39.7 } }
  expect(mappedCity(ground, programme, { makkah, madinah }).slug).toBe('makkah')
  expect(mappedCity(ground, programme, { makkah: null, madinah }).slug).toBe('madinah')
})

test('places too close for separate pins share one, and all pins are on the map of a phone', () => {
  const [ground] = programmeGrounds([day('mosque', 'gate', 'hill')])
  if (!ground) throw new Error('The programme has no map')
  const { view, pins } = drawGround(ground)
  expect(pins.map(({ text }) => text)).toEqual(['1·2', '3'])
  const middle = pixelAt(view.middle, view.zoom)
  for (const pin of pins) {
    const { x, y } = pixelAt(pin, view.zoom)
    expect(Math.abs(x - middle.x)).toBeLessThan(180)
    expect(Math.abs(y - middle.y)).toBeLessThan(140)
  }
})
