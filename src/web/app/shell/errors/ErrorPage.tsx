import { useLocation } from 'react-router'
import { useLanguage, useText } from '#i18n/react.tsx'
import { links, addressOf } from '#links/site.ts'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { missingProduct } from '#web/app/shell/errors/missing-product.ts'
import { siteErrorOf, type SiteError } from '#web/app/shell/errors/site-error.ts'
import { useRequestId } from '#web/app/shell/request-id.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { useFilledPages, useSite } from '#web/lib/site.ts'
import { SiteFooter } from '#web/app/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/app/shell/SiteHeader.tsx'

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const siteError = siteErrorOf(error, pathname)
  return siteError.status === 404 ? (
    <NotFoundScreen error={siteError} path={pathname} />
  ) : (
    <ErrorScreen error={siteError} />
  )
}

/** Screen for a URL without a page. That of a product leads to the others of its kind and searches for its name. */
function NotFoundScreen({ error, path }: { error: SiteError; path: string }) {
  const { t, locale } = useLanguage()
  const product = missingProduct(path)
  const values = { path: `\u2066${path}\u2069` }
  return (
    <MessageScreen
      error={error}
      title={t('errorpages.pageNotFound')}
      picture="lost/404"
      {...(product && { list: product.list })}
    >
      <p className="text-muted">
        {product
          ? t('errorpages.productNotFoundText', { list: product.list, ...values })
          : t('errorpages.pageNotFoundText', values)}
      </p>
      <WordSearch
        label={t('shell.searchSite')}
        submit={t('errorpages.searchNow')}
        action={links.search(locale)}
        value={product?.words ?? ''}
      />
    </MessageScreen>
  )
}

const screens = [
  { status: 413, title: 'errorpages.tooLarge', text: 'errorpages.tooLargeText', retry: false },
  { status: 429, title: 'errorpages.tooMany', text: 'errorpages.tooManyText', retry: false },
  // The database does not respond, or too many requests are in progress: nothing of ours has failed.
  { status: 503, title: 'errorpages.unavailable', text: 'errorpages.unavailableText', retry: true },
] as const

/**
 * Screen for a page that could not be rendered, or a form that could not be processed. The reference is the request id
 * from the log.
 */
function ErrorScreen({ error }: { error: SiteError }) {
  const t = useText()
  const reference = useRequestId()
  const screen = screens.find(({ status }) => status === error.status)
  if (screen) {
    return (
      <MessageScreen error={error} title={t(screen.title)} picture="fault/500" retry={screen.retry}>
        <p className="text-muted">{t(screen.text)}</p>
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      error={error}
      title={t('errorpages.serverError')}
      heading={t('shell.somethingWrong')}
      picture="fault/500"
      retry
    >
      <p className="font-medium">
        {t('errorpages.serverError')} <bdi className="text-muted">({error.status})</bdi>
      </p>
      <p className="text-muted">{t('errorpages.somethingWrongText')}</p>
      {reference && (
        <p className="text-small text-muted">
          {t('errorpages.errorReference', { reference: `\u2066${reference}\u2069` })}
        </p>
      )}
    </MessageScreen>
  )
}

/**
 * Frame of the two error screens: what happened, and links to continue. The links load a new document, because the code
 * of the next page can be missing as well. `retry` links to the same URL; otherwise a link leads to `list`.
 */
function MessageScreen({
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
