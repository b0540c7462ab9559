import type { NavigateFunction } from 'react-router'
import { showSaved } from '#web/keeping/keeping.ts'
import { rememberSearch } from '#web/recent-searches.ts'

/*
 * What the page of results does once somebody does something: no first view needs it.
 */

export { keep } from '#web/keeping/keeping.ts'

/** Marks what is saved of the list that is shown, and remembers the search where it is worth finding again. */
export function arrived(page: {
  memorable: boolean
  path: string
  words: { short: string }
  form: { search: { check_in: string } }
}): void {
  showSaved()
  if (!page.memorable) return
  rememberSearch({ path: page.path, label: page.words.short, checkIn: page.form.search.check_in })
}

/** A filter that is chosen beside the list is applied at once, and keeps the focus. */
export async function applyFilter(target: EventTarget, navigate: NavigateFunction): Promise<void> {
  const choice = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? target : undefined
  const address = addressOf(choice)
  if (address) await navigate(address, { preventScrollReset: true, state: { focus: choice?.id } })
}

/** Who goes to the filters of a narrow screen finds them open. */
export function openFilters(target: EventTarget): void {
  if (!(target instanceof Element && target.closest('a[href="#filters"]'))) return
  const filters = document.querySelector<HTMLDetailsElement>('#filters')
  if (!filters) return
  filters.open = true
  filters.querySelector('summary')?.focus()
}

/** One that was chosen before anything could hear it is applied in place of the page as it stands, whose reader stays where they are. */
export async function applyLate(choice: HTMLInputElement, navigate: NavigateFunction): Promise<void> {
  const address = addressOf(choice)
  const focus = document.activeElement?.id
  if (address) await navigate(address, { replace: true, preventScrollReset: true, state: focus ? { focus } : null })
}

/** Where a choice leads; nowhere where the list is out of sight: there people choose first and press the button then. */
function addressOf(choice: HTMLInputElement | undefined): string | null {
  const form = choice?.form
  if (form?.dataset.instant === undefined || !matchMedia('(width >= 64rem)').matches) return null
  return addressOfForm(form)
}

/** The address that a form of method GET leads to, without the fields left empty. */
function addressOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value)
  }
  return `${new URL(form.action).pathname}?${query}`
}
