import { expect, test } from 'vitest'
import type { PackageDetails } from '#domains/packages/answers.ts'
import { drawGround, programmeGrounds } from '#web/packages/programme-places.ts'

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

test('places are numbered as the days lead to them, once each; what is far and alone is on no map', () => {
  expect(programmeGrounds([day('mosque', 'mosque'), day('hill', 'far'), day('mosque')])).toEqual([
    {
      city: 'Makkah',
      places: [
        { number: 1, ...places.mosque, days: [1, 3] },
        { number: 2, ...places.hill, days: [2] },
      ],
    },
  ])
  expect(programmeGrounds([day('mosque')])).toEqual([])
})

test('what is too near for a pin of its own shares one, and all are inside', () => {
  const [ground] = programmeGrounds([day('mosque', 'gate', 'hill')])
  if (!ground) throw new Error('no ground')
  const { pins, scale } = drawGround(ground)
  expect(pins.map(({ numbers }) => numbers)).toEqual([[1, 2], [3]])
  expect(pins.every(({ across, down }) => across > 0 && across < 100 && down > 0 && down < 100)).toBe(true)
  expect(scale.metres).toBe(5000)
  expect(scale.share).toBeLessThanOrEqual(0.25)
})
