import type { Values } from '#domains/cms/shapes.ts'

/** A difference between two states at a path such as `title.en` or `fees.0.amount`; null where a side has no value. */
export type Difference = { path: string; before: string | null; after: string | null }

/** The differences between two states, in the order of the fields. */
export function differenceOf(before: Values | null, after: Values): Difference[] {
  return differences('', before, after)
}

function differences(path: string, before: unknown, after: unknown): Difference[] {
  if (isBranch(before) || isBranch(after)) {
    const [old, now] = [branchOf(before), branchOf(after)]
    // The database does not preserve the order of keys; English comes first, as in the editor.
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
