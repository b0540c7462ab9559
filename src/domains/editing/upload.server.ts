import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { done, refuse } from '#contract/endpoint.ts'
import type { Context, StoredFile } from '#domains/context.ts'
import { audited } from '#domains/staff/audited.server.ts'

const formats = new Set(['jpeg', 'png', 'webp'])
/** Pixels, told by the header before anything is unpacked: a small file can hold a picture of gigabytes. */
const mostPixels = 80_000_000
const leastWidth = 1_200
const mostWidth = 3_072

/**
 * A picture as it is kept: 16:10 around what catches the eye, drawn anew as WebP, so that nothing but pixels is left
 * of what was sent. A code of a field when it cannot be taken.
 */
async function widePicture(sent: Uint8Array): Promise<StoredFile | 'file_type' | 'picture_small'> {
  try {
    const { format, autoOrient, pages } = await sharp(sent, { limitInputPixels: mostPixels }).metadata()
    if (!formats.has(format ?? '') || (pages ?? 1) > 1) return 'file_type'
    if (autoOrient.width < leastWidth) return 'picture_small'
    const width = Math.min(mostWidth, autoOrient.width)
    const body = await sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(width, Math.round(width / 1.6), { fit: 'cover', position: 'attention' })
      .webp({ quality: 86 })
      .timeout({ seconds: 10 })
      .toBuffer()
    return { body, type: 'image/webp' }
  } catch {
    return 'file_type'
  }
}

/**
 * Keeps a picture. It is drawn and stored while no transaction waits for it; what is not kept leaves no file behind.
 * @returns the id that the image route serves it by
 */
export async function takePicture(context: Context, sent: Uint8Array) {
  const { random, files } = context.ports
  const picture = await widePicture(sent)
  if (typeof picture === 'string') return refuse('invalid_input', { errors: [{ path: 'file', code: picture }] })
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
