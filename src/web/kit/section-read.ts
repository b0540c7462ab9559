/**
 * Marks in the bar of sections the one that is read, and brings its name into the middle of a bar that is too narrow
 * for all of them. Finds everything anew each time, as the bar may stand in a part of the page that React never takes
 * over. Not left to `:target-current`: few browsers know it, it lets no bar scroll along, and a box that stays in sight
 * beside the text is to it always what is read last.
 */
export function markSectionRead(): void {
  const bar = document.querySelector('.section-nav ul')
  if (!bar) return
  const links = [...bar.querySelectorAll('a')]
  const line = bar.getBoundingClientRect().bottom + innerHeight / 6
  const read = links.findLast(({ hash }) => {
    const section = document.getElementById(hash.slice(1))
    return section && section.getBoundingClientRect().top <= line && getComputedStyle(section).position !== 'sticky'
  })
  if (read === links.find((link) => link.ariaCurrent)) return
  for (const link of links) link.ariaCurrent = link === read ? 'location' : null
  if (read) bring(read, bar)
}

/** Sideways alone: the page itself may be on its way somewhere. */
function bring(link: Element, bar: Element): void {
  const [name, frame] = [link.getBoundingClientRect(), bar.getBoundingClientRect()]
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  bar.scrollBy({ left: (name.left + name.right - frame.left - frame.right) / 2, behavior })
}
