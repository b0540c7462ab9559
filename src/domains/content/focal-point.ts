/**
 * The focal point of a photo: the column and the row of a grid of five by five over the whole photo, `00` at the top
 * left and `44` at the bottom right. Every crop of the photo contains that cell; empty for drawings.
 */
export const focalPoints: readonly string[] = Array.from({ length: 25 }, (_, i) => `${i % 5}${Math.floor(i / 5)}`)
export const isFocalPoint = (text: string): boolean => /^[0-4]{2}$/.test(text)

/** Width divided by height of the pictures of the site. */
export const frameRatio = 1.6

const separator = '@'

/** The address of a picture on the image route: its id and its focal point. A photo without a point is not cropped. */
export function pictureAddress(id: string, focus: string): string {
  return focus === '' ? id : id + separator + focus
}

/** The id and the focal point of an address. */
export function pictureOf(address: string): { id: string; focus: string } {
  const [id = '', focus = ''] = address.split(separator, 2)
  return isFocalPoint(focus) && pictureAddress(id, focus) === address ? { id, focus } : { id: address, focus: '' }
}

/** Only uploaded photos have a focal point: drawings are made for their frame. */
export const isUploaded = (id: string): boolean => id.startsWith('photo/')

type Size = { width: number; height: number }

/**
 * The largest part of a photo with the ratio of a frame, in pixels. It lies at the same share of the free space as the
 * focal point, like `object-position` in CSS, so the cell of the point is inside if the frame shows at least a fifth of
 * the photo in both directions.
 */
export function cropAround({ width, height }: Size, ratio: number, focus: string) {
  const cropped: Size = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const [column = 2, row = 2] = Array.from(focus, Number)
  return {
    left: Math.round(((width - cropped.width) * column) / 4),
    top: Math.round(((height - cropped.height) * row) / 4),
    ...cropped,
  }
}

/** The focal point whose crop is nearest to a crop that starts at `left` and `top`. */
export function focalPointOf(crop: Size & { left: number; top: number }, whole: Size): string {
  const step = (offset: number, free: number) => (free > 0 ? Math.round((4 * offset) / free) : 2)
  return `${step(crop.left, whole.width - crop.width)}${step(crop.top, whole.height - crop.height)}`
}
