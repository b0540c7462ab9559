import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { titleOf } from '#web/title.ts'
import type { PageHandle } from '#web/words.ts'
import type { Route } from './+types/cart.ts'

export const handle: PageHandle = { words: ['content'] }
export const meta: Route.MetaFunction = (args) => titleOf(args, 'shell.cart')

export default function Cart() {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="page-width grid gap-6 py-10">
      <PageHeading>{t('shell.cart')}</PageHeading>
      <EmptyState
        picture="empty/cart"
        title={t('content.cartEmpty')}
        actions={
          <>
            <ButtonLink to={links.home(locale)}>{t('content.findStay')}</ButtonLink>
            <ButtonLink to={links.services(locale)} variant="secondary">
              {t('shell.services')}
            </ButtonLink>
          </>
        }
      >
        <p className="text-muted">{t('content.cartEmptyText')}</p>
      </EmptyState>
    </div>
  )
}
