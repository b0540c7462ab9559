type Callback = () => void

declare global {
  interface Window {
    /** Calls back at the first interaction, or immediately if there was one. `hydrate.js` sets this and the following. */
    whenInteracted?: (callback: Callback) => unknown
    /** Calls back when React may hydrate the page. */
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

/** Resolves at the first interaction with the page, or immediately if there was one. */
export async function firstInteraction(): Promise<void> {
  const { whenInteracted } = window
  // The development server hydrates immediately, so that an edit takes effect without an interaction.
  if (whenInteracted && !import.meta.env.DEV) await new Promise<void>((resolve) => whenInteracted(resolve))
}
