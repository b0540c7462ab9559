import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { metaOf, type ImageMeta } from '#web/kit/image-meta.ts'

/** The detail of `site:image-error`, which a failed image sends up from where it stands. */
type ImageError = { src: string; meta: ImageMeta }

/**
 * Marks images that could not be loaded (their `alt` is then shown on a calm ground) and tells of each by an event,
 * also of those that failed before scripts ran and in parts that keep still.
 */
export function useFailedImages(): void {
  const { key } = useLocation()
  useEffect(() => {
    const failed = ({ target }: Event) => target instanceof HTMLImageElement && mark(target)
    // An error of an image does not bubble.
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
