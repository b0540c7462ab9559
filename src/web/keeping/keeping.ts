import { loadMessages } from '#text/load.ts'
import { readSaved } from '#domains/stays/saved.ts'
import { documentLocale } from '#web/document-locale.ts'
import { copy } from '#web/kit/copy.ts'
import { toast } from '#web/kit/toast.ts'
import { wordsIn } from '#web/words.ts'

/** Writes into every save button of the page whether its hotel is saved; the next press does the other thing. */
export function showSaved(root: ParentNode = document): void {
  const ids = readSaved(document.cookie)
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-save]')) {
    const saved = ids.includes(Number(form.dataset.save))
    form.toggleAttribute('data-saved', saved)
    const intent = form.elements.namedItem('intent')
    if (intent instanceof HTMLInputElement) intent.value = saved ? 'remove' : 'save'
  }
}

/** Sends a save button's form in the background. Where that fails the form goes the plain way, which can say why. */
export async function keep(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const before = document.cookie
  const sent = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  if (!sent || (sent.type !== 'opaqueredirect' && !sent.ok)) return form.submit()
  // Without cookies nothing was kept.
  if (document.cookie === before) return form.submit()
  showSaved()
  const saved = form.hasAttribute('data-saved')
  const locale = documentLocale()
  await loadMessages(locale, ['hotel'])
  const { t } = wordsIn(locale)
  const hotel = form.dataset.name ?? ''
  toast.add(
    saved
      ? { severity: 'success', summary: t('hotel.savedNow', { hotel }) }
      : { severity: 'info', summary: t('hotel.removedNow', { hotel }) },
  )
}

/** By the device's own sharing where there is one, else into the clipboard. */
export async function share(button: HTMLElement): Promise<void> {
  const { href } = location
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    // Closing the sheet without a choice is no fault.
    await navigator.share({ title: document.title, url: href }).catch(() => undefined)
    return
  }
  const { t } = wordsIn(documentLocale())
  const words = button.querySelector('[data-words]')
  if ((await copy(href, t)) && words) words.textContent = t('common.copied')
}
