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
        <Link key={item.to} to={item.to} aria-current={item.current ? 'true' : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
