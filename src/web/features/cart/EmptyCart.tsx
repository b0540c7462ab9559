import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { useFilledPages } from '#web/lib/site.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** What stands in place of a cart without lines: the ways to fill it, of what the provider sells. */
export function EmptyCart() {
  const { t, locale } = useLanguage()
  const filled = useFilledPages()
  return (
    <EmptyState
      picture="empty/cart"
      title={t('cart.empty')}
      actions={
        <>
          {filled('hotels') && <ButtonLink to={links.home(locale)}>{t('cart.findStay')}</ButtonLink>}
          {(['packages', 'services'] as const).map(
            (products) =>
              filled(products) && (
                <ButtonLink key={products} to={links[products](locale)} variant="secondary">
                  {t(`shell.${products}`)}
                </ButtonLink>
              ),
          )}
        </>
      }
    >
      <p className="text-muted">{t('cart.emptyText')}</p>
    </EmptyState>
  )
}
