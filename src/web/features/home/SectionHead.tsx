import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The head of a section of the home page: its title, and after it the link to all of what the section shows some of. */
export function SectionHead({ title, to, children }: { title: ReactNode; to: string | false; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6">
      {title}
      {to && (
        <Link to={to} className="link inline-flex min-h-11 items-center max-sm:-my-1">
          {children}
        </Link>
      )}
    </div>
  )
}
