import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { drawScene, drawnKinds, sceneSize } from './catalogue.ts'
import { appIcon, brandMark, favicon } from './mark.ts'
import { variants } from './variants.ts'

const tileWidth = 640
const columns = 4

await writeSheets(process.argv[2] ?? '.data/art-sheet')

/** Renders one contact sheet per drawn kind with its variants, for visual inspection. */
async function writeSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const kind of drawnKinds) {
    const pictures = variants.flatMap(([each, id, options]) => (each === kind ? drawScene(kind, id, options) : []))
    await writeSheet(join(folder, `${kind}.png`), pictures, sceneSize)
  }
  const marks = [brandMark(), favicon(), appIcon(), appIcon({ maskable: true })]
  await writeSheet(join(folder, 'mark.png'), marks, { width: 64, height: 64 })
}

async function writeSheet(
  file: string,
  pictures: readonly string[],
  size: { width: number; height: number },
): Promise<void> {
  const tileHeight = Math.round((tileWidth * size.height) / size.width)
  const overlays: OverlayOptions[] = []
  for (const [index, svg] of pictures.entries()) {
    const picture = sharp(Buffer.from(svg), { density: (72 * tileWidth) / size.width })
    overlays.push({
      input: await picture.resize(tileWidth, tileHeight).png().toBuffer(),
      left: (index % columns) * tileWidth,
      top: Math.floor(index / columns) * tileHeight,
    })
  }
  const width = Math.min(columns, pictures.length) * tileWidth
  const height = Math.ceil(pictures.length / columns) * tileHeight
  const sheet = sharp({ create: { width, height, channels: 3, background: '#FBF7EF' } })
  await writeFile(file, await sheet.composite(overlays).png().toBuffer())
}
