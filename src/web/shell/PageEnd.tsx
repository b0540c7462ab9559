import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { loadMessages } from '#text/load.ts'
import { useLocale, useText } from '#text/react.tsx'
import { documentLocale } from '#web/document-locale.ts'
import { WithWords } from '#web/later.tsx'
import { addressOf, links } from '#web/links.ts'
import { lazyCode } from '#web/parts.ts'

type Given = { error: unknown }

/** What is shown instead of a page that could not be made. Its screens are a file of their own: few need them. */
export function PageEnd(given: Given) {
  // Decided once: on the server they are there at once, in the browser the HTML stands until they are.
  const [Screen] = useState(() => screens.loaded())
  return <Suspense>{Screen ? <Screen {...given} /> : <Later {...given} />}</Suspense>
}

const screens = lazyCode<ComponentType<Given>>(async () => (await import('#web/shell/end/ErrorEnd.tsx')).ErrorEnd)

const Later = lazy(async () => {
  const words = loadMessages(documentLocale(), ['ends'])
  const [Screen] = await Promise.all([screens.load(), words]).catch(() => [Plain])
  return { default: (given: Given) => <WithWords part={Screen} props={given} /> }
})

/** When not even they can be had: the network is lost, or the site was built anew. Both ways on load a new document. */
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
