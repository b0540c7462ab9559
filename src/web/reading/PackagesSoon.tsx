import type { HeaderAnswer } from '#domains/content/answers.ts'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { links } from '#web/links.ts'
import { PageHead } from '#web/reading/PageHead.tsx'

/** No departures yet, and what to do until there are. */
export function PackagesSoon({ header }: { header: HeaderAnswer }) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHead header={header} />
      <div className="page-width py-12">
        <EmptyState
          icon="calendar"
          title={t('content.packagesSoon')}
          actions={
            <>
              <ButtonLink to={links.home(locale)}>{t('content.findStay')}</ButtonLink>
              <ButtonLink to={links.contact(locale, { topic: 'group' })} variant="secondary">
                {t('content.planJourney')}
              </ButtonLink>
            </>
          }
        >
          <p className="text-muted">{t('content.packagesSoonText')}</p>
        </EmptyState>
      </div>
    </>
  )
}
