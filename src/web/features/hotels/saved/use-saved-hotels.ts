import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readSaved } from '#domains/products/stays/saved/saved.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { copy } from '#web/ui/actions/copy.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { translatorOf } from '#web/lib/messages.ts'

/**
 * For pages with a `SaveButton` or a share button: shows which hotels are saved, saves without a reload, and shares the
 * URL. Listens on the document, because a list has many of these buttons.
 */
export function useSaved(): void {
  const { key } = useLocation()
  useEffect(showSaved, [key])
  useEffect(() => {
    const listeners = new AbortController()
    document.addEventListener('submit', submit, { capture: true, signal: listeners.signal })
    document.addEventListener('click', press, { capture: true, signal: listeners.signal })
    return () => listeners.abort()
  }, [])
}

function submit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.save === undefined) return
  event.preventDefault()
  void save(form)
}

function press(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-share]')
  if (button) void share(button)
}

/** Marks every save button of the page as saved or not saved. */
export function showSaved(): void {
  const ids = readSaved(document.cookie)
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-save]')) {
    form.toggleAttribute('data-saved', ids.includes(Number(form.dataset.save)))
  }
}

/**
 * Submits a save button's form in the background. If that fails, the form is submitted normally, so that the server can
 * show the reason.
 */
async function save(form: HTMLFormElement): Promise<void> {
  const intent = form.elements.namedItem('intent')
  if (intent instanceof HTMLInputElement) intent.value = form.hasAttribute('data-saved') ? 'remove' : 'save'
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const before = document.cookie
  const sent = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  if (!sent || (sent.type !== 'opaqueredirect' && !sent.ok)) return form.submit()
  // An unchanged cookie means that cookies are disabled and nothing was saved.
  if (document.cookie === before) return form.submit()
  showSaved()
  const saved = form.hasAttribute('data-saved')
  const { t } = translatorOf(documentLocale())
  const hotel = form.dataset.name ?? ''
  toast.add(
    saved
      ? { severity: 'success', summary: t('hotel.savedNow', { hotel }) }
      : { severity: 'info', summary: t('hotel.removedNow', { hotel }) },
  )
}

/** Opens the device's share dialog if there is one, otherwise copies the URL to the clipboard. */
async function share(button: HTMLElement): Promise<void> {
  const { href } = location
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    // Closing the share dialog is not an error.
    await navigator.share({ title: document.title, url: href }).catch(() => undefined)
    return
  }
  const { t } = translatorOf(documentLocale())
  const label = button.querySelector('[data-words]')
  if ((await copy(href, t)) && label) label.textContent = t('common.copied')
}
