import { createContext, useContext } from 'react'

/** Given by the server to pages that failed; the document carries it on as `data-request`. */
export const RequestId = createContext<string | undefined>(undefined)

/** What to quote when telling about a failed page; undefined when it failed inside the browser. */
export function useRequestId(): string | undefined {
  const given = useContext(RequestId)
  return given ?? (typeof document === 'undefined' ? undefined : document.documentElement.dataset['request'])
}
