import { Link, type LinkProps } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** A small link to another view of the same content; `current` marks the displayed one. */
export function ChipLink({ current, ...rest }: LinkProps & { current?: boolean }) {
  return <Link {...rest} aria-current={current ? 'true' : undefined} className="chip" />
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
