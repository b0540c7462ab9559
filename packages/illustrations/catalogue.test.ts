import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { folderOf, readScene, type SceneOptions, sceneKinds } from './catalogue.ts'

const root = `${import.meta.dirname}/pictures`
const folders = readdirSync(root)
const namesIn = (folder: string) => readdirSync(`${root}/${folder}`).map((name) => name.replace('.svg', ''))

const stars = [1, 2, 3, 4, 5] as const
const beds = [
  { bedrooms: [['single']] },
  { bedrooms: [['king']], sofaBeds: 1 },
  { bedrooms: [['twin', 'twin']] },
  { bedrooms: [['king'], ['king']], sofaBeds: 2 },
] as const satisfies readonly SceneOptions[]

test('each kind has pictures, and each folder is of a kind', () => {
  const several = /^(?:facade-[1-5]|(?:plain-)?(?:near|walk|far)-view|(?:plain-)?room-[a-z-]+)$/
  const single = sceneKinds.filter((kind) => !/^(?:facade|entrance|view|room)$/.test(kind))
  expect(folders.filter((name) => !several.test(name)).toSorted()).toEqual(single)
  for (const each of stars) expect(folders).toContain(folderOf('facade', { stars: each }))
})

test('the pictures of a room are of its beds and its class', () => {
  expect(beds.map((room) => folderOf('room', { ...room, stars: 4 }))).toEqual([
    'room-single',
    'room-king-sofa',
    'room-twin-twin',
    'room-king-and-king-sofa-sofa',
  ])
  expect(folderOf('room', { bedrooms: [['twin', 'twin']], stars: 2 })).toBe('plain-room-twin-twin')
  expect(folderOf('view', { reach: 'near', stars: 5 })).toBe('near-view')
  expect(folderOf('view', { reach: 'far', stars: 1 })).toBe('plain-far-view')
})

test('an arrangement of beds without pictures has that of another room', () => {
  expect(readScene('room', 'room/any', { bedrooms: [['double', 'double']] })).toBe(readScene('room', 'room/any'))
})

test('from every room the mosque is seen only where the room has no other outlook', () => {
  const rooms = folders.filter((folder) => folder.includes('room-'))
  for (const folder of rooms) {
    const { kind, options } = caseOf(folder)
    for (const name of namesIn(folder)) {
      const svg = (outlook?: SceneOptions['outlook']) => readScene(kind, `${kind}/${name}`, { ...options, outlook })
      expect(svg()).toContain('<use href="#mosque"')
      for (const outlook of ['town', 'open'] as const) {
        expect(svg(outlook)).not.toContain('href="#mosque"')
        expectValid(svg(outlook))
      }
      expect(svg('town')).not.toBe(svg('open'))
    }
  }
})

describe.each(folders)('%s', (folder) => {
  const { kind, options } = caseOf(folder)

  test('shows the picture of an id, and always the same one for an id without', () => {
    const pictures = namesIn(folder).map((name) => readScene(kind, `${kind}/${name}`, options))
    expect(new Set(pictures).size).toBe(pictures.length)
    for (const name of ['dar-al-noor', '7', '../../package.json', '']) {
      expect(pictures).toContain(readScene(kind, `${kind}/${name}`, options))
    }
  })

  test('has valid documents', () => {
    for (const name of namesIn(folder)) expectValid(readScene(kind, `${kind}/${name}`, options))
  })
})

/** The kind and the options of a folder. */
function caseOf(folder: string): { kind: (typeof sceneKinds)[number]; options: SceneOptions } {
  const own = sceneKinds.find((kind) => kind === folder)
  if (own) return { kind: own, options: {} }
  const cases = stars.flatMap((each) => [
    { kind: 'facade' as const, options: { stars: each } },
    ...(['near', 'walk', 'far'] as const).map((reach) => ({ kind: 'view' as const, options: { reach, stars: each } })),
    ...bedsIn(folder).map((room) => ({ kind: 'room' as const, options: { ...room, stars: each } })),
  ])
  const found = cases.find(({ kind, options }) => folderOf(kind, options) === folder)
  if (!found) throw new Error(`no scene has the folder ${folder}`)
  return found
}

function bedsIn(folder: string): SceneOptions[] {
  const [, names] = /room-(.+)/.exec(folder) ?? []
  if (!names) return []
  const bedrooms: unknown = names
    .replaceAll('-sofa', '')
    .split('-and-')
    .map((one) => one.split('-'))
  return [{ bedrooms: bedrooms as SceneOptions['bedrooms'], sofaBeds: names.split('-sofa').length - 1 }]
}

test('an entrance is the front of its hotel from close by', () => {
  for (const each of stars) {
    for (const name of namesIn(`facade-${each}`)) {
      const front = readScene('facade', `facade/${name}`, { stars: each })
      const entrance = readScene('entrance', `entrance/${name}`, { stars: each })
      const box = /viewBox="(\d[\d.]*) (\d[\d.]*) 640 400"/
      const [, left, top] = box.exec(entrance) ?? []
      expect(Number(left) + 640, name).toBeLessThanOrEqual(1600)
      expect(Number(top) + 400).toBeLessThanOrEqual(1000)
      expect(entrance.replace(box, '')).toBe(front.replace('viewBox="0 0 1600 1000"', ''))
    }
  }
})

/** Only valid numbers, no text elements and no external references; every definition has an id of its own. */
function expectValid(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
  expect(svg).not.toMatch(/<(text|image|script|style|foreignObject|filter)\b/)
  expect(svg.replaceAll(/xmlns(:xlink)?="[^"]+"/g, '')).not.toMatch(/https?:|data:/)
  expect(svg).not.toMatch(/\d\.\d{4,}/)
  expect(svg.length).toBeLessThan(400_000)
  expect(svg).toMatch(/^<svg [^>]*viewBox=/)
  const defined = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name)
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, paint, shape]) => paint ?? shape)
  expect(new Set(defined).size).toBe(defined.length)
  expect([...new Set(used)].filter((name) => !defined.includes(name))).toEqual([])
  expect(svg.match(/ href="#/g)?.length).toBe(svg.match(/xlink:href="#/g)?.length)
}

describe('heroes', () => {
  test.each(['ltr', 'rtl'] as const)('%s: white text has sufficient contrast at the brightest pixel', async (dir) => {
    const picture = sharp(Buffer.from(readScene('hero', `hero/home-${dir}`)))
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
      sharp(Buffer.from(readScene('hero', `hero/home-${dir}`)))
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
    const svg = Buffer.from(readScene('empty', `empty/${absence}`))
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
