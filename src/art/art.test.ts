import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type SceneKind, type SceneOptions, drawScene, sceneKinds, sceneSize } from './catalogue.ts'
import { type Mood, moods } from './moods.ts'
import { vehicleKinds } from './parts/vehicle.ts'
import { createDraw } from './rng.ts'
import { subjectNamed } from './scenes/cover-subject.ts'
import { absences } from './scenes/empty.ts'
import { planFacade } from './scenes/facade-plan.ts'
import { planRoom } from './scenes/room-plan.ts'

afterEach(() => vi.restoreAllMocks())

const ids = ['dar-al-noor', 'bayt-al-safa', '7'] as const

/** Every kind with every choice that changes its drawing. */
const variants: readonly (readonly [SceneKind, string, SceneOptions])[] = sceneKinds.flatMap((kind) => [
  ...ids.map((id) => [kind, id, {}] as const),
  ...moods.map((mood) => [kind, 'by-mood', { mood }] as const),
  ...(kind === 'hero' ? moods.map((mood) => [kind, 'home', { mood, dir: 'rtl' }] as const) : []),
  ...(kind === 'room' ? ([1, 2, 3, 4] as const).map((beds) => [kind, 'by-beds', { beds }] as const) : []),
  ...(kind === 'facade' ? ([1, 2, 3, 4, 5] as const).map((stars) => [kind, 'by-stars', { stars }] as const) : []),
  ...(kind === 'car' ? vehicleKinds.map((vehicle) => [kind, 'by-vehicle', { vehicle }] as const) : []),
  ...(kind === 'empty' ? absences.map((absence) => [kind, absence, {}] as const) : []),
])

test('pictures are what they were: look at the sheet before accepting new fingerprints', async () => {
  const fingerprints = Object.fromEntries(
    sceneKinds.flatMap((kind) => ids.map((id) => [`${kind}:${id}`, fingerprint(drawScene(kind, id))] as const)),
  )
  await expect(`${JSON.stringify(fingerprints, null, 2)}\n`).toMatchFileSnapshot('./fingerprints.json')
})

function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16)
}

describe.each(sceneKinds)('%s', (kind) => {
  const own = variants.filter(([each]) => each === kind)

  test('depends on nothing but kind, id and options', () => {
    const before = own.map(([, id, options]) => drawScene(kind, id, options))
    const forbidden = () => {
      throw new Error('a picture asked for chance or the time')
    }
    vi.spyOn(Math, 'random').mockImplementation(forbidden)
    vi.spyOn(Date, 'now').mockImplementation(forbidden)
    expect(own.map(([, id, options]) => drawScene(kind, id, options))).toEqual(before)
  })

  test('differs from id to id', () => {
    // The pictures of one absence are the same on purpose.
    const names = kind === 'empty' ? ['no-cart', 'no-results'] : ids
    expect(new Set(names.map((id) => drawScene(kind, id))).size).toBe(names.length)
  })

  test('holds numbers only, no words, nothing from outside, and stays small', () => {
    for (const [, id, options] of own) {
      const svg = drawScene(kind, id, options)
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
      expect(svg).not.toMatch(/<(text|image|script|style|foreignObject|filter)\b/)
      expect(svg.replaceAll(/xmlns(:xlink)?="[^"]+"/g, '')).not.toMatch(/https?:|data:/)
      expect(svg).not.toMatch(/\d\.\d{4,}/)
      expect(svg.length).toBeLessThan(400_000)
    }
  })

  test('gives every definition an id of its own and uses only those', () => {
    for (const [, id, options] of own) {
      const svg = drawScene(kind, id, { ...options, prefix: 'p-' })
      const defined = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name)
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, paint, shape]) => paint ?? shape)
      expect(new Set(defined).size).toBe(defined.length)
      expect(defined.every((name) => name?.startsWith('p-'))).toBe(true)
      expect([...new Set(used)].filter((name) => !defined.includes(name))).toEqual([])
      expect(svg.match(/ href="#/g)?.length).toBe(svg.match(/xlink:href="#/g)?.length)
    }
  })

  test('renders at its size', { timeout: 30_000 }, async () => {
    const [, id, options] = own[0] ?? [kind, '', {}]
    const { width, height } = sceneSize(kind)
    const picture = sharp(Buffer.from(drawScene(kind, id, options)))
    expect(await picture.metadata()).toMatchObject({ format: 'svg', width, height })
    const { info } = await picture.resize(160).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 160, height: Math.round((160 * height) / width) })
  })
})

describe('an option replaces the drawn choice and nothing else', () => {
  const withMood = sceneKinds.filter((kind) => kind !== 'empty')

  test.each(withMood)('mood of %s', (kind) => {
    for (const id of ids) {
      const drawn = drawScene(kind, id)
      const same = moods.filter((mood: Mood) => drawScene(kind, id, { mood }) === drawn)
      expect(same).toHaveLength(1)
    }
  })

  test('beds of a room', () => {
    for (const id of ids) {
      const same = ([1, 2, 3, 4] as const).filter((beds) => drawScene('room', id, { beds }) === drawScene('room', id))
      expect(same).toHaveLength(1)
      const plans = ([1, 2, 3, 4] as const).map((beds) => planRoom(createDraw(id), beds))
      const choices = plans.map(({ windowLeft, angle, wallBehind, boards }) => ({
        windowLeft,
        angle,
        wallBehind,
        boards,
      }))
      expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(1)
      expect(plans.map(({ bedsAt }) => bedsAt.length)).toEqual([1, 2, 3, 4])
    }
  })

  test('stars of a facade', () => {
    for (const id of ids) {
      const same = ([3, 4, 5] as const).filter(
        (stars) => drawScene('facade', id, { stars }) === drawScene('facade', id),
      )
      expect(same).toHaveLength(1)
      const plans = ([1, 3, 5] as const).map((stars) => planFacade(createDraw(id), stars))
      const choices = plans.map(({ massing, style, crown, skin, angle }) => ({ massing, style, crown, skin, angle }))
      expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(1)
    }
  })

  test('vehicle of a transfer', () => {
    const same = vehicleKinds.filter((vehicle) => drawScene('car', '7', { vehicle }) === drawScene('car', '7'))
    expect(same).toHaveLength(1)
  })
})

describe('rooms', () => {
  test.each([1, 2, 3, 4] as const)('with %d beds keep beds and window apart and inside the walls', (beds) => {
    for (let index = 0; index < 40; index++) {
      const plan = planRoom(createDraw(`room ${index}`), beds)
      const half = plan.bedWidth / 2
      const curtain = plan.window.width * 0.72 + 26
      for (const [place, x] of plan.bedsAt.entries()) {
        expect(x - half).toBeGreaterThan(plan.shell.start)
        expect(x + half).toBeLessThan(plan.shell.end)
        expect(Math.abs(x - plan.window.x)).toBeGreaterThan(half + curtain)
        const next = plan.bedsAt[place + 1]
        if (next !== undefined) expect(Math.abs(next - x)).toBeGreaterThan(plan.bedWidth)
      }
    }
  })
})

describe('heroes', () => {
  const cases = moods.flatMap((mood) => (['ltr', 'rtl'] as const).map((dir) => [mood, dir] as const))

  test.each(cases)('%s, %s: white text reads at the worst pixel', { timeout: 30_000 }, async (mood, dir) => {
    for (const id of ['home', 'packages']) {
      const picture = sharp(Buffer.from(drawScene('hero', id, { mood, dir })))
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
    }
  })

  test('are composed for each direction, not flipped', async () => {
    const ltr = drawScene('hero', 'home', { mood: 'dawn', dir: 'ltr' })
    const rtl = drawScene('hero', 'home', { mood: 'dawn', dir: 'rtl' })
    const small = (svg: string) => sharp(Buffer.from(svg)).resize(192, 100).greyscale()
    const mirrored = await small(ltr).flop().raw().toBuffer()
    const composed = await small(rtl).raw().toBuffer()
    const apart = composed.filter((value, index) => Math.abs(value - (mirrored[index] ?? 0)) > 12)
    expect(apart.length / composed.length).toBeGreaterThan(0.003)
  })
})

/** Relative luminance as WCAG 2 defines it. */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('empty states', () => {
  test.each(absences)('%s stands out on a light and on a dark page', async (absence) => {
    const svg = Buffer.from(drawScene('empty', absence))
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

  test('follow the words of the id', () => {
    for (const [id, absence] of [
      ['empty-cart', 'cart'],
      ['no-results', 'results'],
      ['no-bookings', 'bookings'],
      ['offline', 'offline'],
    ] as const) {
      expect(drawScene('empty', id)).toBe(drawScene('empty', 'x', { absence }))
    }
  })
})

describe('covers', () => {
  test.each([
    ['umrah-visa-checklist', 'visa'],
    ['what-to-pack-for-hajj', 'luggage'],
    ['haramain-train-guide', 'train'],
    ['ramadan-iftar-near-the-haram', 'meal'],
    ['wheelchair-services', 'wheelchair'],
    ['choosing-a-hotel', 'facade'],
    ['best-season', 'skyline'],
  ] as const)('%s shows %s', (id, subject) => {
    expect(subjectNamed(id)).toBe(subject)
    expect(drawScene('cover', id)).toBe(drawScene('cover', id, { subject }))
  })
})
