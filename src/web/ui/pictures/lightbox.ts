import { useEffect } from 'react'
import { pictureWidths, widest } from '#web/ui/pictures/picture-widths.ts'

/**
 * For pages with a `Gallery`: opens a pressed picture in the lightbox instead of following its link to the image file.
 * Listens on the document, because a page can have several galleries.
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
  openLightbox(link)
}

/** Shows the picture of a gallery link in the dialog that the link names, and navigates between the others. */
function openLightbox(opener: HTMLAnchorElement): void {
  const dialog = document.getElementById(opener.dataset.lightbox ?? '')
  const gallery = opener.closest('ul')
  if (!(dialog instanceof HTMLDialogElement) || !gallery || dialog.open) return
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')]
  let at = links.indexOf(opener)

  const show = (to: number) => {
    const link = links[to]
    if (!link) return
    at = to
    fill(dialog, link)
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
      button.setAttribute('aria-disabled', String(!links[at + stepOf(button)]))
    }
    // Preloads the next picture.
    const next = links[at + 1]
    if (next) Object.assign(new Image(), { sizes: '100vw', srcset: allWidths(next) })
  }

  const until = new AbortController()
  const { signal } = until
  dialog.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-step]')
      if (button) show(at + stepOf(button))
    },
    { signal },
  )
  dialog.addEventListener(
    'keydown',
    (event) => {
      const to = keyTarget(event.key, at, links.length, isMirrored(dialog))
      if (to === undefined) return
      event.preventDefault()
      show(to)
    },
    { signal },
  )
  let start: number | undefined
  dialog.addEventListener('pointerdown', (event) => (start = event.clientX), { signal })
  dialog.addEventListener(
    'pointerup',
    (event) => {
      const moved = start === undefined ? 0 : event.clientX - start
      start = undefined
      if (Math.abs(moved) > 48) show(at + Math.sign(isMirrored(dialog) ? moved : -moved))
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      until.abort()
      // The browser restores the focus to the opener; move it to the link of the last displayed picture.
      links[at]?.focus()
    },
    { signal },
  )
  show(at)
  dialog.showModal()
}

/** The index of the picture that a key leads to. The next one is in reading direction: to the left in Arabic. */
export function keyTarget(key: string, at: number, count: number, mirrored: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (mirrored ? 'ArrowLeft' : 'ArrowRight')) return Math.min(count - 1, at + 1)
  if (key === (mirrored ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, at - 1)
  return undefined
}

/** Fills in the picture, its description and its position, as in the grid. */
function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const small = link.querySelector('img')
  if (!small) return
  // A new element, so that the previous picture is not shown above the new caption; the small picture is shown until it
  // is loaded.
  const fresh = new Image()
  Object.assign(fresh, {
    className: 'picture',
    sizes: '100vw',
    srcset: allWidths(link),
    src: link.href,
    alt: small.alt,
  })
  fresh.style.backgroundImage = `url("${small.currentSrc}")`
  // The small picture is cropped, so it would be visible beside a whole photo in portrait.
  fresh.addEventListener('load', () => (fresh.style.backgroundImage = ''))
  dialog.querySelector('img')?.remove()
  dialog.querySelector('figure')?.prepend(fresh)
  const figure = link.closest('figure')
  for (const part of ['caption', 'count']) {
    const text = figure?.querySelector(`[data-${part}]`)?.textContent
    const place = dialog.querySelector(`[data-${part}]`)
    if (place && text) place.textContent = text
  }
}

/** The file of a link, which is the widest and shows the whole photo, in all widths. */
export function allWidths({ href }: { href: string }): string {
  return pictureWidths.map((width) => `${href.replace(`/${widest}/`, `/${width}/`)} ${width}w`).join(', ')
}

function stepOf(button: HTMLElement): number {
  return Number(button.dataset.step)
}

function isMirrored(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
