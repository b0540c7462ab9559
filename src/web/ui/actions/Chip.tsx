import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

/** A small link to another view of the same content; `current` marks the displayed one. */
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

/** A toggle button. */
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

/** An applied filter; it links to the same view without it. */
export function ChipRemove({ label, ...rest }: { label: string } & Omit<LinkProps, 'children'>) {
  const t = useText()
  return (
    <Link {...rest} aria-label={t('kit.removeFilter', { filter: label })} className="chip chip-applied">
      {label}
      <Icon name="close" />
    </Link>
  )
}
