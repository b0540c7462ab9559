import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Hotels and banks respond after an unknown delay, so the page polls. */
const lookAgainMs = 5_000

/** Reloads the booking every few seconds while an answer is pending and the page is visible. */
export function useAnswerAwaited(awaited: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!awaited || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, lookAgainMs)
    return () => clearTimeout(timer)
  }, [awaited, revalidate, state])
}
