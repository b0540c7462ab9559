import { Link } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/**
 * Progress through a form of several pages. `current` starts at 0; completed steps can be links. The route must import
 * `steps.css`, because CSS of lazily loaded parts arrives too late.
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
          const content = (
            <>
              <span className="step-sign" aria-hidden="true">
                {done ? <Icon name="check" /> : i + 1}
              </span>
              <span className="step-label">{step.label}</span>
              {done && <span className="sr-only"> {t('common.done')}</span>}
            </>
          )
          return (
            <li key={step.label} data-done={done ? '' : undefined} aria-current={i === current ? 'step' : undefined}>
              {done && step.to ? <Link to={step.to}>{content}</Link> : <span className="step">{content}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
