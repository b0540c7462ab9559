import type { ReactNode } from 'react'
import { Card } from '#web/kit/Card.tsx'

/** A part of the personal data page, with its heading and what it is for. */
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
      <section aria-labelledby={`${id}-title`} className="grid gap-5">
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
