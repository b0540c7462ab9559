import { useCallback } from 'react'
import type { Suggestion } from '#web/features/hotels/search/destinations.ts'
import { useLocale } from '#i18n/react.tsx'
import { browserClient } from '#web/lib/client.ts'

/**
 * Returns a function that queries the API for places that match the typed text, and adds the `pairs` of cities whose
 * names contain it, below the best match.
 */
export function useSuggest(
  pairs: readonly Suggestion[] | undefined,
): (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]> {
  const locale = useLocale()
  return useCallback(
    async (typed, signal) => {
      const answer = await browserClient(locale).fetch_location_for_hotels({ q: typed }, { signal })
      const [best, ...others] = answer.ok ? answer.data : []
      const text = typed.trim().toLocaleLowerCase()
      const named = pairs?.filter(({ name }) => name.toLocaleLowerCase().includes(text)) ?? []
      return [...(best ? [best] : []), ...named, ...others]
    },
    [locale, pairs],
  )
}
