import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { addressOf, links } from '#links/site.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'

type Props = { error: unknown }

/** Shown in place of a page that failed. The error screens are a separate chunk, because few visitors need them. */
export function PageError(props: Props) {
  // Decided on the first render: the server has the screens loaded; the browser keeps the server's HTML until they are.
  const [Screen] = useState(() => screens.loaded())
  return <Suspense>{Screen ? <Screen {...props} /> : <LazyIsland {...props} />}</Suspense>
}

const screens = lazyCode<ComponentType<Props>>(
  async () => (await import('#web/app/shell/errors/ErrorPage.tsx')).ErrorPage,
)

const LazyIsland = lazy<ComponentType<Props>>(async () => ({ default: await screens.load().catch(() => Plain) }))

/**
 * Fallback when the screens cannot be loaded: the network is lost, or a new build was deployed. Both links load a new
 * document.
 */
function Plain() {
  const t = useText()
  return (
    <main id="content" className="page-width grid justify-items-start gap-4 py-12">
      <h1>{t('shell.somethingWrong')}</h1>
      <a href={links.home(useLocale())} className="button button-primary">
        {t('common.backToHome')}
      </a>
      <a href={addressOf(useLocation())} className="button button-secondary">
        {t('shell.tryAgain')}
      </a>
    </main>
  )
}
