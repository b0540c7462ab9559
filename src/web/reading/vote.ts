import { browserClient } from '#web/client.ts'
import { documentLocale } from '#web/document-locale.ts'

/**
 * Sends what was pressed in the form of an answer without leaving the page. Whatever cannot be sent this way goes
 * the way of any form.
 */
export async function sendVote(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
  const entry = new FormData(form).get('entry')
  const helpful = pressed instanceof HTMLButtonElement && pressed.value === 'yes'
  const sent = typeof entry === 'string' && (await browserClient(documentLocale()).vote_faq({ entry, helpful })).ok
  if (!sent) return form.requestSubmit(pressed)
  const thanks = document.createElement('p')
  thanks.className = form.className
  thanks.role = 'status'
  thanks.textContent = form.dataset.thanks ?? ''
  thanks.tabIndex = -1
  form.replaceWith(thanks)
  // What had the focus is gone.
  thanks.focus()
}
