import { Link } from 'react-router'

/** A few views of one thing side by side, as links; the one shown is `current`. */
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
