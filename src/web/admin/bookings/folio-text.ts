import type { Folio } from '#domains/booking-admin/answers.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

export type FolioEntry = Folio['entries'][number]
type Language = { t: Translator; format: Pick<Formatter, 'stayDate' | 'percent'> }

/** What a line of a folio says: what is charged, or how it was paid or returned. */
export function entryText(entry: FolioEntry, { t, format }: Language): string {
  const one = textOf(entry, { t, format })
  const text = entry.count > 1 ? t('folio.countOf', { count: entry.count, entry: one }) : one
  return entry.reverses === null ? text : t('folio.reversal', { entry: text })
}

function textOf(entry: FolioEntry, { t, format }: Language): string {
  const { kind, source, way } = entry
  if (kind === 'hold') return t('folio.hold')
  if (kind === 'charge') return chargeText(entry, { t, format })
  const paid = { way: t('folio.wayOf', { way: source === 'online' ? source : (way ?? 'by_hand') }) }
  return kind === 'payment' ? t('folio.payment', paid) : t('folio.refund', paid)
}

function chargeText({ source, subject, detail, date, name }: FolioEntry, { t, format }: Language): string {
  const on = date === null ? '' : format.stayDate(date, 'short')
  const rate = format.percent(Number(subject) / 10_000)
  switch (source) {
    case 'night':
      return t('folio.night', { name: name ?? '', date: on })
    case 'board':
      return t('folio.board', { date: on })
    case 'seat':
      return t('folio.seat', { person: caseOf(detail), sharing: caseOf(subject) })
    case 'option':
      return t('folio.option', { name: name ?? '', person: caseOf(detail) })
    case 'discount':
      return t('folio.discount', { code: subject ?? '' })
    case 'vat':
    case 'city_fee':
      return t(`folio.${source}`, { rate })
    case 'change_fee':
    case 'penalty':
      return t(`folio.${source}`)
    default:
      return name ?? t('folio.other')
  }
}

/** Why an entry was made, as far as its text does not say it: reasons, notes of staff, the day of a refund by hand. */
export function entryNotes({ kind, reason, date, note }: FolioEntry, { t, format }: Language): string[] {
  return [
    reason === null ? '' : t('folio.reasonOf', { reason: caseOf(reason) }),
    kind === 'refund' && date !== null ? t('folio.refundedOn', { date: format.stayDate(date) }) : '',
    note ?? '',
  ].filter((text) => text !== '')
}

/** The case of a text for a stored code; a text without that case has `other`. */
const caseOf = (code: string | null) => (code ?? 'other') as 'other'
