import { later } from '#web/later.tsx'

/** The search form of a page; as plain HTML it works from the first byte. */
export const { Later: LaterSearchForm, load: loadSearchForm } = later(
  async () => (await import('#web/search/StaySearchForm.tsx')).StaySearchForm,
)
