import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { addressOf, links } from '#links/site.ts'
import { useFilledPages, useSite } from '#web/lib/site.ts'
import { SiteFooter } from '#web/app/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/app/shell/SiteHeader.tsx'
import type { SiteError } from '#web/app/shell/errors/site-error.ts'

/**
 * Frame of the two error screens: what happened, and links to continue. The links load a new document, because the code
 * of the next page can be missing as well. `retry` links to the same URL; otherwise a link leads to `list`.
 */
export function MessageScreen({
  error,
  title,
  heading = title,
  picture,
  retry,
  list = 'hotels',
  children,
}: {
  error: SiteError
  title: string
  /** By default the title of the document. */
  heading?: string
  picture: string
  retry?: boolean
  list?: 'hotels' | 'packages' | 'services'
  children: ReactNode
}) {
  const { t, locale } = useLanguage()
  const location = useLocation()
  const filled = useFilledPages()
  const brand = useSite()?.settings.brand.name
  return (
    <>
      <SiteHeader />
      <main
        id="content"
        className="page-width grid flex-1 items-center gap-8 py-12 lg:grid-cols-2"
        data-error={error.message}
        data-status={error.status}
        data-fatal={error.fatal}
        data-unhandled={error.unhandled}
      >
        <title>{brand ? `${title} | ${brand}` : title}</title>
        <div className="grid justify-items-start gap-4">
          <PageHeading>{heading}</PageHeading>
          {children}
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={links.home(locale)} reloadDocument>
              {t('common.backToHome')}
            </ButtonLink>
            {retry ? (
              <ButtonLink to={addressOf(location)} reloadDocument variant="secondary">
                {t('shell.tryAgain')}
              </ButtonLink>
            ) : (
              filled(list) && (
                <ButtonLink to={links[list](locale)} reloadDocument variant="secondary">
                  {t(`shell.${list}`)}
                </ButtonLink>
              )
            )}
          </div>
        </div>
        <Picture id={picture} alt="" sizes="(min-width: 1024px) 560px, 100vw" className="rounded-card w-full" />
      </main>
      <SiteFooter />
    </>
  )
}
