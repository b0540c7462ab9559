import type { NavigateFunction } from 'react-router'
import { showSaved } from '#web/features/hotels/saved/saved-hotels.ts'
import { rememberSearch } from '#web/features/hotels/search/recent-searches.ts'

/* Behaviour of the results page that is loaded on first interaction. */

export { save } from '#web/features/hotels/saved/saved-hotels.ts'

/** Marks the saved hotels in the list, and adds the search to the recent searches if it is `memorable`. */
export function arrived(page: {
  memorable: boolean
  path: string
  summary: { short: string }
  form: { search: { check_in: string } }
}): void {
  showSaved()
  if (!page.memorable) return
  rememberSearch({ path: page.path, label: page.summary.short, checkIn: page.form.search.check_in })
}

/** Applies a filter next to the list immediately and keeps the focus; a narrow screen only counts its hotels. */
export async function applyFilter(target: EventTarget, navigate: NavigateFunction): Promise<void> {
  const choice = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? target : undefined
  const address = addressOf(choice)
  if (address) await navigate(address, { preventScrollReset: true, state: { focus: choice?.id } })
  else if (target instanceof HTMLInputElement && target.form) await showCount(target.form, choice)
}

/**
 * Shows how many hotels the selected filters leave on the button that applies them, and no number while it is not known:
 * a price may still be typed.
 */
async function showCount(form: HTMLFormElement, choice: HTMLInputElement | undefined): Promise<void> {
  const shown = form.querySelector('.filters-count')
  if (!shown) return
  shown.textContent = ''
  if (!choice) return
  const selected = addressOfForm(form)
  const count = await import('#web/features/hotels/results/count-hotels.ts')
    .then(({ countHotels }) => countHotels(new URL(selected, location.href).searchParams))
    .catch(() => null)
  if (count !== null && selected === addressOfForm(form)) shown.textContent = `(${count})`
}

/** Expands the filters when a link to them is followed on a narrow screen. */
export function openFilters(target: EventTarget): void {
  if (!(target instanceof Element && target.closest('a[href="#filters"]'))) return
  const filters = document.querySelector<HTMLDetailsElement>('#filters')
  if (!filters) return
  filters.open = true
  filters.querySelector('summary')?.focus()
}

/**
 * Applies a filter that was selected before hydration. Replaces the history entry, and keeps the scroll position and
 * the focus.
 */
export async function applyPendingFilter(navigate: NavigateFunction): Promise<void> {
  const choice = chosenBefore()
  const address = addressOf(choice)
  const focus = document.activeElement?.id
  if (address) await navigate(address, { replace: true, preventScrollReset: true, state: focus ? { focus } : null })
}

/**
 * A filter that was selected next to the list before hydration. Ignores reloads and back navigations, where the browser
 * itself restores earlier selections.
 */
function chosenBefore(): HTMLInputElement | undefined {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival && arrival.type !== 'navigate') return undefined
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form[data-instant] input')]
  return inputs.find(({ type, checked, defaultChecked }) => checked !== defaultChecked && (type !== 'radio' || checked))
}

/**
 * URL that applies a selection; null on narrow screens, where filters are selected first and then applied with the
 * button.
 */
function addressOf(choice: HTMLInputElement | undefined): string | null {
  const form = choice?.form
  if (form?.dataset.instant === undefined || !matchMedia('(width >= 64rem)').matches) return null
  return addressOfForm(form)
}

/** The URL that a GET form leads to, without empty fields. */
function addressOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value)
  }
  return `${new URL(form.action).pathname}?${query}`
}
