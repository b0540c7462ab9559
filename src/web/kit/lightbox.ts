/*
 * Works on the HTML of the gallery as it stands, so that it serves a page that React never took over.
 */

import { widest } from '#web/kit/picture-widths.ts'

/** Shows the picture of a gallery's link in the dialog that the link names, and leads on to the others. */
export function openLightbox(opener: HTMLAnchorElement): void {
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
    // The one after it is on its way before it is asked for.
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
      // The browser gives the focus back to the opener; the picture seen last is where one goes on.
      links[at]?.focus()
    },
    { signal },
  )
  show(at)
  dialog.showModal()
}

/** Which picture a key leads to. The next one lies along the line of reading: to the left in Arabic. */
export function keyTarget(key: string, at: number, count: number, mirrored: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (mirrored ? 'ArrowLeft' : 'ArrowRight')) return Math.min(count - 1, at + 1)
  if (key === (mirrored ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, at - 1)
  return undefined
}

/** The picture, what it shows and which of how many it is, as the grid says them. */
function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const small = link.querySelector('img')
  if (!small) return
  // A new element, so that the picture before it does not stand under the new words; the small one until it is there.
  const fresh = new Image()
  Object.assign(fresh, {
    className: 'picture',
    sizes: '100vw',
    srcset: allWidths(link),
    src: link.href,
    alt: small.alt,
  })
  fresh.style.backgroundImage = `url("${small.currentSrc}")`
  dialog.querySelector('img')?.remove()
  dialog.querySelector('figure')?.prepend(fresh)
  const figure = link.closest('figure')
  for (const part of ['caption', 'count']) {
    const words = figure?.querySelector(`[data-${part}]`)?.textContent
    const place = dialog.querySelector(`[data-${part}]`)
    if (place && words) place.textContent = words
  }
}

/** The widths of the small picture, and the file that its link leads to: the widest there is. */
function allWidths(link: HTMLAnchorElement): string {
  return `${link.querySelector('img')?.srcset ?? ''}, ${link.href} ${widest}w`
}

function stepOf(button: HTMLElement): number {
  return Number(button.dataset.step)
}

function isMirrored(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
