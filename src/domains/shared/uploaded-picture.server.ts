import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from '#domains/shared/heic.server.ts'

const formats = new Set(['jpeg', 'png', 'webp'])
/** The first bytes of the accepted formats, by which a file without a whole header is damaged and not of another type. */
const signature = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(?:hei|hev|mif1|msf1|avi))/s

/** An error of a field: of another format, without some of its rows, with too many pixels to be decoded, or too narrow. */
export type PictureError = 'file_type' | 'file_damaged' | 'file_too_large' | 'picture_small'
type Size = { width: number; height: number }

/**
 * An uploaded JPEG, PNG, WebP, HEIC or AVIF as `encode` writes it, upright: nothing of the file is left but its pixels. A
 * file with small damage is accepted, unless rows are missing. Returns the error of any other file.
 * @param maxPixels checked in the header before decoding: a small file can contain a picture of gigabytes
 */
export async function encodeAnew(
  file: Uint8Array,
  encode: (picture: Sharp, upright: Size) => Sharp,
  { maxPixels = 50_000_000, minWidth = 1 } = {},
): Promise<Buffer | PictureError> {
  try {
    const sent = wholeWebp(file)
    const { format, compression, width, height, autoOrient, pages } = await sharp(sent, {
      limitInputPixels: false,
    }).metadata()
    const isHeic = format === 'heif' && compression === 'hevc'
    const isAvif = format === 'heif' && compression === 'av1'
    // A HEIC file can contain further pictures, such as a depth map; the primary one is used.
    if (!isHeic && !((isAvif || formats.has(format ?? '')) && (pages ?? 1) === 1)) return 'file_type'
    if (width * height > maxPixels) return 'file_too_large'
    if (autoOrient.width < minWidth) return 'picture_small'
    if (isHeic) {
      const raw = await decodeHeic(sent)
      if (!raw) return 'file_damaged'
      const { data, ...size } = raw
      const picture = sharp(data, { raw: { ...size, channels: 4 }, limitInputPixels: maxPixels })
      return await encode(picture.removeAlpha(), size).toBuffer()
    }
    const encoded = (failOn: 'warning' | 'truncated' | 'none') =>
      encode(sharp(sent, { limitInputPixels: maxPixels, failOn }).autoOrient(), autoOrient).toBuffer()
    try {
      return await encoded('warning')
    } catch (error) {
      if (!isBrokenPicture(error)) throw error
      if (format !== 'jpeg') return await encoded('truncated')
      return (await lacksRows(sent, height)) ? 'file_damaged' : await encoded('none')
    }
  } catch (error) {
    if (!isBrokenPicture(error)) throw error
    return isPicture(file) ? 'file_damaged' : 'file_type'
  }
}

/** True for a file that begins as one of the accepted formats does. */
export function isPicture(file: Uint8Array): boolean {
  return signature.test(Buffer.from(file.subarray(0, 16)).toString('latin1'))
}

/** True for an error of sharp about the file; any other is of this machine, and the file can be sent again. */
export function isBrokenPicture(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !/out of memory|timeout/i.test(error.message)
}

/** True if a row of a JPEG is of the grey with which its decoder fills what the file lacks. */
async function lacksRows(sent: Uint8Array, height: number): Promise<boolean> {
  const { data, info } = await sharp(sent, { failOn: 'none' })
    .resize({ width: samples, height, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = samples * info.channels
  return Array.from({ length: height }, (_, y) => data.subarray(y * row, (y + 1) * row)).some((values) =>
    values.every((value) => Math.abs(value - 128) <= 2),
  )
}
const samples = 64

/** A WebP that ends a few bytes early, with zeros for them, because its decoder rejects any that does. */
function wholeWebp(file: Uint8Array): Uint8Array {
  if (file.length < 16 || Buffer.from(file.subarray(8, 12)).toString('latin1') !== 'WEBP') return file
  const missing = Buffer.from(file.buffer, file.byteOffset, 8).readUInt32LE(4) + 8 - file.length
  return missing > 0 && missing <= 16 ? Buffer.concat([file, Buffer.alloc(missing)]) : file
}
