import { describe, expect, test } from 'vitest'
import { plainNotes } from '#domains/bookings/model/event-notes.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { noteText } from '#web/admin/bookings/note-messages.ts'

const translatorOf = (locale: 'en' | 'ar') => {
  const t = translator(locale)
  return (note: string) => noteText(t, createFormatter(t), note)
}

describe.each(['en', 'ar'] as const)('notes of the booking history in %s', (locale) => {
  const textOf = translatorOf(locale)

  test('every plain note has its own translation', () => {
    const output = plainNotes.map(textOf)
    expect(output.filter((one, i) => one === '' || one === plainNotes[i])).toEqual([])
    expect(new Set(output).size).toBe(plainNotes.length)
  })

  test('amounts and dates are formatted for the locale', () => {
    const texts = [
      'refund 12050 SAR',
      'paid 5000 SAR card',
      'reversed 5000 SAR card',
      'dates 2026-12-01 2026-12-03 to 2026-12-05 2026-12-07',
    ].map(textOf)
    expect(texts.join('\n')).not.toMatch(/refund|reversed 5|12050|5000|2026-12|\bto 2026/)
  })
})

test('notes are translated into English, and an unknown note is shown unchanged', () => {
  const textOf = translatorOf('en')
  expect(textOf('refund 12050 SAR')).toContain('120.50')
  expect(textOf('paid 5000 SAR card')).toMatch(/paid on arrival, by card/)
  expect(textOf('dates 2026-12-01 2026-12-03 to 2026-12-05 2026-12-07')).toMatch(/^Moved from .*1.*3.* to .*5.*7/)
  expect(textOf('no_rooms')).toBe('No room left for these dates')
  expect(textOf('something of long ago')).toBe('something of long ago')
})
