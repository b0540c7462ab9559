import { useEffect, type ReactNode } from 'react'
import { toast, type ToastMessage } from '#web/ui/feedback/toast.ts'
import { requestSharedState } from '#web/app/shell/lazy/request-shared-state.ts'
import { useCartCount } from '#web/app/shell/lazy/cart-count.ts'
import { useConnection } from '#web/app/shell/lazy/connection.ts'
import { useFailedImages } from '#web/app/shell/lazy/failed-images.ts'
import { useInterruptedForm } from '#web/app/shell/lazy/interrupted-form.ts'
import { useNewerBuild } from '#web/app/shell/lazy/newer-build.ts'
import { NoticeDialog } from '#web/app/shell/lazy/NoticeDialog.tsx'
import { useOwnCurrency } from '#web/app/shell/lazy/display-currency.ts'
import { usePreloadedRoutes } from '#web/app/shell/lazy/preload-routes.ts'
import { ToastList } from '#web/app/shell/lazy/ToastList.tsx'

/** Behaviour of the frame around pages, loaded after the first paint as a separate chunk. */
export default function ShellParts(): ReactNode {
  useEffect(() => void requestSharedState(), [])
  useToastEvents()
  useConnection()
  useFailedImages()
  useInterruptedForm()
  useNewerBuild()
  usePreloadedRoutes()
  useOwnCurrency()
  useCartCount()
  const area = document.getElementById('toasts')
  const dialog = document.getElementById('notice')
  return (
    <>
      {area && <ToastList area={area} />}
      {dialog instanceof HTMLDialogElement && <NoticeDialog dialog={dialog} />}
    </>
  )
}

/**
 * Scripts outside the module graph of the site show toasts through an event; `preventDefault` confirms that it was
 * handled.
 */
function useToastEvents(): void {
  useEffect(() => {
    const reported = (event: Event) => {
      event.preventDefault()
      toast.add((event as CustomEvent<ToastMessage>).detail)
    }
    addEventListener('site:toast', reported)
    return () => removeEventListener('site:toast', reported)
  }, [])
}
