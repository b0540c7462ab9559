import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import '#web/features/bookings/documents/documents.css'

/** Actions as rows, two beside each other where there is room. */
export function ActionList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="booking-papers grid gap-x-8 sm:grid-cols-2">{children}</ul>
    </nav>
  )
}

/** One action: a link to a page, or with `href` one that also works in an offline copy. */
export function Action({
  icon,
  tone,
  children,
  ...link
}: { icon: IconName; tone?: 'danger'; children: ReactNode } & ({ to: string } | { href: string })) {
  const content = (
    <>
      <Icon name={icon} className={tone ? undefined : 'text-brass-text'} />
      <span>{children}</span>
      <Icon name="chevron-next" className="text-muted ms-auto" />
    </>
  )
  const className = classes('action-row', tone && 'text-danger')
  return (
    <li>
      {'to' in link ? (
        <Link to={link.to} className={className}>
          {content}
        </Link>
      ) : (
        <a href={link.href} className={className}>
          {content}
        </a>
      )}
    </li>
  )
}
