import type { ReactNode } from 'react'
import type { PriceError } from '#web/lib/price-error.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

type Props = {
  title: string
  failure: PriceError | null
  /** The sentence about a date that has passed or can no longer be booked. */
  note: string | null
  children: ReactNode
}

/** The price of a product beside its page, with why another one cannot be shown. */
export function PriceAside({ title, failure, note, children }: Props) {
  return (
    <aside
      id="book"
      aria-labelledby="book-title"
      className="card grid gap-4 p-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:p-6 [&_.summary-words]:grid! [&_.summary-words]:text-note max-sm:[&_.summary-words]:text-small"
    >
      <h2 id="book-title" className="sr-only">
        {title}
      </h2>
      {note && <Alert tone="info" title={note} />}
      {failure && (
        <Alert tone="warning" title={failure.title}>
          {failure.text && <p>{failure.text}</p>}
        </Alert>
      )}
      {children}
    </aside>
  )
}
