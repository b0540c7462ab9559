import { useLocale, useText } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { MessageScreen } from '#web/app/shell/errors/MessageScreen.tsx'
import { missingProduct } from '#web/app/shell/errors/missing-product.ts'
import type { SiteError } from '#web/app/shell/errors/site-error.ts'

/** Screen for a URL without a page. That of a product leads to the others of its kind and searches for its name. */
export function NotFoundScreen({ error, path }: { error: SiteError; path: string }) {
  const t = useText()
  const locale = useLocale()
  const product = missingProduct(path)
  const shown = { path: `\u2066${path}\u2069` }
  return (
    <MessageScreen
      error={error}
      title={t('errorpages.pageNotFound')}
      picture="lost/404"
      {...(product && { list: product.list })}
    >
      <p className="text-muted">
        {product
          ? t('errorpages.productNotFoundText', { list: product.list, ...shown })
          : t('errorpages.pageNotFoundText', shown)}
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
