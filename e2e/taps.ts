import type { BrowserContext } from '@playwright/test'

/**
 * Counts the taps of a person from now on: each press, each field that is filled in without one, and two for a list that
 * is opened and chosen from. Call it before the first page of the context opens.
 */
export async function countTaps(context: BrowserContext): Promise<() => number> {
  let taps = 0
  await context.exposeFunction('countTaps', (more: number) => {
    taps += more
  })
  await context.addInitScript(() => {
    const count = (more: number) => (window as unknown as { countTaps: (more: number) => void }).countTaps(more)
    let field: EventTarget | null = null
    addEventListener(
      'pointerdown',
      ({ target, isTrusted }) => {
        if (!isTrusted) return
        field = target
        count(1)
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        if (target === field || (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type))) return
        field = target
        count(target instanceof HTMLSelectElement ? 2 : 1)
      },
      true,
    )
  })
  return () => taps
}
