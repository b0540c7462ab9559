import { describe, expect, test } from 'vitest'
import { plainNotes } from '#domains/bookings/event-notes.ts'
import { createFormatter } from '#text/formatter.ts'
import { translator } from '#text/translator.server.ts'
import { noteWords } from '#web/desk/booking/note-words.ts'

const wordsIn = (locale: 'en' | 'ar') => {
  const t = translator(locale)
  return (note: string) => noteWords(t, createFormatter(t), note)
}

describe.each(['en', 'ar'] as const)('notes of the history in %s', (locale) => {
  const words = wordsIn(locale)

  test('every plain note has words of its own', () => {
    const said = plainNotes.map(words)
    expect(said.filter((one, i) => one === '' || one === plainNotes[i])).toEqual([])
    expect(new Set(said).size).toBe(plainNotes.length)
  })

  test('amounts and dates are written as the language writes them', () => {
    const texts = [
      'refund 12050 SAR',
      'paid 5000 SAR card',
      'dates 2026-12-01 2026-12-03 to 2026-12-05 2026-12-07',
    ].map(words)
    expect(texts.join('\n')).not.toMatch(/refund|12050|5000|2026-12|\bto 2026/)
  })
})

test('in English', () => {
  const words = wordsIn('en')
  expect(words('refund 12050 SAR')).toContain('120.50')
  expect(words('paid 5000 SAR card')).toMatch(/paid on arrival, by card/)
  expect(words('dates 2026-12-01 2026-12-03 to 2026-12-05 2026-12-07')).toMatch(/^Moved from .*1.*3.* to .*5.*7/)
  expect(words('no_rooms')).toBe('No room left for these dates')
  expect(words('something of long ago')).toBe('something of long ago')
})
