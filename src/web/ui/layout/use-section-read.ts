import { useEffect } from 'react'

/** For pages with a section navigation that marks the current section. */
export function useSectionRead(): void {
  useEffect(() => {
    if (scrollY > 0) mark()
    document.addEventListener('scroll', mark, { passive: true })
    return () => document.removeEventListener('scroll', mark)
  }, [])
}

/**
 * Marks the current section in the section navigation, and scrolls its link to the centre of a bar that is too narrow
 * for all links. Does not use `:target-current`: few browsers support it, it does not scroll the bar, and it always
 * selects a sticky box next to the text as the last section.
 */
function mark(): void {
  const bar = document.querySelector('.section-nav ul')
  if (!bar) return
  const links = [...bar.querySelectorAll('a')]
  const line = bar.getBoundingClientRect().bottom + innerHeight / 6
  const read =
    links.findLast(({ hash }) => {
      const section = document.getElementById(hash.slice(1))
      return section && section.getBoundingClientRect().top <= line && getComputedStyle(section).position !== 'sticky'
    }) ?? links[0]
  if (read === links.find((link) => link.ariaCurrent)) return
  for (const link of links) link.ariaCurrent = link === read ? 'location' : null
  if (read) bring(read, bar)
}

/** Scrolls only horizontally, because the page itself can be scrolling. */
function bring(link: Element, bar: Element): void {
  const [name, frame] = [link.getBoundingClientRect(), bar.getBoundingClientRect()]
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  bar.scrollBy({ left: (name.left + name.right - frame.left - frame.right) / 2, behavior })
}
