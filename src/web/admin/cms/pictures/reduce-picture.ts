import type { FieldError } from '#api/errors.ts'
import { maxPictureBytes, minPictureWidth } from '#domains/cms/limits.ts'
import { isSentUnchanged, reducedSize } from '#web/admin/cms/pictures/reduced-size.ts'

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
