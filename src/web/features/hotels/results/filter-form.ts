import type { LongFilter } from '#web/features/hotels/results/choices.ts'

/** On wide screens the filters are next to the list and applied immediately. */
export function isBesideList(): boolean {
  return matchMedia('(width >= 64rem)').matches
}

/** The option of a filter that an event changed; undefined if it changed a price. */
export function optionOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? target : undefined
}

/**
 * The URL that a GET form leads to, without empty fields.
 * @param open filters whose options stay visible
 */
export function addressOfForm(form: HTMLFormElement, open: readonly LongFilter[] = []): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value)
  }
  if (open.length > 0) query.append('open', open.join(','))
  return `${new URL(form.action).pathname}?${query}`
}

/**
 * True if an option was selected before hydration. Ignores reloads and back navigations, where the browser itself
 * restores earlier selections.
 */
export function isChosenBefore(form: HTMLFormElement): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival && arrival.type !== 'navigate') return false
  return [...form.querySelectorAll('input')].some(({ checked, defaultChecked }) => checked !== defaultChecked)
}
