import { readNote } from '#domains/bookings/model/event-notes.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

/** Translates a note of a booking's history; returns an unknown note unchanged. */
export function noteText(t: Translator, format: Formatter, note: string): string {
  const parts = readNote(note)
  if (parts === null) return note
  switch (parts.code) {
    case '':
      return note
    case 'refund':
    case 'gave':
      return t(`history.${parts.code}`, { amount: format.money(parts.amount, parts.currency) })
    case 'paid':
    case 'reversed':
      return t(`history.${parts.code}`, { amount: format.money(parts.amount, parts.currency), way: parts.way })
    case 'dates':
      return t('history.dates', { before: format.stayRange(...parts.before), after: format.stayRange(...parts.after) })
    case 'no_rooms':
    case 'hotel_closed':
    case 'request_not_possible':
    case 'other':
      return t('adminbookings.reasonOf', { reason: parts.code })
    default:
      // A test asserts that each has its text.
      return t('history.note', { note: parts.code.replaceAll(/[ ,-]+/g, '_') as 'other' })
  }
}
