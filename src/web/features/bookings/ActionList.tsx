import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import '#web/features/bookings/documents/documents.css'

type Target = Pick<LinkProps, 'to' | 'reloadDocument'>

/** An action of a row of icons, whose short text is a part of its name. */
export function IconAction({
  icon,
  label,
  text = label,
  ...target
}: { icon: IconName; label: string; text?: string } & Target) {
  return (
    <li className="grid">
      <Link {...target} aria-label={label} className="button button-secondary text-small flex-col gap-1 px-1">
        <Icon name={icon} />
        {text}
      </Link>
    </li>
  )
}

/** One action of a list, as a row. */
export function Action({
  icon,
  tone,
  children,
  ...target
}: { icon: IconName; tone?: 'danger'; children: ReactNode } & Target) {
  return (
    <li>
      <Link
        {...target}
        className={classes(
          'border-line flex min-h-12 items-center gap-3 border-t py-2 hover:underline',
          tone && 'text-danger',
        )}
      >
        <Icon name={icon} className={tone ? undefined : 'text-brass-text'} />
        <span>{children}</span>
        <Icon name="chevron-next" className="text-muted ms-auto" />
      </Link>
    </li>
  )
}
