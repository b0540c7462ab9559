import { useEffect } from 'react'

/**
 * For pages with a `Gallery`: a pressed picture opens large, where its link would lead to the bare file. Listens to
 * the document, as the gallery may stand in a part of the page that React never takes over. The code for it comes
 * with the first press.
 */
export function useLightbox(): void {
  useEffect(() => {
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [])
}

/** Held keys ask for the file itself, in another tab or on the disk. */
function press(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-lightbox]')
  if (!link) return
  event.preventDefault()
  void import('#web/kit/lightbox.ts').then(({ openLightbox }) => openLightbox(link))
}
