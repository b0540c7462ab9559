import type { ReactNode } from 'react'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/ui/figures/timeline.css'

type Moment = {
  key: string
  title: ReactNode
  /** Date or time as text. */
  time?: ReactNode
  note?: ReactNode
  /** `past` has happened, `now` is the current state, `ahead` can follow; the text must have the same meaning. */
  state: 'past' | 'now' | 'ahead'
  tone?: 'success' | 'warning'
}

/** A sequence of events: the history of a booking, the steps of a cancellation policy. */
export function Timeline({ label, moments }: { label: string; moments: readonly Moment[] }) {
  return (
    <ol className="timeline" aria-label={label}>
      {moments.map((moment) => (
        <li
          key={moment.key}
          data-state={moment.state}
          data-tone={moment.tone}
          aria-current={moment.state === 'now' ? 'step' : undefined}
        >
          <span className="timeline-sign" aria-hidden="true">
            {moment.state === 'past' && <Icon name="check" />}
          </span>
          <div>
            <p className="font-medium">{moment.title}</p>
            {moment.time && <p className="text-muted text-note">{moment.time}</p>}
            {moment.note && <p className="text-note mt-1">{moment.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
