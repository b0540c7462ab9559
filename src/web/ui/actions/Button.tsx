import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, useNavigation, type LinkProps } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

type Look = {
  /**
   * `primary` once per view; `secondary` next to it; `quiet` inside text and bars; `danger` for irreversible actions.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  large?: boolean
  /** As wide as its container. */
  block?: boolean
  icon?: IconName
}

/**
 * `intent` submits the form with this action, of several that the form has; `pending` shows that an action is running
 * and ignores further presses, but keeps the focus.
 */
export function Button({
  variant,
  large,
  block,
  icon,
  intent,
  pending,
  className,
  children,
  onClick,
  ...rest
}: Look & { intent?: string | undefined; pending?: boolean } & ComponentProps<'button'>) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...(intent && { type: 'submit', name: 'intent', value: intent })}
      {...rest}
      onClick={press}
      className={look({ variant, large, block }, className)}
      {...(pending && { 'aria-disabled': true, 'data-pending': '' })}
    >
      {pending ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** Submits a form, and is pending while the page loads or saves; `busy` is the text while it is pending. */
export function SubmitButton({
  busy,
  children,
  ...button
}: { busy?: string } & Omit<ComponentProps<typeof Button>, 'type' | 'pending'>) {
  const pending = useNavigation().state !== 'idle'
  return (
    <Button type="submit" {...button} pending={pending}>
      {pending && busy ? busy : children}
    </Button>
  )
}

/** A link styled as a button: it navigates, whereas a `Button` performs an action. */
export function ButtonLink({ variant, large, block, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    // The router has the manifest of all routes, so it needs no discovery through links.
    <Link discover="none" {...rest} className={look({ variant, large, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** A round button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  className,
  ...rest
}: { icon: IconName; label: string; variant?: Look['variant'] } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={look({ variant }, classes('button-icon', className))}
    >
      <Icon name={icon} />
    </button>
  )
}

function look({ variant = 'primary', large, block }: Look, className: ReactNode): string {
  return classes(
    `button button-${variant}`,
    large && 'min-h-14 px-7 text-[1.0625rem] max-sm:w-full',
    block && 'w-full',
    typeof className === 'string' && className,
  )
}
