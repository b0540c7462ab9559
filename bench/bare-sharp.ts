import sharp from 'sharp'

export type Question = { svgs: string[]; width: number }
export type Answer = { each: number[] }

// Converts a drawing to WebP with sharp only, using the same encoding as the site.
process.on('message', ({ svgs, width }: Question) => void encode(svgs, width))
process.once('SIGTERM', () => process.exit(0))
process.send?.({})

async function encode(svgs: string[], width: number): Promise<void> {
  const each: number[] = []
  for (const svg of svgs) {
    const began = performance.now()
    await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 78, effort: 4 }).toBuffer()
    each.push(performance.now() - began)
  }
  process.send?.({ each } satisfies Answer)
}
