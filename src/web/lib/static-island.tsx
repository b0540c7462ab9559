import { useId, useState, type ComponentType, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { localeOfPath } from '#i18n/locale.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { openDialogOf } from '#web/ui/open-dialog.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'

/**
 * Loader data of a static island: in a document a function, which renders on the server and is serialised as undefined;
 * inside the site the data itself.
 */
type StaticIslandData<Data> = Data | (() => Data) | undefined

/** @param request the request of the loader: the router requests data without a document at `….data` */
export function staticIslandData<Data>(request: Request, data: Data): StaticIslandData<Data> {
  return new URL(request.url).pathname.endsWith('.data') ? data : () => data
}

/**
 * A part of a page without behaviour after rendering. The browser keeps the HTML of the document and needs neither the
 * part's code nor its messages nor its data; links in it still navigate through the router. After a navigation inside
 * the site the part is rendered like any other, so the route's `clientLoader` must await `load` first.
 */
export function staticIsland<Data extends object>(load: () => Promise<ComponentType<Data>>) {
  const code = lazyCode(load)
  function StaticIsland({ data, className }: { data: StaticIslandData<Data>; className?: string }) {
    const Part = code.loaded()
    const props = typeof data === 'function' ? data() : data
    const id = useId()
    if (props === undefined) return <StaticHtml key="existing" id={id} className={className} />
    return (
      <div key="rendered" id={id} className={className} {...(import.meta.env.SSR && refreshMark)}>
        {Part && <Part {...props} />}
      </div>
    )
  }
  return { StaticIsland, load: code.load }
}

/** In development an edit refreshes the HTML of these elements (`web/app/shell/refresh-static-islands.ts`). */
const refreshMark = import.meta.env.DEV ? { 'data-static-island': '' } : undefined

/** The existing HTML. It is read once, so that it survives if React recreates the page. */
function StaticHtml({ id, className }: { id: string; className: string | undefined }) {
  const navigate = useNavigate()
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    openDialogOf(event.target)
    const href = event.target.closest('a[href^="/"]:not([data-lightbox], [type])')?.getAttribute('href')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    // The other language is a separate document.
    const isOwn = href && localeOfPath(href) === documentLocale()
    if (!href || !isOwn || !plain || event.defaultPrevented) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    <div
      id={id}
      className={className}
      {...refreshMark}
      onClick={press}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
