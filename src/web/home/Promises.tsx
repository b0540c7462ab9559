import { useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** What the site keeps on every page: nothing here that a price or a rate could contradict. */
export function Promises() {
  const t = useText()
  return (
    <section className="promises" aria-label={t('search.promises')}>
      <ul className="page-width">
        {(['price', 'cancel', 'walk'] as const).map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            <p>
              <span className="block font-medium">{t(`search.promise_${promise}`)}</span>
              <span className="text-muted text-note">{t(`search.promise_${promise}_text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
