import sharp from 'sharp'
import { isPlainPdf } from '#domains/bookings/plain-pdf.server.ts'
import type { StoredFile } from '#domains/context.ts'

const formats = new Set(['jpeg', 'png', 'webp'])
/** Pixels, told by the header before anything is unpacked: a small file can hold a picture of gigabytes. */
const mostPixels = 50_000_000
/** Enough to read every line of a passport. */
const longestSide = 2_400

/**
 * A document as it is kept: a picture drawn anew, so that nothing but pixels is left of what was sent; a PDF as it is.
 * Null when it is neither, not whole, or a PDF that runs or carries something.
 */
export async function keptDocument(sent: Uint8Array): Promise<StoredFile | null> {
  if (Buffer.from(sent.subarray(0, 5)).toString('latin1') === '%PDF-') {
    return isPlainPdf(sent) ? { body: sent, type: 'application/pdf' } : null
  }
  try {
    const { format, width, height, pages } = await sharp(sent, { limitInputPixels: mostPixels }).metadata()
    if (!formats.has(format ?? '') || !width || !height || (pages ?? 1) > 1) return null
    const body = await sharp(sent, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86 })
      .timeout({ seconds: 8 })
      .toBuffer()
    return { body, type: 'image/jpeg' }
  } catch {
    return null
  }
}
