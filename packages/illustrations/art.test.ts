import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawnKinds, drawScene, type SceneKind, sceneKinds, type SceneOptions, sceneSize } from './catalogue.ts'
import { furnishings, ids, shapes, variants } from './variants.ts'
import { createDraw } from './rng.ts'
import { planFacade, type Silhouette } from './scenes/facade/plan.ts'
import { type Bedrooms, planRoom } from './scenes/room/plan.ts'
import { type Mood, moods } from './colour.ts'

afterEach(() => vi.restoreAllMocks())

/** Drawings by their arguments: most tests examine the same drawings, and each takes milliseconds. */
const drawings = new Map<string, string>()

function drawnOnce(kind: SceneKind, id: string, options: SceneOptions = {}): string {
  const key = JSON.stringify([kind, id, options])
  const svg = drawings.get(key) ?? drawScene(kind, id, options)
  drawings.set(key, svg)
  return svg
}

test('drawings are unchanged: inspect the sheet before accepting new fingerprints', () => {
  const fingerprints = Object.fromEntries(
    drawnKinds.map((kind) => [kind, fingerprint(ids.map((id) => drawnOnce(kind, id)).join(''))]),
  )
  expect(fingerprints).toMatchInlineSnapshot(`
    {
      "entrance": "7792709a055e4c45",
      "facade": "febbaaf262f0a372",
      "room": "dd5e00744eae7491",
      "view": "3a5a9235e8cd4763",
    }
  `)
})

function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16)
}

describe.each(drawnKinds)('%s', (kind) => {
  const own = variants.filter(([each]) => each === kind)

  test('depends only on kind, id and options', () => {
    const before = own.map(([, id, options]) => drawnOnce(kind, id, options))
    const forbidden = () => {
      throw new Error('A picture must not use Math.random or Date.now')
    }
    vi.spyOn(Math, 'random').mockImplementation(forbidden)
    vi.spyOn(Date, 'now').mockImplementation(forbidden)
    expect(own.map(([, id, options]) => drawScene(kind, id, options))).toEqual(before)
  })

  test('differs between ids', () => {
    expect(new Set(ids.map((id) => drawnOnce(kind, id))).size).toBe(ids.length)
  })

  test('is a valid document', () => {
    for (const [, id, options] of own) expectValid(drawnOnce(kind, id, options))
  })

  test('renders at its declared size', async () => {
    const [, id, options] = own[0] ?? [kind, '', {}]
    const { width, height } = sceneSize
    const picture = sharp(Buffer.from(drawScene(kind, id, options)))
    expect(await picture.metadata()).toMatchObject({ format: 'svg', width, height })
    const { info } = await picture.resize(160).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 160, height: Math.round((160 * height) / width) })
  })
})

describe('a subject with a picture for each id', () => {
  const folder = `${import.meta.dirname}/pictures`
  const pictured = sceneKinds.slice(drawnKinds.length)
  const idsOf = (kind: SceneKind) =>
    readdirSync(`${folder}/${kind}`).map((name) => `${kind}/${name.replace('.svg', '')}`)

  test('has a folder with pictures, and no folder is without a subject', () => {
    expect(readdirSync(folder).toSorted()).toEqual(pictured)
  })

  test.each(pictured)('%s shows the picture of an id, and always the same one for an id without', (kind) => {
    const pictures = idsOf(kind).map((id) => drawScene(kind, id))
    expect(new Set(pictures).size).toBe(pictures.length)
    for (const id of [...ids, '../../package.json', ''].map((id) => `${kind}/${id}`)) {
      expect(pictures).toContain(drawScene(kind, id))
      expect(drawScene(kind, id)).toBe(drawScene(kind, id))
    }
  })

  test.each(pictured)('%s is a valid document', (kind) => {
    for (const id of idsOf(kind)) expectValid(drawScene(kind, id))
  })
})

/** Only valid numbers, no text elements and no external references; every definition has an id of its own. */
function expectValid(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
  expect(svg).not.toMatch(/<(text|image|script|style|foreignObject|filter)\b/)
  expect(svg.replaceAll(/xmlns(:xlink)?="[^"]+"/g, '')).not.toMatch(/https?:|data:/)
  expect(svg).not.toMatch(/\d\.\d{4,}/)
  expect(svg.length).toBeLessThan(400_000)
  const defined = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name)
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, paint, shape]) => paint ?? shape)
  expect(new Set(defined).size).toBe(defined.length)
  expect([...new Set(used)].filter((name) => !defined.includes(name))).toEqual([])
  expect(svg.match(/ href="#/g)?.length).toBe(svg.match(/xlink:href="#/g)?.length)
}

describe('an option replaces only the drawn choice', () => {
  test.each(drawnKinds)('mood of %s', (kind) => {
    for (const id of ids) {
      const drawn = drawnOnce(kind, id)
      const same = moods.filter((mood: Mood) => drawScene(kind, id, { mood }) === drawn)
      expect(same).toHaveLength(1)
    }
  })

  test('beds of a room', () => {
    const drawable: Bedrooms[] = [[['king']], [['twin', 'twin']], [['twin', 'twin', 'twin']], [['king'], ['king']]]
    for (const id of ids) {
      const same = drawable.filter((bedrooms) => drawScene('room', id, { bedrooms }) === drawnOnce('room', id))
      expect(same).toHaveLength(1)
      const choices = drawable.map((bedrooms) => {
        const { angle, boards, bedrooms: areas } = planRoom(createDraw(id), { bedrooms })
        return JSON.stringify({ angle, boards, wallBehind: areas[0]?.wallBehind })
      })
      expect(new Set(choices).size).toBe(1)
    }
  })

  test('stars of a facade', () => {
    for (const id of ids) {
      const same = ([2, 3, 4, 5] as const).filter(
        (stars) => drawScene('facade', id, { stars }) === drawnOnce('facade', id),
      )
      expect(same).toHaveLength(1)
      const plans = ([1, 3, 5] as const).map((stars) => planFacade(createDraw(id), { stars }))
      const choices = plans.map(({ crown, skin, angle }) => ({ crown, skin, angle }))
      expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(1)
    }
  })

  test('shape and floors of a facade', () => {
    const drawn = planFacade(createDraw('7'), { stars: 5 })
    expect(planFacade(createDraw('7'), { stars: 5, silhouette: 'gate', floors: 12 })).toEqual({
      ...drawn,
      silhouette: 'gate',
      floors: 12,
      setting: 'court',
    })
  })
})

describe('facades', () => {
  const grand: readonly Silhouette[] = [
    'palace',
    'twin',
    'stepped',
    'gate',
    'glass',
    'crescent',
    'podium',
    'tower',
    'classic',
  ]

  test('of one and two stars are modest: no palace, no tower, in a street', () => {
    for (let index = 0; index < 40; index++) {
      for (const stars of [1, 2] as const) {
        const plan = planFacade(createDraw(`facade ${index}`), { stars })
        expect(grand).not.toContain(plan.silhouette)
        expect(plan.setting).toBe('street')
      }
    }
  })

  test('have at least twelve shapes, and each shape gives a different picture', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(12)
    const pictures = shapes.map((silhouette) => drawScene('facade', '7', { stars: 4, mood: 'day', silhouette }))
    expect(new Set(pictures).size).toBe(shapes.length)
  })

  test('show as many floors as the hotel has, where the shape allows it', () => {
    expect(planFacade(createDraw('7'), { stars: 3, silhouette: 'balconies', floors: 6 }).floors).toBe(6)
    expect(planFacade(createDraw('7'), { stars: 2, silhouette: 'house', floors: 14 }).floors).toBe(5)
  })
})

describe('indoors', () => {
  const patterns = (svg = '') => svg.split('<pattern').length - 1

  test.each(['room', 'view'] as const)('a %s of one or two stars is plain', (kind) => {
    for (const id of ids) {
      const drawn = ([1, 2, 4] as const).map((stars) => drawScene(kind, id, { stars }))
      const [one, two, four] = drawn
      expect([one, four]).toEqual([two, drawnOnce(kind, id)])
      // Lattices are patterns.
      expect(patterns(two)).toBeLessThan(patterns(four))
    }
  })
})

describe('rooms', () => {
  const named = furnishings.map((beds) => [JSON.stringify(beds.bedrooms), beds] as const)
  const widths = { king: 190, queen: 165, double: 145, twin: 107, single: 100 }

  test.each(named)('with %s draw each bed once, in its width', (_, beds) => {
    const plan = planRoom(createDraw('room:by-beds').stream('plan'), beds)
    expect(plan.bedrooms.map((area) => area.beds.map(({ size }) => size))).toEqual(beds.bedrooms)
    expect(plan.sofas).toHaveLength(beds.sofaBeds)
    for (const area of plan.bedrooms) {
      const scales = area.beds.map(({ size, width }) => width / widths[size])
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0)
    }
    // The shadow of a bed is the only ellipse of this height; it is as wide as the foot of the bed and 44 px.
    const shadows = [...drawnOnce('room', 'by-beds', beds).matchAll(/<ellipse [^>]*rx="([\d.]+)" ry="15"/g)]
    const drawn = shadows.map(([, radius]) => (Number(radius) - 22) / 0.55)
    const planned = plan.bedrooms.flatMap((area) => area.beds.map(({ width }) => width))
    expect(drawn).toHaveLength(planned.length)
    for (const [index, width] of planned.entries()) expect(drawn[index]).toBeCloseTo(width, 0)
  })

  test.each(named)('with %s draw each sofa bed', (_, beds) => {
    const without = drawnOnce('room', 'by-beds', { ...beds, sofaBeds: 0 })
    const withOne = drawnOnce('room', 'by-beds', { ...beds, sofaBeds: 1 })
    const withTwo = drawnOnce('room', 'by-beds', { ...beds, sofaBeds: 2 })
    expect(new Set([without, withOne, withTwo]).size).toBe(3)
  })

  test.each(named)('with %s keep beds, sofas, doorways and window apart and inside the walls', (_, beds) => {
    for (let index = 0; index < 40; index++) {
      const plan = planRoom(createDraw(`room ${index}`), beds)
      const { shell, window, doorways, bedrooms, sofas } = plan
      expect(doorways).toHaveLength(beds.bedrooms.length > 1 ? beds.bedrooms.length : 0)
      const curtain = { x: window.x, width: window.width * 1.44 + 52 }
      const along = doorways.length > 0 ? doorways : (bedrooms[0]?.beds ?? [])
      expectApart([...along, curtain], shell)
      expectApart([...along, ...(doorways.length > 0 ? [] : sofas)])
      for (const [place, { width, scale }] of doorways.entries()) {
        const half = width / scale / 2
        expectApart(bedrooms[place]?.beds ?? [], { start: -half, end: half })
      }
    }
  })

  function expectApart(places: readonly { x: number; width: number }[], within?: { start: number; end: number }): void {
    const sorted = places.toSorted((a, b) => a.x - b.x)
    for (const [place, { x, width }] of sorted.entries()) {
      if (within) {
        expect(x - width / 2).toBeGreaterThan(within.start)
        expect(x + width / 2).toBeLessThan(within.end)
      }
      const next = sorted[place + 1]
      if (next) expect(next.x - next.width / 2).toBeGreaterThan(x + width / 2)
    }
  }
})

describe('heroes', () => {
  test.each(['ltr', 'rtl'] as const)('%s: white text has sufficient contrast at the brightest pixel', async (dir) => {
    const picture = sharp(Buffer.from(drawScene('hero', `hero/home-${dir}`)))
      .resize(960, 500)
      .removeAlpha()
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
    let brightest = 0
    for (let y = 20; y < 360; y++) {
      for (let along = 20; along < 480; along++) {
        const x = dir === 'ltr' ? along : 959 - along
        const at = (y * 960 + x) * 3
        brightest = Math.max(brightest, luminance(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255))
      }
    }
    expect(1.05 / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5)
  })

  test('are composed separately for each direction, not flipped', async () => {
    const small = (dir: 'ltr' | 'rtl') =>
      sharp(Buffer.from(drawScene('hero', `hero/home-${dir}`)))
        .resize(192, 100)
        .greyscale()
    const mirrored = await small('ltr').flop().raw().toBuffer()
    const composed = await small('rtl').raw().toBuffer()
    const apart = composed.filter((value, index) => Math.abs(value - (mirrored[index] ?? 0)) > 12)
    expect(apart.length / composed.length).toBeGreaterThan(0.003)
  })
})

/** Relative luminance as defined by WCAG 2. */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('empty states', () => {
  test.each(['bookings', 'cart', 'results'])('%s is visible on a light and on a dark page', async (absence) => {
    const svg = Buffer.from(drawScene('empty', `empty/${absence}`))
    const { data } = await sharp(svg).resize(240, 160).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
    for (const page of [luminance(251, 247, 239), luminance(11, 22, 20)]) {
      let seen = 0
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at + 3] ?? 0) < 200) continue
        const own = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
        const contrast = (Math.max(own, page) + 0.05) / (Math.min(own, page) + 0.05)
        if (contrast >= 2) seen++
      }
      expect(seen).toBeGreaterThan(500)
    }
  })
})
