import type { StaffRole } from '#api/staff.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { kindNames } from '#domains/cms/shapes.ts'
import { referredKind, unnamedFields } from '#domains/shared/audited-fields.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { isolateText } from '#i18n/format.ts'
import { languageOf, type Bilingual } from '#i18n/locale.ts'
import { type Formatter, textIfAny, type Translator, type ValuesFor } from '#i18n/translator.ts'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'

type Entry = { subject: string; before: unknown; after: unknown; names: Record<string, string> }

/** A change of one field; without a name, of the whole value. */
export type AuditChange = { field: string; change: string }

/**
 * Lists every field that differs with `before → after`, with the arrow in the direction of the language. Values
 * that are not objects are compared as a whole, and nested ones field by field. Statuses, choices and dates are written
 * as on the screens. A field of content has its label in the editor, another its text in `auditfields`; one without
 * either is shown by its API name.
 */
export function auditChanges(
  t: Translator,
  format: Pick<Formatter, 'money' | 'stayDate'>,
  { subject, before, after, names }: Entry,
): AuditChange[] {
  if (!isRecord(before) && !isRecord(after)) return [{ field: '', change: changed(t, shown(before), shown(after)) }]
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const edited = isEdited(subject)
  const currency = to['currency'] ?? from['currency']
  const shownOf = (field: string, value: unknown) =>
    amounts.has(field) && typeof value === 'number' && typeof currency === 'string'
      ? format.money(value, currency)
      : (referredName(names, field, value) ?? wordsOf(t, format, { field, edited }, value) ?? shown(value))
  const nameOf = (field: string) =>
    (edited ? labelOf(t, field) : undefined) ?? textIfAny(t, `auditfields.${field}`) ?? isolateText(field)
  const [old, now] = [leavesOf(from), leavesOf(to)]
  return [...new Map([...old, ...now]).values()].flatMap(({ path, field }) => {
    const key = path.join('.')
    const [was, is] = [old.get(key)?.value, now.get(key)?.value]
    if (hidden.has(field) || shown(was) === shown(is)) return []
    const steps = path.map((step) => (typeof step === 'number' ? String(step) : nameOf(step)))
    return { field: steps.join(' › '), change: changed(t, shownOf(field, was), shownOf(field, is)) }
  })
}

/** The names of the rows that a field refers to; undefined if it refers to none. */
function referredName(names: Entry['names'], field: string, value: unknown): string | undefined {
  const ids: unknown[] = Array.isArray(value) ? value : [value]
  const found = ids.map((id) => names[`${referredKind(field)}:${String(id)}`])
  if (found.every((name) => name === undefined)) return undefined
  return ids.map((id, i) => found[i] ?? String(id)).join(' · ')
}

/** A value of an entry that is compared and shown as a whole, with the fields and row numbers that lead to it. */
type Leaf = { path: (string | number)[]; field: string; value: unknown }

/** The values of a record by their paths. Rows of nested lists count from 1; lists of texts are values. */
function leavesOf(record: Record<string, unknown>, above: Leaf['path'] = []): Map<string, Leaf> {
  const leaves = Object.entries(record).flatMap(([field, value]): [string, Leaf][] => {
    const path = [...above, field]
    if (Array.isArray(value) && value.some(isRecord))
      return value.flatMap((row, i) => {
        const ofRow = [...path, i + 1]
        return isNested(row) ? [...leavesOf(row, ofRow)] : [[ofRow.join('.'), { path: ofRow, field, value: row }]]
      })
    return isNested(value) ? [...leavesOf(value, path)] : [[path.join('.'), { path, field, value }]]
  })
  return new Map(leaves)
}

/** True for an entry about content that editors edit, whose fields and choices have the words of the editor. */
function isEdited(subject: string): boolean {
  const [kind] = subject.split(':')
  return kindNames.some((name) => name === kind)
}

function labelOf(t: Translator, field: string): string | undefined {
  return t.has(`catalogue.field_${field}`) ? fieldLabel(t, field) : undefined
}

/** A value in the words of the screen that shows it; undefined for texts that people have written, and for codes. */
function wordsOf(
  t: Translator,
  format: Pick<Formatter, 'stayDate'>,
  { field, edited }: { field: string; edited: boolean },
  value: unknown,
): string | undefined {
  if (Array.isArray(value) && value.length > 0 && value.every(isText)) {
    return value.map((one) => wordsOf(t, format, { field, edited }, one) ?? one).join(languageOf(t.locale).comma)
  }
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value !== 'string' || value === '' || written.has(field)) return undefined
  if (isDate(value)) return format.stayDate(value)
  if (field === 'status')
    return (
      textIfAny(t, value === 'waiting_user' ? 'adminbookings.waitingGuest' : `booking.status_${value}`) ??
      t('adminbookings.notificationStatus', { status: value as NotificationStatus })
    )
  if (field === 'paymentStatus') return t('adminbookings.paymentStatus', { status: value as PaymentStatus })
  if (field === 'role') return t('admin.role', { role: value as StaffRole })
  if (edited) return textIfAny(t, `catalogue.choice_${value}`)
  const choice = field === 'paymentType' ? `catalogue.choice_${value}` : `adminbookings.notification_${value}`
  return textIfAny(t, choice) ?? textIfAny(t, `auditvalues.${value.replaceAll(' ', '_')}`)
}

type NotificationStatus = ValuesFor<'adminbookings.notificationStatus'>[0]['status']

/** Fields with texts and codes that people have written. */
const written = new Set(['slug', 'code', 'prefix', 'text', 'reason'])

/** In minor units of the `currency` beside them. */
const amounts = new Set(['total', 'captured', 'recorded', 'amount', 'issued'])

const hidden = new Set<string>(unnamedFields)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && Object.keys(value).sort().join(' ') === 'ar en' && Object.values(value).every(isText)

const isNested = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !isBilingual(value) && Object.keys(value).length > 0

const isText = (value: unknown): value is string => typeof value === 'string'

function changed(t: Translator, from: string, to: string): string {
  if (from === '') return isolateText(to)
  return t('admin.changedFromTo', { before: isolateText(from), after: to === '' ? '–' : isolateText(to) })
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isBilingual(value)) return [value.en, value.ar].filter(Boolean).join(' · ')
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
