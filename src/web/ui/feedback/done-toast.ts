import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { toast, type Severity } from '#web/ui/feedback/toast.ts'

/**
 * Shows a toast with the result of a form that redirected to this page. Once per history entry: a page that is reloaded
 * or revisited shows nothing.
 * @param summary undefined if there is no result to show
 */
export function useDoneToast(summary: string | undefined, severity: Severity = 'success'): void {
  const { key } = useLocation()
  useEffect(() => {
    const entry = history.state as { reported?: boolean } | null
    if (!summary || entry?.reported) return
    history.replaceState({ ...entry, reported: true }, '')
    toast.add({ severity, summary })
  }, [key, summary, severity])
}
