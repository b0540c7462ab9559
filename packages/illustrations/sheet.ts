import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type SceneKind, type SceneOptions, drawScene, sceneKinds, sceneSize } from './catalogue.ts'
import { appIcon, brandMark, favicon } from './mark.ts'
import { variants } from './variants.ts'

type Tile = { svg: string; ground?: string }

const tileWidth = 640
const columns = 4

await writeSheets(process.argv[2] ?? '.data/art-sheet')

/** Renders one contact sheet per scene kind with its variants, for visual inspection. */
async function writeSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const kind of sceneKinds) {
    const tiles = variants.flatMap(([each, id, options]) => (each === kind ? scenes(kind, id, options) : []))
    await writeSheet(join(folder, `${kind}.png`), tiles, sceneSize(kind))
  }
  const marks = [brandMark(), favicon(), appIcon(), appIcon({ maskable: true })]
  await writeSheet(
    join(folder, 'mark.png'),
    marks.map((svg) => ({ svg })),
    { width: 64, height: 64 },
  )
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
