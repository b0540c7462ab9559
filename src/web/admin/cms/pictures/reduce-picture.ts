import type { FieldError } from '#api/errors.ts'
import { maxPictureBytes, minPictureWidth } from '#domains/cms/limits.ts'

type Reduced = { ok: true; blob: Blob } | { ok: false; error: Omit<FieldError, 'path'> }

const quality = 0.87

/**
 * A photo scaled down in the browser and turned upright, without metadata. A file that this browser cannot decode, such
 * as HEIC outside of Safari, is sent as it is, because the server may be able to.
 */
export async function reducePicture(file: File): Promise<Reduced> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return original(file)
  try {
    if (picture.width < minPictureWidth) return { ok: false, error: { code: 'picture_small' } }
    if (isSentUnchanged(file, picture)) return original(file)
    const blob = await encodePicture(picture)
    // A canvas beyond the limits of the browser cannot be encoded.
    return blob && blob.size < file.size ? { ok: true, blob } : original(file)
  } finally {
    picture.close()
  }
}

async function encodePicture(picture: ImageBitmap): Promise<Blob | null> {
  const { width, height } = reducedSize(picture)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}

function original(file: File): Reduced {
  if (
    !/\.(jpe?g|png|webp|hei[cf]|avif)$/i.test(file.name) &&
    !/^image\/(jpeg|png|webp|hei[cf]|avif)$/.test(file.type)
  ) {
    return { ok: false, error: { code: 'picture_unreadable' } }
  }
  return file.size <= maxPictureBytes
    ? { ok: true, blob: file }
    : { ok: false, error: { code: 'file_too_large', params: { max: '50 MB' } } }
}

type Size = { width: number; height: number }

/** Longer side of a picture that is sent, slightly more than what the server stores. */
const maxSide = 3_200
/** Frames of the site are 16:10, so a panorama keeps this height. */
const minHeight = 1_500
/** A file up to this size is sent as it is if its picture is small enough: encoding it again would only cost quality. */
const maxUnchangedBytes = 1_500_000

/**
 * The size in which a picture is sent: its longer side has at most 3200 pixels, but a tall picture keeps the width that
 * the server requires, and a wide one the height that a crop needs.
 */
export function reducedSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.max(maxSide / Math.max(width, height), minPictureWidth / width, minHeight / height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export function isSentUnchanged(file: { size: number; type: string }, size: Size): boolean {
  const isKnown = ['image/jpeg', 'image/png', 'image/webp'].includes(file.type)
  return isKnown && file.size <= maxUnchangedBytes && reducedSize(size).width === size.width
}
