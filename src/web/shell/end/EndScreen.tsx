import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { addressOf, links } from '#web/links.ts'
import { SiteFooter } from '#web/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/shell/SiteHeader.tsx'
import type { SiteError } from '#web/shell/end/site-error.ts'

/**
 * The frame of the two screens that stand in for a page: what happened, and ways on. These load a new document, because the
 * code of the next page may be gone as well. `retry` offers the same address again.
 */
export function EndScreen({
  error,
  title,
  heading,
  picture,
  retry,
  children,
}: {
  error: SiteError
  title: string
  heading: string
  picture: string
  retry?: boolean
  children: ReactNode
}) {
  const t = useText()
  const locale = useLocale()
  const location = useLocation()
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
        <title>{title}</title>
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
              <ButtonLink to={links.hotels(locale)} reloadDocument variant="secondary">
                {t('shell.hotels')}
              </ButtonLink>
            )}
          </div>
        </div>
        <Picture id={picture} alt="" sizes="(min-width: 1024px) 560px, 100vw" className="rounded-card w-full" />
      </main>
      <SiteFooter />
    </>
  )
}
