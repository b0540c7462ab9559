import type { Bilingual } from '#i18n/locale.ts'

/** Lists `field: before → after` for every field that differs. Values that are not objects are compared as a whole. */
export function auditChanges(before: unknown, after: unknown): string[] {
  if (!isRecord(before) && !isRecord(after)) return [changed('', before, after)]
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => shown(from[field]) !== shown(to[field]))
    .map((field) => changed(`${field}: `, from[field], to[field]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && Object.keys(value).toSorted().join(' ') === 'ar en' && Object.values(value).every(isText)

const isText = (value: unknown) => typeof value === 'string'

function changed(label: string, from: unknown, to: unknown): string {
  const sides = [from, to].filter((side) => side !== undefined && side !== null)
  if (sides.length === 2) return `${label}${shown(from)} → ${shown(to)}`
  return `${label}${to === undefined || to === null ? `${shown(from)} →` : shown(to)}`
}

function shown(value: unknown): string {
  if (isBilingual(value)) return [value.en, value.ar].filter(Boolean).join(' · ')
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
