import { lazyIsland } from '#web/lib/lazy-island.tsx'

/** The search form of a page; its HTML works before hydration. */
export const { LazyIsland: LazySearchForm, load: loadSearchForm } = lazyIsland(
  async () => (await import('#web/features/hotels/search/StaySearchForm.tsx')).StaySearchForm,
)
