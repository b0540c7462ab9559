import { Link } from 'react-router'

/** Links to a few views of the same content, side by side; the displayed one is `current`. */
export function Segments({
  label,
  items,
}: {
  label: string
  items: readonly { label: string; to: string; current: boolean }[]
}) {
  return (
    <nav aria-label={label} className="segments">
      {items.map((item) => (
        <Link key={item.to} to={item.to} {...(item.current && { 'aria-current': 'true', ref: centre })}>
          {item.label}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls the row, where it is wider than the page, to its current link. */
function centre(link: HTMLAnchorElement | null) {
  const row = link?.parentElement
  if (!link || !row) return
  const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 })
}
