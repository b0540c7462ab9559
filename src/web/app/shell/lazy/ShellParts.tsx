import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast, type ToastMessage } from '#web/ui/feedback/toast.ts'
import { useFailedImages } from '#web/app/shell/lazy/failed-images.ts'
import { useInterruptedForm } from '#web/app/shell/lazy/interrupted-form.ts'
import { useNewerBuild } from '#web/app/shell/lazy/newer-build.ts'
import { usePreloadedRoutes } from '#web/app/shell/lazy/preload-routes.ts'
import { ToastList } from '#web/app/shell/lazy/ToastList.tsx'
import { useLocation } from 'react-router'
import { readCartCount } from '#domains/cart/cart-count.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { readCurrency } from '#domains/accounts/profile/own-currency.ts'
import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { outcomeOf } from '#web/lib/client.ts'
import { share } from '#web/lib/shared-state.ts'
import { createPortal } from 'react-dom'
import { Button } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { notices, type QuestionNotice } from '#web/ui/feedback/notice.ts'

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

/**
 * Shows the number of lines in this browser's cart at the links to the cart: in an attribute that CSS displays, and in
 * their accessible name. Cached pages contain no count.
 */
function useCartCount(): void {
  const t = useText()
  const { key } = useLocation()
  useEffect(() => {
    const show = () => {
      const count = readCartCount(document.cookie)
      for (const link of document.querySelectorAll<HTMLElement>('[data-cart]')) {
        const text = count > 0 ? String(count) : ''
        if (link.dataset.cart === text) continue
        link.dataset.cart = text
        link.setAttribute('aria-label', count > 0 ? `${t('shell.cart')}: ${count}` : t('shell.cart'))
      }
    }
    show()
    // Another tab can have changed the cart meanwhile.
    const listeners = new AbortController()
    for (const event of ['pageshow', 'focus']) addEventListener(event, show, { signal: listeners.signal })
    return () => listeners.abort()
  }, [key, t])
}

/** Shows a toast while the network is lost, and another when it is back. */
function useConnection(): void {
  const t = useText()
  useEffect(() => {
    let reported: number | undefined
    const lost = () => {
      reported ??= toast.add({ severity: 'warn', summary: t('shell.offline'), life: Infinity })
    }
    const back = () => {
      if (reported === undefined) return
      toast.close(reported)
      reported = undefined
      toast.add({ severity: 'success', summary: t('shell.online') })
    }
    if (!navigator.onLine) lost()
    const listeners = new AbortController()
    addEventListener('offline', lost, { signal: listeners.signal })
    addEventListener('online', back, { signal: listeners.signal })
    return () => {
      listeners.abort()
      if (reported !== undefined) toast.close(reported)
    }
  }, [t])
}

/** Shows prices also in the currency chosen in this browser, from the first page on and whenever the choice changes. */
function useOwnCurrency(): void {
  const locale = useLocale()
  const { key } = useLocation()
  const lastShown = useRef('')
  useEffect(() => {
    const currency = readCurrency(document.cookie)
    const now = currency ? `${currency} ${locale}` : ''
    if (now === lastShown.current) return
    lastShown.current = now
    void import('#web/features/hotels/saved/equivalents.ts').then(
      ({ showEquivalents }) => showEquivalents(),
      () => undefined,
    )
  }, [key, locale])
}

declare global {
  interface Window {
    /** Makes the start calls unless they are made already, and returns their responses; `hydrate.js` sets it. */
    startCalls: () => [serviceTypes: Promise<Response>, status: Promise<Response>]
  }
}

/** Shares the data of the two initial API calls. A failed call changes nothing. */
async function requestSharedState(): Promise<void> {
  const [serviceTypes, status] = window.startCalls()
  const [types, settings] = await Promise.all([
    outcomeOf<ServiceTypeAnswer[]>(copyOf(serviceTypes)),
    outcomeOf<WebStatus>(copyOf(status)),
  ])
  share({ ...(types.ok && { serviceType: types.data }), ...(settings.ok && { settings: settings.data }) })
}

/** A response can be read only once, so the document's own is cloned for every reader. */
async function copyOf(response: Promise<Response>): Promise<Response> {
  return (await response).clone()
}

/** Fills the single dialog that the document contains empty; further notices are queued. */
function NoticeDialog({ dialog }: { dialog: HTMLDialogElement }): ReactNode {
  const t = useText()
  const [queue, setQueue] = useState<QuestionNotice[]>([])
  const notice = queue[0]
  useEffect(() => notices.open((notice) => setQueue((before) => [...before, notice])), [])
  useEffect(() => {
    if (!notice) return
    const closed = () => {
      notice.answer(dialog.returnValue === 'yes')
      setQueue((before) => before.slice(1))
    }
    dialog.returnValue = ''
    dialog.addEventListener('close', closed, { once: true })
    dialog.showModal()
    return () => dialog.removeEventListener('close', closed)
  }, [notice, dialog])
  if (!notice) return null
  return createPortal(
    <form method="dialog" className="grid justify-items-start gap-3">
      <Icon name={notice.icon} className="size-10 text-brass-text" />
      <h2 id="notice-title" className="text-title">
        {notice.title}
      </h2>
      <p id="notice-message" className="text-muted">
        {notice.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" value="yes">
          {notice.yes ?? (notice.question ? t('common.yes') : t('common.close'))}
        </Button>
        {notice.question && (
          <Button type="submit" value="no" variant="secondary">
            {notice.no ?? t('common.no')}
          </Button>
        )}
      </div>
    </form>,
    dialog,
  )
}
