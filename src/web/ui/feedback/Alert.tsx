import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'error'

/**
 * Information to read before continuing. `announce` lets screen readers announce an alert that appears after the page
 * and scrolls it into view, each time it changes; one that is part of the page needs no announcement.
 */
export function Alert({
  tone = 'info',
  title,
  announce,
  className,
  children,
}: {
  tone?: AlertTone
  title?: ReactNode
  announce?: boolean | object
  className?: string
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announce) box.current?.scrollIntoView({ block: 'nearest' })
  }, [announce])
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div ref={box} role={role} className={classes('alert', `alert-${tone}`, className)}>
      <Icon name={icons[tone]} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
    </div>
  )
}

const icons: Record<AlertTone, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'error' }
