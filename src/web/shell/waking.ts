type Wait = (then: () => void) => unknown

declare global {
  interface Window {
    /** Calls back when somebody does anything on the page, or has. Set by `wake.js`, as all of these. */
    person?: Wait
    /** On pages shown to everyone: calls back when React shall take the page over. */
    wake?: Wait
    /** Makes the calls of the start, unless they are made already, and returns their responses. */
    startCalls?: () => Promise<Response>[]
  }
}

/** Calls back when this page shall come alive: at once if it is one person's own. */
export function whenAwake(then: () => void): void {
  if (window.wake) window.wake(then)
  else then()
}

/** Resolves when somebody does anything on the page, or has. */
export async function signOfPerson(): Promise<void> {
  const { person } = window
  // The development server sends no `wake.js`: there nothing waits.
  if (person) await new Promise<void>((seen) => person(seen))
}
