import { browserClient } from '#web/lib/client.ts'
import { documentLocale } from '#web/lib/document-locale.ts'

/** Submits the vote of an answer's form without leaving the page. If that fails, the form is submitted normally. */
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
  // The focused element was removed.
  thanks.focus()
}
