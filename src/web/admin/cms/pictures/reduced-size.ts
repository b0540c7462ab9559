import { minPictureWidth } from '#domains/cms/limits.ts'

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
