import { useEffect } from 'react'

/**
 * For pages with a `Gallery`: opens a pressed picture in the lightbox instead of following its link to the image file.
 * Listens on the document, because a page can have several galleries. Its code is loaded on the first press.
 */
export function useLightbox(): void {
  useEffect(() => {
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [])
}

/** Modifier keys request the file itself, in another tab or as a download. */
function press(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-lightbox]')
  if (!link) return
  event.preventDefault()
  void import('#web/ui/pictures/lightbox.ts').then(({ openLightbox }) => openLightbox(link))
}
