import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context, StoredFile } from '#domains/context.ts'

/** The photo of that name, if it is the caller's. */
export async function ownPhoto({ root, actor, ports }: Context, name: string): Promise<StoredFile | null> {
  if (actor.kind !== 'traveller') return null
  const found = await root.execute(sql`select id from "user" where id = ${actor.userId} and image = ${name}`)
  return found.rows.length > 0 ? ports.files.get(`photos/${name}`) : null
}

const formats = new Set(['jpeg', 'png', 'webp'])
/** Pixels, told by the header before anything is unpacked: a small file can hold a picture of gigabytes. */
const mostPixels = 50_000_000
const side = 512

/**
 * A photo as it is kept: a square around its middle, drawn anew as WebP, so that nothing but pixels is left of
 * what was sent. Null when it is no JPEG, PNG or WebP, or not whole.
 */
export async function squarePhoto(sent: Uint8Array): Promise<StoredFile | null> {
  try {
    const { format, width, height, pages } = await sharp(sent, { limitInputPixels: mostPixels }).metadata()
    if (!formats.has(format ?? '') || !width || !height || (pages ?? 1) > 1) return null
    const body = await sharp(sent, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 5 })
      .toBuffer()
    return { body, type: 'image/webp' }
  } catch {
    return null
  }
}
