import { sql } from 'drizzle-orm'
import type { Context, StoredFile } from '#domains/context.ts'
import { encodeAnew, type PictureError } from '#domains/shared/uploaded-picture.server.ts'

/** The photo with that name, if it belongs to the caller. */
export async function ownPhoto({ pool, actor, ports }: Context, name: string): Promise<StoredFile | null> {
  if (actor.kind !== 'traveller') return null
  const result = await pool.execute(sql`select id from "user" where id = ${actor.userId} and image = ${name}`)
  return result.rows.length > 0 ? ports.files.get(`photos/${name}`) : null
}

const side = 512

/** The photo as it is stored: a centred square, encoded anew as WebP; or the error of its file. */
export async function squarePhoto(sent: Uint8Array): Promise<StoredFile | PictureError> {
  const body = await encodeAnew(sent, (photo) => photo.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }))
  return typeof body === 'string' ? body : { body, type: 'image/webp' }
}
