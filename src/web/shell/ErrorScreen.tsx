import { isRouteErrorResponse, useLocation } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'
import { SiteFooter } from '#web/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/shell/SiteHeader.tsx'

/** What is shown instead of a page that could not be made. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useText()
  const locale = useLocale()
  const { pathname } = useLocation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <SiteHeader />
      <main id="content" className="page-width grid flex-1 items-center gap-8 py-12 lg:grid-cols-2">
        <title>{missing ? t('shell.pageNotFound') : t('shell.serverError')}</title>
        <div className="grid justify-items-start gap-4">
          <PageHeading>{missing ? t('shell.pageNotFound') : t('shell.somethingWrong')}</PageHeading>
          <p className="text-muted">
            {missing ? t('shell.pageNotFoundText', { path: `\u2066${pathname}\u2069` }) : t('shell.somethingWrongText')}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={links.home(locale)}>{t('common.backToHome')}</ButtonLink>
            <ButtonLink to={links.hotels(locale)} variant="secondary">
              {t('shell.hotels')}
            </ButtonLink>
          </div>
        </div>
        <Picture
          id={missing ? 'lost/404' : 'fault/500'}
          alt=""
          sizes="(min-width: 1024px) 560px, 100vw"
          className="rounded-card w-full"
        />
      </main>
      <SiteFooter />
    </>
  )
}
