import { useId, type ReactNode } from 'react'
import '#web/kit/progress.css'

/** How far something has come, in words and as a bar. Without `value` (0 to 1) it only says that it goes on. */
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
