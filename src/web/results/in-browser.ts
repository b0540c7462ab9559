import type { NavigateFunction } from 'react-router'

/*
 * What the page of results does once somebody does something: no first view needs it.
 */

export { rememberSearch } from '#web/recent-searches.ts'

/** A filter that is chosen beside the list is applied at once, and keeps the focus. */
export async function applyFilter(target: EventTarget, navigate: NavigateFunction): Promise<void> {
  const choice = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? target : undefined
  const form = choice?.form
  // Where the list is out of sight, people choose first and press the button then.
  if (form?.dataset.instant === undefined || !matchMedia('(width >= 64rem)').matches) return
  await navigate(addressOfForm(form), { preventScrollReset: true, state: { focus: choice?.id } })
}

/** The address that a form of method GET leads to, without the fields left empty. */
function addressOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value)
  }
  return `${new URL(form.action).pathname}?${query}`
}
