import { isRouteErrorResponse } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'

/** What is shown instead of a page that could not be made. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useText()
  const locale = useLocale()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="content" className="page-width grid max-w-[40rem] content-center justify-items-start gap-4 py-24">
      <title>{missing ? t('shell.pageNotFound') : t('shell.serverError')}</title>
      <PageHeading>{missing ? t('shell.pageNotFound') : t('shell.somethingWrong')}</PageHeading>
      <p className="text-muted">{missing ? t('errors.not_found_text') : t('shell.somethingWrongText')}</p>
      <ButtonLink to={links.home(locale)}>{t('common.backToHome')}</ButtonLink>
    </main>
  )
}
