type Callback = () => void

declare global {
  interface Window {
    /** Calls back when React may hydrate the page. `hydrate.js` sets this and the following. */
    whenHydrating?: (callback: Callback) => unknown
    /** Makes the start calls unless they are made already, and returns their responses. */
    startCalls?: () => Promise<Response>[]
  }
}

/** Calls back when React may hydrate the page: immediately if the page is personal. */
export function whenHydrated(callback: Callback): void {
  if (window.whenHydrating) window.whenHydrating(callback)
  else callback()
}
