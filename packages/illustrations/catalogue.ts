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

/** The shapes of `town.svg`, which stand where the mosque stands outside the other rooms. */
const town = () => readFileSync(`${import.meta.dirname}/town.svg`, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

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
