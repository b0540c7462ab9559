import type { ManifestLine } from '#domains/traveller-details/contract.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { readAnswers } from '#domains/traveller-details/detail-answers.server.ts'
import { dueOf } from '#domains/traveller-details/details.server.ts'
import { findDeparture, findListed, type DetailBooking } from '#domains/traveller-details/queries.server.ts'
import { bookingPosition, countIncomplete, detailForms } from '#domains/traveller-details/rules.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import type { Context } from '#domains/context.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { missingDetails, type DetailField, type Details } from '#domains/shared/details/fields.ts'
import { choiceText, fieldLabel } from '#domains/shared/details/texts.ts'
import { tableFile } from '#domains/shared/table-file.server.ts'
import type { SheetCell } from '@rihla/workbook/write'
import { inLocale, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

/** A departure of a package, or a day of services. */
export type ListChoice = { departure: number } | { day: string }

/** The confirmed bookings of a list and the missing details of each; null if the departure does not exist. */
export async function listView(context: Context, choice: ListChoice) {
  const { locale, now } = context
  const list = await readList(context, choice)
  if (!list) return null
  return {
    title: list.title,
    date: list.date,
    bookings: list.bookings.map(({ booking, answers }): ManifestLine => {
      const { product, startsOn } = booking
      const forms = detailForms(product)
      const incomplete = countIncomplete(forms, answers)
      const dueOn = forms.length > 0 ? dueOf(booking) : null
      return {
        reference: booking.reference,
        about: inLocale(booking.about, locale),
        guest: leadOf(booking),
        starts_on: startsOn,
        time: timeOf(booking),
        guests: factsOfProduct(product).party.guests,
        due_on: dueOn,
        overdue: dueOn !== null && incomplete > 0 && todayIn(booking.timeZone, now) > dueOn,
        incomplete,
        forms: forms.length,
      }
    }),
  }
}

/** The list as a file: a line for each person with required details, else for the booking. No cell is a formula. */
export async function exportList(context: Context, choice: ListChoice, format: 'csv' | 'xlsx') {
  const list = await readList(context, choice)
  if (!list) return null
  const t = translator(context.locale)
  const persons = columnsOf(list.bookings, (position) => position !== bookingPosition)
  const shared = columnsOf(list.bookings, (position) => position === bookingPosition)
  const head = [
    t('manifest.reference'),
    t('manifest.about'),
    t('manifest.date'),
    t('manifest.time'),
    t('manifest.guest'),
    t('manifest.phone'),
    t('manifest.guests'),
    t('manifest.traveller'),
    ...[...persons, ...shared].map((field) => labelOf(field, t, context.locale)),
    t('manifest.missing'),
  ]
  const rows = list.bookings.flatMap(({ booking, answers }) => {
    const forms = detailForms(booking.product)
    const ofPersons = forms.filter(({ position }) => position !== bookingPosition)
    const ofBooking = forms.find(({ position }) => position === bookingPosition)
    const common = answers.get(bookingPosition) ?? {}
    const cells = (columns: Column[], fields: readonly DetailField[], details: Details) =>
      columns.map((column) => {
        const field = fields.find((one) => columnKey(one) === column.id)
        return field ? cellOf(field, details[field.key] ?? '', t, context.locale) : ''
      })
    return (ofPersons.length > 0 ? ofPersons : [null]).map((form): SheetCell[] => {
      const ownAnswers = (form && answers.get(form.position)) ?? {}
      const missing = [
        ...missingDetails(form?.fields ?? [], ownAnswers).map((key) => [form?.fields ?? [], key] as const),
        ...missingDetails(ofBooking?.fields ?? [], common).map((key) => [ofBooking?.fields ?? [], key] as const),
      ]
      return [
        booking.reference,
        inLocale(booking.about, context.locale),
        { date: booking.startsOn },
        timeOf(booking) ?? '',
        leadOf(booking),
        booking.contact.phone,
        factsOfProduct(booking.product).party.guests,
        form ? form.position : '',
        ...cells(persons, form?.fields ?? [], ownAnswers),
        ...cells(shared, ofBooking?.fields ?? [], common),
        missing.map(([fields, key]) => nameOf(fields, key, t, context.locale)).join(', '),
      ]
    })
  })
  const name = `travellers-${'departure' in choice ? `departure-${choice.departure}` : choice.day}.${format}`
  const file = tableFile({ name: t('manifest.sheet'), head, rows }, { format, locale: context.locale })
  return { name, file, lines: rows.length }
}

type Listed = { booking: DetailBooking; answers: ReadonlyMap<number, Details> }

async function readList({ db, ports, locale }: Context, choice: ListChoice) {
  const departure = 'departure' in choice ? await findDeparture(db, choice.departure) : null
  if ('departure' in choice && !departure) return null
  const rows = await findListed(db, choice)
  const answers = await readAnswers(
    db,
    ports.vault,
    rows.map(({ id }) => id),
  )
  return {
    title: departure ? inLocale(departure.title, locale) : '',
    date: 'day' in choice ? choice.day : (departure?.startsOn ?? ''),
    bookings: rows.map((booking): Listed => ({ booking, answers: answers.get(booking.id) ?? new Map() })),
  }
}

/** A column for every field of the forms; questions with the same text share one, whatever their number is. */
type Column = DetailField & { id: string }

function columnsOf(listed: readonly Listed[], which: (position: number) => boolean): Column[] {
  const columns = new Map<string, Column>()
  for (const { booking } of listed) {
    for (const { position, fields } of detailForms(booking.product)) {
      if (!which(position)) continue
      for (const field of fields) {
        const id = columnKey(field)
        if (!columns.has(id)) columns.set(id, { ...field, id })
      }
    }
  }
  return [...columns.values()]
}

function columnKey({ key, label }: DetailField): string {
  return label ? `${label.en}\n${label.ar}` : key
}

function labelOf({ key, label }: DetailField, t: Translator, locale: Locale): string {
  return fieldLabel(t, { key, label: label ? inLocale(label, locale) : null })
}

function nameOf(fields: readonly DetailField[], key: string, t: Translator, locale: Locale): string {
  const field = fields.find((one) => one.key === key)
  return field ? labelOf(field, t, locale) : key
}

function cellOf(field: DetailField, value: string, t: Translator, locale: Locale): SheetCell {
  if (value === '') return ''
  if (field.type === 'date') return { date: value }
  if (field.type === 'number') return Number(value)
  if (field.type === 'yes_no') return choiceText(t, value)
  if (field.type !== 'choice') return value
  const label = field.choices?.find((one) => one.value === value)?.label
  return label ? inLocale(label, locale) : choiceText(t, value)
}

function leadOf({ guests }: DetailBooking): string {
  const [lead] = guests
  return lead ? wholeName(lead) : ''
}

/** The time of a service; null for a package or a service of the whole day. */
function timeOf({ product }: DetailBooking): string | null {
  return factsOfProduct(product).item?.time ?? null
}
