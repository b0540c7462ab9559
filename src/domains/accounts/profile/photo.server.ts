import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context, StoredFile } from '#domains/context.ts'
import { isBrokenPicture } from '#domains/shared/broken-picture.server.ts'

/** The photo with that name, if it belongs to the caller. */
export async function ownPhoto({ pool, actor, ports }: Context, name: string): Promise<StoredFile | null> {
  if (actor.kind !== 'traveller') return null
  const result = await pool.execute(sql`select id from "user" where id = ${actor.userId} and image = ${name}`)
  return result.rows.length > 0 ? ports.files.get(`photos/${name}`) : null
}

const formats = new Set(['jpeg', 'png', 'webp'])
/** Maximum number of pixels, checked in the header before decoding: a small file can contain a picture of gigabytes. */
const maxPixels = 50_000_000
const side = 512

/** The photo as it is stored: a centred square, encoded anew as WebP; null if it is no whole JPEG, PNG or WebP. */
export async function squarePhoto(sent: Uint8Array): Promise<StoredFile | null> {
  try {
    const { format, width, height, pages } = await sharp(sent, { limitInputPixels: maxPixels }).metadata()
    if (!formats.has(format ?? '') || !width || !height || (pages ?? 1) > 1) return null
    const body = await sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
    return { body, type: 'image/webp' }
  } catch (error) {
    if (!isBrokenPicture(error)) throw error
    return null
  }
}
