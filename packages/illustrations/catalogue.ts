import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fnv1a } from './rng.ts'

/** What a picture of a hotel shows, where its kind has a folder for each case. */
export type SceneOptions = {
  /** Class of the hotel: each has its fronts, and rooms and views of up to two stars are plain. */
  stars?: Stars | undefined
  /** Size of the mosque in a view or on a way. */
  reach?: 'near' | 'walk' | 'far' | undefined
  /** The beds of one or two bedrooms, each from left to right. */
  bedrooms?: Bedrooms | undefined
  /** What is seen from the window of a room; without it, the mosque. */
  outlook?: 'town' | 'open' | undefined
  sofaBeds?: number | undefined
}

export type Stars = 1 | 2 | 3 | 4 | 5

type BedSize = 'king' | 'queen' | 'double' | 'twin' | 'single'
type Bedrooms = readonly [readonly BedSize[]] | readonly [readonly BedSize[], readonly BedSize[]]

/** The subjects of pictures. */
export const sceneKinds = [
  'bathroom',
  'breakfast',
  'car',
  'cover',
  'empty',
  'entrance',
  'facade',
  'far-way',
  'fault',
  'flight',
  'guide',
  'hero',
  'lobby',
  'lost',
  'luggage',
  'meal',
  'near-way',
  'plain-bathroom',
  'plain-breakfast',
  'plain-lobby',
  'plain-table',
  'road',
  'room',
  'simple-lobby',
  'skyline',
  'table',
  'tall-hero',
  'tents',
  'train',
  'view',
  'visa',
  'way',
  'wheelchair',
] as const

export type SceneKind = (typeof sceneKinds)[number]

const pictures = `${import.meta.dirname}/pictures`

/**
 * The illustration of a subject: the picture of its id, or for an id without one always the same other picture of its kind
 * and options.
 * @param id identifies the subject of the picture, such as `facade/palm-house`
 * @returns a complete standalone SVG
 */
export function readScene(kind: SceneKind, id: string, options: SceneOptions = {}): string {
  const named = folderOf(kind, options)
  const folder = `${pictures}/${existsSync(`${pictures}/${named}`) ? named : 'room-king'}`
  const names = readdirSync(folder).toSorted()
  const own = names.find((name) => id.endsWith(`/${name.replace('.svg', '')}`))
  const svg = readFileSync(`${folder}/${own ?? names[fnv1a(id) % names.length]}`, 'utf8')
  if (options.outlook) {
    const outlook = `<g id="outlook">${options.outlook === 'town' ? town() : ''}</g>`
    return svg.replaceAll('href="#mosque"', 'href="#outlook"').replace('<defs>', `<defs>${outlook}`)
  }
  return kind === 'entrance' ? closeUp(svg) : svg
}

/** Width and height of the houses of a town, from left to right. */
const houses = '110x150 80x250 120x120 70x200 95x310 110x170 75x235 130x130 85x280 100x190 115x145 90x225'

/** Flat roofs with lit windows, standing where the mosque stands outside the other rooms. */
function town(): string {
  let x = 260
  return houses.split(' ').reduce((drawn, house, i) => {
    const [width = 0, height = 0] = house.split('x').map(Number)
    const floors = Array.from({ length: Math.floor(height / 42) }, (_, floor) => 818 - height + floor * 42)
    const windows = floors.map((y) => `M${x + 16} ${y}h14v20h-14ZM${x + width - 30} ${y}h14v20h-14Z`).join('')
    const roof = `<rect x="${x}" y="${800 - height}" width="${width}" height="${height}" fill="#173a46" opacity="${i % 2 ? 0.7 : 0.5}"/>`
    x += width
    return `${drawn}${roof}<path d="${windows}" fill="#ffe3b3" opacity=".75"/>`
  }, '')
}

/** The folder of a kind; rooms, views and fronts have several. */
export function folderOf(kind: SceneKind, options: SceneOptions): string {
  const { stars = 4, reach = 'walk', bedrooms = [['king']], sofaBeds = 0 } = options
  const plain = stars < 3 ? 'plain-' : ''
  if (kind === 'facade' || kind === 'entrance') return `facade-${stars}`
  if (kind === 'view') return `${plain}${reach}-view`
  if (kind !== 'room') return kind
  return `${plain}room-${bedrooms.map((beds) => beds.join('-')).join('-and-')}${'-sofa'.repeat(sofaBeds)}`
}

/** A front from close by: the part of the picture that its element `view` names. */
function closeUp(svg: string): string {
  const [, part] = /<view id="entrance" (viewBox="[^"]+")/.exec(svg) ?? []
  return part ? svg.replace(/viewBox="[^"]+"/, part) : svg
}
