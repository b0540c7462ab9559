declare global {
  interface Window {
    /** Resolved when somebody does anything on the page. Set by `start-scripts.ts`. */
    person: Promise<unknown>
    /** On pages shown to everyone: resolved when React shall take the page over. */
    wake?: Promise<unknown>
    /** The answers to the calls of the start, where they were made before the code was there. */
    startCalls?: Promise<Response>[]
  }
}

/** Resolves when this page shall come alive: at once if it is one person's own. */
export async function timeToWake(): Promise<void> {
  await window.wake
}

/** Resolves when somebody does anything on the page, or has. */
export async function signOfPerson(): Promise<void> {
  await window.person
}

/** The answers of the start calls, once: later calls are made anew. */
export function takeStartCalls(): Promise<Response>[] {
  const taken = window.startCalls ?? []
  delete window.startCalls
  return taken
}
