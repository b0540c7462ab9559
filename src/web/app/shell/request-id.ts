import { createContext, useContext } from 'react'

/** Set by the server for pages that failed; the document passes it on as `data-request`. */
export const RequestId = createContext<string | undefined>(undefined)

/** Reference for reports about a failed page; undefined when it failed inside the browser. */
export function useRequestId(): string | undefined {
  const failedRequest = useContext(RequestId)
  return failedRequest ?? (typeof document === 'undefined' ? undefined : document.documentElement.dataset['request'])
}
