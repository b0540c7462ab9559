import { arrivalWays } from '#domains/bookings/model/guests/arrival-ways.ts'
import { plainNotes, type PlainNote } from '#domains/bookings/model/event-notes.ts'
import { rejectReasons } from '#domains/bookings/model/supplier.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Translator } from '#i18n/translator.ts'

/** Translates a note of a booking's history; returns an unknown note unchanged. */
export function noteText(t: Translator, format: Formatter, note: string): string {
  const plain = plainNotes.find((one) => one === note)
  if (plain) return t('history.note', { note: keyOf(plain) })
  const reason = rejectReasons.find((one) => one === note)
  if (reason) return t('adminbookings.reasonOf', { reason })
  const [kind, ...parts] = note.split(' ')
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = parts
  if (kind === 'refund') return t('history.refund', { amount: format.money(Number(first), second) })
  if (kind === 'gave') return t('history.gave', { amount: format.money(Number(first), second) })
  if (kind === 'paid' || kind === 'reversed') {
    const way = arrivalWays.find((one) => one === third) ?? 'cash'
    return t(`history.${kind}`, { amount: format.money(Number(first), second), way })
  }
  if (kind === 'dates' && third === 'to') {
    return t('history.dates', { before: format.stayRange(first, second), after: format.stayRange(fourth, fifth) })
  }
  return note
}

type Underscored<Text extends string> = Text extends `${infer A}${', ' | '-'}${infer B}`
  ? Underscored<`${A} ${B}`>
  : Text extends `${infer A} ${infer B}`
    ? Underscored<`${A}_${B}`>
    : Text

function keyOf<Note extends PlainNote>(note: Note): Underscored<Note> {
  return note.replaceAll(/[ ,-]+/g, '_') as Underscored<Note>
}
