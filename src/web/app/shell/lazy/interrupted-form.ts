import { useEffect } from 'react'
import type { Navigation } from 'react-router'

/**
 * A form of a page with scripts whose session has ended would be redirected to sign-in and lost. It is sent once more
 * by the browser itself, and the server responds with a page from which it can be sent after sign-in. The router is
 * asked and not a rendered state, which a busy browser can skip.
 */
export function useInterruptedForm(): void {
  useEffect(() => window.__reactRouterDataRouter?.subscribe(({ navigation }) => sendAgain(navigation)), [])
}

/** The form that was sent again: the state of the router is reported several times. */
let sent: FormData | undefined

function sendAgain({ state, location, formAction, formData }: Navigation): void {
  if (state !== 'loading' || !formAction || !formData || formData === sent || !signInPath.test(location.pathname))
    return
  // A form that succeeded can lead to sign-in, too, but to another page afterwards.
  const next = new URLSearchParams(location.search).get('next')
  const pathOf = (address: string) => new URL(address, document.baseURI).pathname
  if (next === null || pathOf(next) !== pathOf(formAction)) return
  sent = formData
  const form = document.createElement('form')
  form.method = 'post'
  form.action = formAction
  form.enctype = 'multipart/form-data'
  for (const [name, value] of formData) form.append(inputOf(name, value))
  document.body.append(form)
  form.submit()
}

const signInPath = /\/(?:auth\/signin|desk\/second-factor)$/

function inputOf(name: string, value: FormDataEntryValue): HTMLInputElement {
  const input = document.createElement('input')
  input.name = name
  if (typeof value === 'string') {
    input.type = 'hidden'
    input.value = value
    return input
  }
  input.type = 'file'
  input.hidden = true
  const chosen = new DataTransfer()
  if (value.name) chosen.items.add(value)
  input.files = chosen.files
  return input
}
