import { useId, type ReactNode } from 'react'
import '#web/ui/feedback/progress.css'

/** Progress as text and as a bar; `value` is 0 to 1. */
export function Progress({ label, value }: { label: ReactNode; value: number }) {
  const id = useId()
  return (
    <div className="progress">
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={value} max={1} />
    </div>
  )
}
