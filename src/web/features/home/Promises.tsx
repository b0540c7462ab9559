import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** Promises that are valid on every page, independent of any price or rate. */
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
