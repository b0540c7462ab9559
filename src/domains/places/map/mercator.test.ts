import { expect, test } from 'vitest'
import { pixelAt, viewOf, wholeView } from '#domains/places/map/mercator.ts'

const phone = { width: 300, height: 400, minZoom: 10, maxZoom: 17 }
/** Twenty points around a mosque. */
const near = Array.from({ length: 20 }, (_, i) => ({ lat: 21.42 + (i % 5) * 0.004, lon: 39.82 + (i % 4) * 0.004 }))

function isInside(point: { lat: number; lon: number }, { zoom, middle }: ReturnType<typeof viewOf>) {
  const [at, centre] = [pixelAt(point, zoom), pixelAt(middle, zoom)]
  return Math.abs(at.x - centre.x) <= phone.width / 2 && Math.abs(at.y - centre.y) <= phone.height / 2
}

test('a remote point is left out of a view, but not of the whole view if that is only a level smaller', () => {
  const remote = { lat: 21.428, lon: 39.795 }
  const [inner, whole] = [viewOf([...near, remote], phone), wholeView([...near, remote], phone)]
  expect(isInside(remote, inner)).toBe(false)
  expect([...near, remote].every((point) => isInside(point, whole))).toBe(true)
  expect(inner.zoom - whole.zoom).toBe(1)
})

test('a very remote point is left out of the whole view as well', () => {
  const far = { lat: 21.6, lon: 39.5 }
  expect(wholeView([...near, far], phone)).toEqual(viewOf([...near, far], phone))
})
