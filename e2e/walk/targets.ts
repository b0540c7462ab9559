/**
 * Runs in the browser: what a finger can miss on a touch screen, where a target has 44 px in both directions, or nothing
 * else within the square of 44 px around its middle (WCAG 2.2, 2.5.5 and 2.5.8). Links within sentences, and pins whose
 * place on a map is their content, are excepted.
 */
export function smallTargets(): string[] {
  if (!matchMedia('(pointer: coarse)').matches) return []
  const size = 44
  const targets = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab]'
  // A link whose `::after` covers more than its text, such as a whole card.
  const overlayOf = (link: HTMLElement): DOMRect | undefined => {
    const { position, content, top, right, bottom, left } = getComputedStyle(link, '::after')
    if (position !== 'absolute' || content === 'none') return undefined
    let frame: HTMLElement | null = link
    while (frame && getComputedStyle(frame).position === 'static') frame = frame.parentElement
    const outer = frame?.getBoundingClientRect()
    const [above, end, below, start] = [top, right, bottom, left].map(Number.parseFloat)
    return (
      outer &&
      new DOMRect(outer.x + start!, outer.y + above!, outer.width - start! - end!, outer.height - above! - below!)
    )
  }
  const boxes = [...document.querySelectorAll<HTMLElement>(targets)].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], svg, .leaflet-container')) return []
    const element = one.closest('label') ?? one
    const own = element.getBoundingClientRect()
    const cover = overlayOf(one)
    // A cover smaller than its link is a mark on it, such as the number of lines on the link to the cart.
    const box = cover && cover.width * cover.height > own.width * own.height ? cover : own
    return box.width > 1 && box.height > 1 ? [{ element, box }] : []
  })
  const letters = (text: string | null) => (text ?? '').replace(/\s/g, '').length
  const inSentence = (element: HTMLElement) => {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const linked = [...(block?.querySelectorAll('a, button') ?? [])].reduce(
      (sum, one) => sum + letters(one.textContent),
      0,
    )
    return letters(block?.textContent ?? null) > linked + 2
  }
  return boxes.flatMap(({ element, box }) => {
    const { width, height } = box
    // Half a pixel less is a matter of rounding.
    if ((width >= size - 0.5 && height >= size - 0.5) || inSentence(element)) return []
    const [across, down] = [Math.max(0, size - width) / 2 - 0.5, Math.max(0, size - height) / 2 - 0.5]
    const other = boxes.find(
      (one) =>
        !one.element.contains(element) &&
        !element.contains(one.element) &&
        one.box.left < box.right + across &&
        one.box.right > box.left - across &&
        one.box.top < box.bottom + down &&
        one.box.bottom > box.top - down,
    )
    if (!other) return []
    const nameOf = (one: HTMLElement) => (one.textContent?.trim() || one.ariaLabel || one.tagName).slice(0, 30)
    return [
      `«${nameOf(element)}» is a target of ${Math.round(width)} × ${Math.round(height)} px beside «${nameOf(other.element)}»`,
    ]
  })
}

/** Runs in the browser: headings that skip a level, and tables without a name. */
export function unclearStructure(): string[] {
  const faults: string[] = []
  let level = 0
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (!heading.checkVisibility()) continue
    const next = Number(heading.tagName[1])
    if (level > 0 && next > level + 1) faults.push(`the h${next} «${heading.textContent}» follows an h${level}`)
    level = next
  }
  for (const table of document.querySelectorAll('table'))
    if (table.checkVisibility() && !table.querySelector('caption') && !table.matches('[aria-label], [aria-labelledby]'))
      faults.push(`the table «${table.textContent.slice(0, 40)}» has no caption`)
  return faults
}
