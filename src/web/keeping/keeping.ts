import { loadMessages } from '#text/load.ts'
import { readSaved } from '#domains/stays/saved.ts'
import { documentLocale } from '#web/document-locale.ts'
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
  await say(saved ? 'savedNow' : 'removedNow', form.dataset.name ?? '')
}

/** By the device's own sharing where there is one, else into the clipboard. */
export async function share(button: HTMLElement): Promise<void> {
  const { href } = location
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    // Closing the sheet without a choice is no fault.
    await navigator.share({ title: document.title, url: href }).catch(() => undefined)
    return
  }
  await navigator.clipboard.writeText(href)
  const words = button.querySelector('[data-words]')
  await loadMessages(documentLocale(), ['common'])
  if (words) words.textContent = wordsIn(documentLocale()).t('common.copied')
}

/** For those who do not see the heart change. */
async function say(what: 'savedNow' | 'removedNow', hotel: string): Promise<void> {
  const locale = documentLocale()
  await loadMessages(locale, ['hotel'])
  let line = document.getElementById('kept')
  if (!line) {
    line = document.createElement('p')
    line.id = 'kept'
    line.className = 'sr-only'
    line.setAttribute('role', 'status')
    document.body.append(line)
  }
  line.textContent = wordsIn(locale).t(`hotel.${what}`, { hotel })
}
