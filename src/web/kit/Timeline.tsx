import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/kit/Icon.tsx'

type Moment = {
  key: string
  title: ReactNode
  /** When, in words. */
  time?: ReactNode
  note?: ReactNode
  /** `past` has happened, `now` is where it stands, `ahead` may come; the words must say the same. */
  state: 'past' | 'now' | 'ahead'
  tone?: 'success' | 'warning' | 'danger'
  icon?: IconName
}

/** What happens one after the other: the life of a booking, the steps of a cancellation policy. */
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
            {moment.icon ? <Icon name={moment.icon} /> : moment.state === 'past' && <Icon name="check" />}
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
