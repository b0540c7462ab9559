import { Link } from 'react-router'
import { useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'

/**
 * Where one is on the way through a form of several pages. `current` counts from 0; a step behind may lead back.
 * Its route imports `steps.css`: parts of a page that come later bring theirs too late.
 */
export function Steps({
  label,
  current,
  steps,
}: {
  label: string
  current: number
  steps: readonly { label: string; to?: string }[]
}) {
  const t = useText()
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, i) => {
          const done = i < current
          const words = (
            <>
              <span className="step-sign" aria-hidden="true">
                {done ? <Icon name="check" /> : i + 1}
              </span>
              <span className="step-label">{step.label}</span>
              {done && <VisuallyHidden> {t('common.done')}</VisuallyHidden>}
            </>
          )
          return (
            <li key={step.label} data-done={done ? '' : undefined} aria-current={i === current ? 'step' : undefined}>
              {done && step.to ? <Link to={step.to}>{words}</Link> : <span className="step">{words}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
