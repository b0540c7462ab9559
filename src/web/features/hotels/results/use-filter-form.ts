import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { FacetsAnswer } from '#domains/products/stays/search/answers.ts'
import { shownFacets, type LongFilter, type ShownFacets } from '#web/features/hotels/results/choices.ts'
import { summaryId } from '#web/features/hotels/results/FilterGroup.tsx'
import { type RequestedFilters, readFilters } from '#web/lib/search/stay-filters.ts'
import { hotelDay, siteTimeZone } from '#domains/shared/dates.ts'
import { browserClient } from '#web/lib/client.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { readStaySearch } from '#web/lib/search/stay-search.ts'

/** The filters that a page has, from its URL. */
export type PageFilters = {
  filters: RequestedFilters
  facets: ShownFacets
  open: readonly LongFilter[]
  total: number
  /** Minutes on foot that count as near the place; null if all hotels count. */
  near: number | null
}

/**
 * What the filters of a page do with scripts: a selection beside the list is applied immediately, another one is counted,
 * and more options are loaded when a filter is opened. `hotels` is null while the count is unknown.
 */
export function useFilterForm({ filters, facets, open, total, near }: PageFilters) {
  const navigate = useNavigate()
  const panel = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const applied = useRef(filters)
  /** The options of filters that were opened here, and the number of hotels that the selection leaves. */
  const [loaded, setLoaded] = useState<{ filters: RequestedFilters; all: FacetsAnswer; open: readonly LongFilter[] }>()
  const [counted, setCounted] = useState<{ filters: RequestedFilters; hotels: number | null }>()
  const now =
    loaded?.filters === filters
      ? { ...loaded, facets: shownFacets(loaded.all, { filters, open: loaded.open, total, near }) }
      : { facets, open }
  const hotels = counted?.filters === filters ? counted.hotels : total

  // After Back or a removed chip, resets the controls to the filters in the URL. What was selected before hydration stays.
  useEffect(() => {
    if (applied.current !== filters) form.current?.reset()
    applied.current = filters
  }, [filters])

  const applyInPlace = (focus: string | undefined, replace = false) =>
    form.current &&
    navigate(addressOfForm(form.current, now.open), { replace, preventScrollReset: true, state: { focus } })
  const applyEarlier = useEffectEvent(() => {
    if (form.current && isBesideList() && isChosenBefore(form.current))
      void applyInPlace(document.activeElement?.id, true)
  })
  useEffect(() => applyEarlier(), [])

  const select = async ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const option = optionOf(target)
    if (option && isBesideList()) return void applyInPlace(option.id)
    const address = addressOfForm(currentTarget)
    if (!option) await new Promise((resolve) => setTimeout(resolve, typingPause))
    if (address !== addressOfForm(currentTarget)) return
    const hotels = await countHotels(new URL(address, location.href).searchParams)
    if (address === addressOfForm(currentTarget)) setCounted({ filters, hotels })
  }

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    panel.current?.removeAttribute('open')
    void navigate(addressOfForm(event.currentTarget))
  }

  /** Shows all options of a filter and moves the focus to what contains them; returns false if they cannot be loaded. */
  const openFilter = async (name: LongFilter) => {
    const all = await loadFacets(new URLSearchParams(location.search))
    if (!all) return false
    flushSync(() => setLoaded({ filters, all, open: [...now.open, name] }))
    document.getElementById(summaryId(name))?.focus()
    return true
  }

  return { panel, element: form, form: { facets: now.facets, open: now.open, hotels, select, apply, openFilter } }
}

/** Milliseconds without another key after which the hotels of a typed price are counted. */
const typingPause = 300

/** The number of hotels that a search finds; null if that is not known. */
async function countHotels(query: URLSearchParams): Promise<number | null> {
  const answer = await browserClient(documentLocale()).fetch_hotels(searchOf(query))
  return answer.ok ? (answer.meta?.total ?? null) : null
}

/** All options of the filters of a search; null if they are not known. */
async function loadFacets(query: URLSearchParams): Promise<FacetsAnswer | null> {
  const answer = await browserClient(documentLocale()).fetch_custom_filter_hotel(searchOf(query))
  return answer.ok ? answer.data.facets : null
}

function searchOf(query: URLSearchParams) {
  const { search } = readStaySearch(query, hotelDay(siteTimeZone, new Date()))
  return { ...search, ...readFilters(query), page: 1, per_page: 1 }
}

/** On wide screens the filters are next to the list and applied immediately. */
function isBesideList(): boolean {
  return matchMedia('(width >= 64rem)').matches
}

/** The option of a filter that an event changed; undefined if it changed a price. */
function optionOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? target : undefined
}

/**
 * The URL that a GET form leads to, without empty fields.
 * @param open filters whose options stay visible
 */
function addressOfForm(form: HTMLFormElement, open: readonly LongFilter[] = []): string {
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
function isChosenBefore(form: HTMLFormElement): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival && arrival.type !== 'navigate') return false
  return [...form.querySelectorAll('input')].some(({ checked, defaultChecked }) => checked !== defaultChecked)
}
