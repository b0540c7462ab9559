import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { toast, type Severity } from '#web/kit/toast.ts'

/**
 * Reports by a short message what a form has done before it led to this page. Once for an entry of the history: a page that is
 * loaded again, or returned to, reports nothing.
 * @param summary undefined when there is nothing to report
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
