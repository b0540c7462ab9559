import { sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { done, err } from '#api/endpoint.ts'
import type { Context, StoredFile } from '#domains/context.ts'
import { decodeHeic } from '#domains/cms/pictures/heic.server.ts'
import { minPictureWidth } from '#domains/cms/limits.ts'
import { audited } from '#domains/staff/audited.server.ts'

const formats = new Set(['jpeg', 'png', 'webp'])
/** Maximum number of pixels, checked in the header before decoding: a small file can contain a picture of gigabytes. */
const maxPixels = 80_000_000
const maxWidth = 3_072

/**
 * The picture as it is stored: cropped to 16:10 around the most salient part and re-encoded as WebP, so that only the
 * pixels of the upload remain. Returns a field error code if the file is rejected.
 */
async function widePicture(sent: Uint8Array): Promise<StoredFile | 'file_type' | 'file_too_large' | 'picture_small'> {
  try {
    const { format, compression, width, height, autoOrient, pages } = await sharp(sent, {
      limitInputPixels: false,
    }).metadata()
    const isHeic = format === 'heif' && compression === 'hevc'
    const isAvif = format === 'heif' && compression === 'av1'
    if (!(isHeic || isAvif || formats.has(format ?? ''))) return 'file_type'
    // A HEIC file can contain further pictures, such as a depth map; the primary one is used.
    if ((pages ?? 1) > 1 && !isHeic) return 'file_type'
    if (width * height > maxPixels) return 'file_too_large'
    if (autoOrient.width < minPictureWidth) return 'picture_small'
    const upright = isHeic
      ? await uprightHeic(sent)
      : sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    if (!upright) return 'file_type'
    const storedWidth = Math.min(maxWidth, autoOrient.width)
    const body = await upright
      .resize(storedWidth, Math.round(storedWidth / 1.6), { fit: 'cover', position: 'attention' })
      .webp({ quality: 86 })
      .timeout({ seconds: 10 })
      .toBuffer()
    return { body, type: 'image/webp' }
  } catch {
    return 'file_type'
  }
}

async function uprightHeic(sent: Uint8Array): Promise<Sharp | null> {
  const raw = await decodeHeic(sent)
  if (!raw) return null
  const { data, width, height } = raw
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels }).removeAlpha()
}

/**
 * Stores a picture. Encoding and storage run outside any transaction; if the row cannot be written, the file is
 * deleted.
 * @returns the id for the image route
 */
export async function takePicture(context: Context, sent: Uint8Array) {
  const { random, files } = context.ports
  const picture = await widePicture(sent)
  if (typeof picture === 'string') return err('invalid_input', { errors: [{ path: 'file', code: picture }] })
  const name = Buffer.from(random(12)).toString('hex')
  const file = `pictures/${name}`
  const id = `photo/${name}`
  await files.put(file, picture)
  try {
    return await audited<{ id: string }, 'invalid_input'>(context, 'upload_picture', async ({ db, audits }) => {
      await db.execute(
        sql`insert into image (id, options, alt, file) values (${id}, '{}', '{"en":"","ar":""}', ${file})`,
      )
      audits.push({ subject: `picture:${id}`, before: null, after: { bytes: picture.body.length } })
      return done({ id })
    })
  } catch (error) {
    await files.remove(file).catch(() => undefined)
    throw error
  }
}
