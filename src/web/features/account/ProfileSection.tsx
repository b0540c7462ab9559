import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/Card.tsx'

/** A section of the personal data page with its heading and explanation. */
export function ProfileSection({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <Card padded className="grid gap-5">
      <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-28 gap-5">
        <div className="grid gap-1">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          {text && <p className="text-muted">{text}</p>}
        </div>
        {children}
      </section>
    </Card>
  )
}
