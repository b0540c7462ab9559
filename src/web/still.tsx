import { useId, useState, type ComponentType, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { localeOfPath } from '#text/locale.ts'
import { documentLocale } from '#web/document-locale.ts'
import { openDialogOf } from '#web/kit/open-dialog.ts'
import { lazyCode } from '#web/parts.ts'

/**
 * What a loader gives to a part that keeps still: in a document a function, which renders on the server and
 * travels as nothing; inside the site the data itself.
 */
type StillData<Data> = Data | (() => Data) | undefined

/** @param request the request of the loader: the router asks for data alone at `….data` */
export function stillData<Data>(request: Request, data: Data): StillData<Data> {
  return new URL(request.url).pathname.endsWith('.data') ? data : () => data
}

/**
 * A part of a page that does nothing once it is rendered. The browser keeps the HTML of the document as it
 * came and needs neither the part's code nor its words nor its data; links in it still lead through the
 * router. Reached inside the site, the part is rendered like any other, so the route's `clientLoader`
 * must await `load` first.
 */
export function still<Data extends object>(load: () => Promise<ComponentType<Data>>) {
  const code = lazyCode(load)
  function Still({ data, className }: { data: StillData<Data>; className?: string }) {
    const Part = code.loaded()
    const given = typeof data === 'function' ? data() : data
    const id = useId()
    if (given === undefined) return <Kept key="kept" id={id} className={className} />
    return (
      <div key="made" id={id} className={className} {...(import.meta.env.SSR && keptMark)}>
        {Part && <Part {...given} />}
      </div>
    )
  }
  return { Still, load: code.load }
}

/** In development an edit refreshes the HTML of the elements with this mark (`dev/refresh-still.ts`). */
const keptMark = import.meta.env.DEV ? { 'data-still': '' } : undefined

/** The HTML that is there already. It is read once, so that it survives should React ever build the page anew. */
function Kept({ id, className }: { id: string; className: string | undefined }) {
  const navigate = useNavigate()
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    openDialogOf(event.target)
    const href = event.target.closest('a[href^="/"]:not([data-lightbox], [type])')?.getAttribute('href')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    // The other language is another document.
    const known = href && localeOfPath(href) === documentLocale()
    if (!href || !known || !plain || event.defaultPrevented) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    <div
      id={id}
      className={className}
      {...keptMark}
      onClick={press}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
