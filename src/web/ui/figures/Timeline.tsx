import '#web/ui/figures/timeline.css'

type Moment = {
  key: string
  title: string
  /** Date or time as text. */
  time: string
  /** `now` is the current state, `ahead` can follow; the text must have the same meaning. */
  state: 'now' | 'ahead'
  tone: 'success' | 'warning'
}

/** A sequence of events, such as the steps of a cancellation policy. */
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
          <span className="timeline-sign" aria-hidden="true" />
          <div>
            <p className="font-medium">{moment.title}</p>
            <p className="text-muted text-note">{moment.time}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
