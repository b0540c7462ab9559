import sharp, { type Sharp } from 'sharp'

const formats = new Set(['jpeg', 'png', 'webp'])
/** Maximum number of pixels, checked in the header before decoding: a small file can contain a picture of gigabytes. */
const maxPixels = 50_000_000

/**
 * An uploaded picture as `encode` writes it, upright: nothing of the file is left but its pixels. Null if the file is no
 * whole JPEG, PNG or WebP.
 */
export async function encodeAnew(sent: Uint8Array, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  try {
    const { format, width, height, pages } = await sharp(sent, { limitInputPixels: maxPixels }).metadata()
    if (!formats.has(format ?? '') || !width || !height || (pages ?? 1) > 1) return null
    const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    return await encode(picture.rotate()).toBuffer()
  } catch (error) {
    if (!isBrokenPicture(error)) throw error
    return null
  }
}

/** True for an error of sharp about the file; any other is of this machine, and the file can be sent again. */
export function isBrokenPicture(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !/out of memory|timeout/i.test(error.message)
}
