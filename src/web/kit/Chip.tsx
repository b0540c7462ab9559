import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '#web/kit/classes.ts'
import { Icon, type IconName } from '#web/kit/Icon.tsx'

/** A small choice that leads to another view of the same thing; `current` marks the one that is shown. */
export function ChipLink({
  icon,
  current,
  className,
  children,
  ...rest
}: LinkProps & { icon?: IconName; current?: boolean }) {
  return (
    <Link {...rest} aria-current={current ? 'true' : undefined} className={classes('chip', className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** A choice that can be pressed and let go. */
export function Chip({
  pressed,
  icon,
  children,
  ...rest
}: { pressed?: boolean; icon?: IconName; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className="chip">
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
