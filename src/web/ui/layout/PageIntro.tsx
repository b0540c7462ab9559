import type { ReactNode } from 'react'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'

/** The heading of a page, and below it what the page is for. */
export function PageIntro({ title, text }: { title: string; text: ReactNode }) {
  return (
    <div className="grid gap-2">
      <PageHeading>{title}</PageHeading>
      <p className="text-muted">{text}</p>
    </div>
  )
}
