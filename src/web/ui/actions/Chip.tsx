import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** A small link to another view of the same content; `current` marks the displayed one. */
export function ChipLink({ current, ...rest }: LinkProps & { current?: boolean }) {
  return <Link {...rest} aria-current={current ? 'true' : undefined} className="chip" />
}

/** Chips that lead to parts or views of a page: one row to swipe on phones, which fades where it goes on. */
export function ChipRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className={classes(
        'flex gap-2 *:flex-none max-sm:gap-1.5 max-sm:*:px-3 max-sm:[&_.icon]:hidden max-md:-mx-4 max-md:-my-1 max-md:overflow-x-auto max-md:ps-4 max-md:pe-14 max-md:py-1 max-md:[mask:linear-gradient(90deg,#0000,#000_16px_calc(100%-56px),#0000)] max-md:rtl:[mask:linear-gradient(270deg,#0000,#000_16px_calc(100%-56px),#0000)] max-md:[scrollbar-width:none] md:flex-wrap',
        className,
      )}
    >
      {children}
    </nav>
  )
}

/** An applied filter; it links to the same view without it. */
export function ChipRemove({ label, ...rest }: { label: string } & Omit<LinkProps, 'children'>) {
  const t = useText()
  return (
    <Link
      {...rest}
      aria-label={t('common.removeFilter', { filter: label })}
      className="chip border-primary bg-(--primary-soft) text-primary hover:border-(--ink) hover:text-(--ink)"
    >
      {label}
      <Icon name="close" className="size-[1em]" />
    </Link>
  )
}
