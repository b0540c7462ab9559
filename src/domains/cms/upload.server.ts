import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { done, invalid } from '#api/endpoint.ts'
import type { Context, StoredFile } from '#domains/context.ts'
import { cropAround, focalPointOf, frameRatio } from '#domains/content/focal-point.ts'
import { minPictureWidth } from '#domains/cms/limits.ts'
import { encodeAnew, type PictureError } from '#domains/shared/uploaded-picture.server.ts'
import { withAudit } from '#domains/staff/audit.server.ts'

/** Size of the part that a 16:10 frame shows, and the longest sides of the whole. */
const maxWidth = 3_072
const maxSides = { width: 5_120, height: 4_096 }

/** The stored size: the whole photo, except for what a panorama or a very tall photo has beyond the longest sides. */
export function storedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxWidth / Math.min(width, height * frameRatio))
  return {
    width: Math.min(maxSides.width, Math.round(width * scale)),
    height: Math.min(maxSides.height, Math.round(height * scale)),
  }
}

type StoredPicture = StoredFile & { focus: string }

/** The picture as it is stored, as WebP, with its most salient part as its focal point; or the error of its file. */
async function pictureToStore(sent: Uint8Array): Promise<StoredPicture | PictureError> {
  const body = await encodeAnew(
    sent,
    (picture, upright) =>
      picture.resize({ ...storedSize(upright), fit: 'cover', position: 'attention' }).webp({ quality: 86 }),
    { maxPixels: 80_000_000, minWidth: minPictureWidth },
  )
  return typeof body === 'string' ? body : { body, type: 'image/webp', focus: await salientPoint(body) }
}

async function salientPoint(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).resize({ width: 640 }).raw().toBuffer({ resolveWithObject: true })
  const whole = { width: info.width, height: info.height }
  const { width, height } = cropAround(whole, frameRatio, '22')
  const crop = await sharp(data, { raw: info })
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true })
  const { cropOffsetLeft = 0, cropOffsetTop = 0 } = crop.info
  return focalPointOf({ left: -cropOffsetLeft, top: -cropOffsetTop, width, height }, whole)
}

/**
 * Stores a picture. Encoding and storage run outside any transaction; if the row cannot be written, the file is
 * deleted.
 * @returns its id and its focal point
 */
export async function takePicture(context: Context, sent: Uint8Array) {
  const { random, files } = context.ports
  const picture = await pictureToStore(sent)
  if (typeof picture === 'string') return invalid('file', picture)
  const { focus, ...stored } = picture
  const name = Buffer.from(random(12)).toString('hex')
  const file = `pictures/${name}`
  const id = `photo/${name}`
  await files.put(file, stored)
  try {
    return await withAudit<{ id: string; focus: string }, 'invalid_input'>(
      context,
      'upload_picture',
      async ({ db, audits }) => {
        await db.execute(
          sql`insert into image (id, options, alt, file, focus)
          values (${id}, '{}', '{"en":"","ar":""}', ${file}, ${focus})`,
        )
        audits.push({ subject: `picture:${id}`, before: null, after: { bytes: stored.body.length } })
        return done({ id, focus })
      },
    )
  } catch (error) {
    await files.remove(file).catch(() => undefined)
    throw error
  }
}
