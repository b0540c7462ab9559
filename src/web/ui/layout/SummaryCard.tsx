import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/Card.tsx'
import { NameLink } from '#web/ui/actions/NameLink.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

/** A card next to a form or confirmation: the picture and the name of what is booked, linked to its page if it has one. */
export function SummaryCard({
  picture,
  name,
  href,
  place,
  children,
}: {
  picture: { id: string; alt: string }
  name: string
  href: string | false
  /** Shown below the name. */
  place?: string
  children: ReactNode
}) {
  const heading = (
    <h2 className="text-title">
      <NameLink className="link" href={href}>
        {name}
      </NameLink>
    </h2>
  )
  return (
    <Card className="overflow-hidden">
      <Picture
        id={picture.id}
        alt={picture.alt}
        sizes="(min-width: 1024px) 400px, 100vw"
        className="aspect-[16/9] w-full object-cover"
      />
      <div className="grid gap-5 p-5 md:p-6">
        {place ? (
          <div>
            {heading}
            <p className="text-muted">{place}</p>
          </div>
        ) : (
          heading
        )}
        {children}
      </div>
    </Card>
  )
}
