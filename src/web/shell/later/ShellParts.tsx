import { useEffect, type ReactNode } from 'react'
import { useLocale } from '#text/react.tsx'
import { toast, type ToastMessage } from '#web/kit/toast.ts'
import { askSharedState } from '#web/shell/later/ask-shared-state.ts'
import { useConnection } from '#web/shell/later/connection.ts'
import { useFailedImages } from '#web/shell/later/failed-images.ts'
import { useNewerBuild } from '#web/shell/later/newer-build.ts'
import { NoticeDialog } from '#web/shell/later/NoticeDialog.tsx'
import { useOwnCurrency } from '#web/shell/later/own-currency.ts'
import { usePreloadedRoutes } from '#web/shell/later/preload-routes.ts'
import { ToastList } from '#web/shell/later/ToastList.tsx'

/** What the frame does beside showing pages. It comes after the first paint, as a file of its own. */
export default function ShellParts(): ReactNode {
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    askSharedState(locale, left.signal).catch(() => undefined)
    return () => left.abort()
  }, [locale])
  useToastEvents()
  useConnection()
  useFailedImages()
  useNewerBuild()
  usePreloadedRoutes()
  useOwnCurrency()
  const area = document.getElementById('toasts')
  const dialog = document.getElementById('notice')
  return (
    <>
      {area && <ToastList area={area} />}
      {dialog instanceof HTMLDialogElement && <NoticeDialog dialog={dialog} />}
    </>
  )
}

/** Scripts that are no modules of this site say what they have to say by an event; that it is held back tells them it was heard. */
function useToastEvents(): void {
  useEffect(() => {
    const told = (event: Event) => {
      event.preventDefault()
      toast.add((event as CustomEvent<ToastMessage>).detail)
    }
    addEventListener('site:toast', told)
    return () => removeEventListener('site:toast', told)
  }, [])
}
