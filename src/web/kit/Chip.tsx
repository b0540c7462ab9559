import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useText } from '#text/react.tsx'
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

/** A filter that is applied; pressing it leads to the same view without it. */
export function ChipRemove({ label, ...rest }: { label: string } & Omit<LinkProps, 'children'>) {
  const t = useText()
  return (
    <Link {...rest} aria-label={t('kit.removeFilter', { filter: label })} className="chip chip-applied">
      {label}
      <Icon name="close" />
    </Link>
  )
}
