import '#web/ui/feedback/progress.css'

/** A bar of a chart, from 0 to 1; its figure stands beside it. */
export function Bar({ value }: { value: number }) {
  return (
    <span className="bar progress" aria-hidden="true">
      <progress value={value} max={1} />
    </span>
  )
}
