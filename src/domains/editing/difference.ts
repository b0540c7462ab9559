import type { Values } from '#domains/editing/shapes.ts'

/** A place where two states differ, by its path: `title.en`, `fees.0.amount`; null where a side has nothing. */
export type Difference = { path: string; before: string | null; after: string | null }

/** What differs between two states, in the order of the fields. */
export function differenceOf(before: Values | null, after: Values): Difference[] {
  return differences('', before, after)
}

function differences(path: string, before: unknown, after: unknown): Difference[] {
  if (isBranch(before) || isBranch(after)) {
    const [old, now] = [branchOf(before), branchOf(after)]
    // What the database answers has lost its order; English stands first, as in the editor.
    const keys = [...new Set([...('en' in now ? ['en'] : []), ...Object.keys(now), ...Object.keys(old)])]
    return keys.flatMap((key) => differences(path ? `${path}.${key}` : key, old[key], now[key]))
  }
  const [old, now] = [leafText(before), leafText(after)]
  return old === now ? [] : [{ path, before: old, after: now }]
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function branchOf(value: unknown): Record<string, unknown> {
  return isBranch(value) ? value : {}
}

function leafText(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : `${value as string | number | boolean}`
}
