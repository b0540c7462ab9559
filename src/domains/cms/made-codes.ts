import type { Field, Values } from '#domains/cms/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/**
 * Fills the empty codes and web addresses that are made from another field: “Dār al-Marjān” becomes `dar-al-marjan`, or
 * `dar-al-marjan-2` if that is in `taken`. Rows of a list have different codes. A name that is missing makes none.
 */
export function withMadeCodes(fields: readonly Field[], values: Values, taken: ReadonlySet<string>): Values {
  return Object.fromEntries(
    fields.map(({ name, ...field }) => {
      const value = values[name]
      if (field.type === 'list' && Array.isArray(value)) return [name, rowsWithCodes(field.item, value as Values[])]
      if (field.type !== 'text' || !field.madeFrom || value !== '') return [name, value]
      const code = codeOf(values[field.madeFrom], field.max - 4)
      const numbered = (n: number) => (n === 1 ? code : `${code}-${n}`)
      let n = 1
      while (code !== '' && taken.has(numbered(n))) n++
      return [name, numbered(n)]
    }),
  )
}

function rowsWithCodes(fields: readonly Field[], rows: readonly Values[]): Values[] {
  const taken = new Set(rows.map(({ code }) => String(code)))
  return rows.map((row) => {
    const made = withMadeCodes(fields, row, taken)
    taken.add(String(made['code']))
    return made
  })
}

/** Small Latin letters and digits with hyphens. A name without any has the code `item`, a missing one none. */
function codeOf(from: unknown, max: number): string {
  const text = typeof from === 'string' ? from : ((from as Bilingual | null | undefined)?.en ?? '')
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘ʿʾʻʼ`]/gu, '')
    .match(/[a-z0-9]+/g)
  if (!words) return text.trim() === '' ? '' : 'item'
  return words.join('-').slice(0, max).replace(/-$/, '')
}
