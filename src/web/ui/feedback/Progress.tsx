import { useId, type ReactNode } from 'react'
import '#web/ui/feedback/progress.css'

/** Progress as text and as a bar. Without `value` (0 to 1) the bar is indeterminate. */
export function Progress({ label, value, note }: { label: ReactNode; value?: number; note?: ReactNode }) {
  const id = useId()
  return (
    <div className="progress">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id}>{label}</span>
        {note && <span className="text-muted text-note">{note}</span>}
      </div>
      <progress aria-labelledby={id} {...(value !== undefined && { value, max: 1 })} />
    </div>
  )
}
