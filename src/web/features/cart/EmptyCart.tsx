import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** What stands in place of a cart without lines: the ways to fill it. */
export function EmptyCart() {
  const { t, locale } = useLanguage()
  return (
    <EmptyState
      picture="empty/cart"
      title={t('cart.empty')}
      actions={
        <>
          <ButtonLink to={links.home(locale)}>{t('cart.findStay')}</ButtonLink>
          <ButtonLink to={links.packages(locale)} variant="secondary">
            {t('shell.packages')}
          </ButtonLink>
          <ButtonLink to={links.services(locale)} variant="secondary">
            {t('shell.services')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted">{t('cart.emptyText')}</p>
    </EmptyState>
  )
}
