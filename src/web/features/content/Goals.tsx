import type { GoalAnswer, StatisticAnswer } from '#domains/content/answers.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

export function Goals({ goals }: { goals: readonly GoalAnswer[] }) {
  const t = useText()
  return (
    <section aria-labelledby="goals" className="grid gap-4 md:gap-6">
      <h2 id="goals">{t('content.goals')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a row without links */}
      <ul className="swipe grid gap-6 sm:grid-cols-2 lg:grid-cols-4" tabIndex={0} aria-labelledby="goals">
        {goals.map(({ icon, title, text }) => (
          <li key={title} className="relative grid content-start gap-2">
            <span className="card-icon rounded-pill bg-sunk text-brass-text grid size-12 place-items-center text-[1.25rem]">
              <Icon name={icon} />
            </span>
            <h3 className="text-title">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Statistics({ statistics }: { statistics: readonly StatisticAnswer[] }) {
  const { t, format } = useLanguage()
  return (
    <section aria-label={t('content.statistics')} className="extra card p-4 md:p-6">
      <KeyValues
        className="stats"
        items={statistics.map(({ value, at_least, label }) => ({
          label,
          value: at_least ? t('content.atLeast', { value }) : format.number(value),
        }))}
      />
    </section>
  )
}
