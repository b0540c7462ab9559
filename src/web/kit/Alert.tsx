import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '#web/kit/classes.ts'
import { Icon, type IconName } from '#web/kit/Icon.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'error'

/**
 * Something to know before going on. `announce` reads it aloud when it appears after the page did, and brings it into
 * sight, each time with another answer; one that came with the page needs no announcing.
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
