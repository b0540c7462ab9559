import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type SceneKind, type SceneOptions, drawScene, sceneKinds, sceneSize } from './catalogue.ts'
import { appIcon, brandMark, favicon, monochromeIcon } from './mark.ts'
import { type Mood, moods } from './moods.ts'
import { vehicleKinds } from './parts/objects/vehicle.ts'
import { coverSubjects } from './scenes/cover-subject.ts'
import { absences } from './scenes/empty.ts'
import { silhouettesOf } from './scenes/facade/plan.ts'

type Tile = { svg: string; ground?: string }

const tileWidth = 640
const columns = 4

/** Rooms with one to five beds and suites. */
const furnishings: readonly SceneOptions[] = [
  { bedrooms: [['king']] },
  { bedrooms: [['twin', 'twin']] },
  { bedrooms: [['twin', 'twin', 'twin']] },
  { bedrooms: [['twin', 'twin', 'twin', 'twin']] },
  { bedrooms: [['single', 'single', 'single', 'single', 'single']] },
  { bedrooms: [['king', 'twin', 'twin']], sofaBeds: 2 },
  { bedrooms: [['king'], ['queen']], sofaBeds: 1 },
  { bedrooms: [['king'], ['king']], sofaBeds: 2 },
]

await writeSheets(process.argv[2] ?? '.data/art-sheet')

/** Renders one contact sheet per scene kind with its variants, for visual inspection. */
async function writeSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const kind of sceneKinds) {
    const tiles = variantsOf(kind).map(([id, options]) => scenes(kind, id, options))
    await writeSheet(join(folder, `${kind}.png`), tiles.flat(), sceneSize(kind))
  }
  const marks = [
    brandMark(),
    brandMark({ star: '#0E5A54', door: '#FFFFFF' }),
    favicon(),
    appIcon(),
    appIcon({ maskable: true }),
    monochromeIcon(),
  ]
  await writeSheet(
    join(folder, 'mark.png'),
    marks.map((svg) => ({ svg })),
    { width: 64, height: 64 },
  )
}

function variantsOf(kind: SceneKind): readonly (readonly [string, SceneOptions])[] {
  const byMood = moods.map((mood) => [`sheet-${mood}`, { mood }] as const)
  switch (kind) {
    case 'hero':
    case 'tall-hero':
      return byMood.flatMap(([id, options]) => [
        [id, { ...options, dir: 'ltr' }],
        [id, { ...options, dir: 'rtl' }],
      ])
    case 'facade':
      return ([2, 3, 4, 5] as const).flatMap((stars) =>
        silhouettesOf[stars].map((silhouette, index) => {
          const mood = moods[(index + stars) % moods.length] as Mood
          return [`sheet-${silhouette}-${stars}`, { mood, stars, silhouette }] as const
        }),
      )
    case 'way':
    case 'view':
      return moods.flatMap((mood) =>
        (['near', 'walk', 'far'] as const).map((reach) => [`sheet-${mood}`, { mood, reach }] as const),
      )
    case 'lobby':
      return ([1, 2, 3, 5] as const).flatMap((stars) =>
        moods.map((mood) => [`sheet-${stars}-${mood}`, { stars, mood }] as const),
      )
    case 'table':
    case 'breakfast':
    case 'bathroom':
      return ([2, 5] as const).map((stars) => [`sheet-${stars}`, { stars }] as const)
    case 'room':
      return moods.flatMap((mood) =>
        furnishings.map((beds, index) => [`sheet-${mood}-${index + 1}`, { mood, ...beds }] as const),
      )
    case 'car':
      return moods.flatMap((mood) =>
        vehicleKinds.map((vehicle) => [`sheet-${mood}-${vehicle}`, { mood, vehicle }] as const),
      )
    case 'cover':
      return coverSubjects.map((subject) => [`sheet-${subject}`, { subject }])
    case 'empty':
      return absences.map((absence) => [absence, { absence }])
    default:
      return byMood
  }
}

/** One tile, or for transparent pictures one tile per page colour. */
function scenes(kind: SceneKind, id: string, options: SceneOptions): Tile[] {
  const svg = drawScene(kind, id, options)
  return kind === 'empty'
    ? [
        { svg, ground: '#FBF7EF' },
        { svg, ground: '#0B1614' },
      ]
    : [{ svg }]
}

async function writeSheet(
  file: string,
  tiles: readonly Tile[],
  size: { width: number; height: number },
): Promise<void> {
  const tileHeight = Math.round((tileWidth * size.height) / size.width)
  const overlays: OverlayOptions[] = []
  for (const [index, { svg, ground = '#FBF7EF' }] of tiles.entries()) {
    const picture = sharp(Buffer.from(svg), { density: (72 * tileWidth) / size.width })
    const input = await picture.resize(tileWidth, tileHeight).flatten({ background: ground }).png().toBuffer()
    overlays.push({
      input,
      left: (index % columns) * tileWidth,
      top: Math.floor(index / columns) * tileHeight,
    })
  }
  const width = Math.min(columns, tiles.length) * tileWidth
  const height = Math.ceil(tiles.length / columns) * tileHeight
  const sheet = sharp({ create: { width, height, channels: 3, background: '#FBF7EF' } })
  await writeFile(file, await sheet.composite(overlays).png().toBuffer())
}
