import { useCallback, useEffect, useState } from 'react'

/** `group` is a heading above the first option of a group; options are sorted by it. */
export type ComboOption = { value: string; label: string; note?: string; group?: string }

type Found = { state: 'loading' | 'ready' | 'failed'; options: readonly ComboOption[] }

const waitMs = 150

/** The options for the typed text, loaded after a pause in typing; the previous options are shown until then. */
export function useOptions(
  requested: boolean,
  typed: string,
  find: (typed: string, signal: AbortSignal) => Promise<readonly ComboOption[]>,
): Found & { again: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading', options: [] })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!requested) return
    const stop = new AbortController()
    const timer = setTimeout(
      () => {
        setFound(({ options }) => ({ state: 'loading', options }))
        find(typed, stop.signal).then(
          (options) => stop.signal.aborted || setFound({ state: 'ready', options }),
          () => stop.signal.aborted || setFound({ state: 'failed', options: [] }),
        )
      },
      typed ? waitMs : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [requested, typed, find, tries])
  return { ...found, again: useCallback(() => setTries((count) => count + 1), []) }
}
