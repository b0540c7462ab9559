import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** A hotel and a bank answer in their own time; whoever waits on the page sees it without asking. */
const lookAgainMs = 5_000

/** Reads the booking anew every few seconds while an answer is awaited and somebody looks. */
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
