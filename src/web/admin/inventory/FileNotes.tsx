import { TextList } from '#web/ui/layout/TextList.tsx'

/** Numbers of rows as text, consecutive ones as a range: `3, 7–9`. At most twelve ranges are listed. */
export function runsOf(rows: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run && run[1] === row - 1) run[1] = row
    else runs.push([row, row])
  }
  const listed = runs.slice(0, 12).map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
  return `\u2066${listed.join(', ')}${runs.length > 12 ? ' …' : ''}\u2069`
}

/** The number of names, and the first of them. */
export function namesOf(names: readonly string[]): { count: number; names: string } {
  const isolated = names.slice(0, 12).map((name) => `\u2068${name}\u2069`)
  return { count: names.length, names: isolated.join(' · ') }
}

/** What is to know about the reading of a file; notes that do not apply are not texts. */
export function FileNotes({ notes }: { notes: readonly (string | false | null | undefined)[] }) {
  return <TextList texts={notes} className="mt-2 list-disc ps-5" />
}
