import type { EmptyPage } from '#domains/content/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** The future content of an empty page, and a way to ask the provider meanwhile. */
export function NothingYet({ page }: { page: EmptyPage }) {
  const { t, locale } = useLanguage()
  return (
    <EmptyState
      icon="info"
      title={t(`emptypages.${page}_title`)}
      actions={
        <>
          <ButtonLink to={links.contact(locale)}>{t('content.askUs')}</ButtonLink>
          <ButtonLink to={links.home(locale)} variant="secondary">
            {t('common.backToHome')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted">{t(`emptypages.${page}_text`)}</p>
    </EmptyState>
  )
}
