import { useEffect } from 'react'
import { useLocation } from 'react-router'

type ImageMeta = { width: number; height: number; ratio: number }

/** The detail of `site:image-error`, an event that bubbles from a failed image. */
type ImageError = { src: string; meta: ImageMeta }

/**
 * Marks images that failed to load (their `alt` is then shown on a plain background) and dispatches an event for each,
 * including those that failed before scripts ran.
 */
export function useFailedImages(): void {
  const { key } = useLocation()
  useEffect(() => {
    const failed = ({ target }: Event) => target instanceof HTMLImageElement && mark(target)
    // The error event of an image does not bubble.
    document.addEventListener('error', failed, true)
    return () => document.removeEventListener('error', failed, true)
  }, [])
  useEffect(() => {
    for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) mark(image)
  }, [key])
}

function mark(image: HTMLImageElement): void {
  if ('failed' in image.dataset) return
  image.dataset['failed'] = ''
  const detail: ImageError = { src: image.currentSrc || image.src, meta: metaOf(image) }
  image.dispatchEvent(new CustomEvent('site:image-error', { bubbles: true, detail }))
}

/** Width and height in pixels and the ratio of width to height of a loaded image; zeros for one that failed. */
export function metaOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): ImageMeta {
  return width && height ? { width, height, ratio: width / height } : { width: 0, height: 0, ratio: 0 }
}
