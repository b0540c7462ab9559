import { chosen, parts, readCell, type Options } from '#domains/cms/hotel-file/cells.server.ts'
import { maxHotelFileNights } from '#domains/cms/limits.ts'
import type { Problem } from '#domains/cms/hotel-file/contract.ts'
import { wholeFile, type Place, type Row, type Rows } from '#domains/cms/hotel-file/read-rows.server.ts'
import {
  columnsOf,
  feeFields,
  policyFields,
  termsOf,
  windowFields,
  type Column,
  type SheetKey,
} from '#domains/cms/hotel-file/sheets.server.ts'
import { weekdays } from '#domains/cms/kinds/service.server.ts'
import { blankOf, type Field, type Values } from '#domains/cms/shapes.ts'
import { readNightLines, termOf, type NightProblem } from '#domains/products/stays/admin/night-lines.server.ts'
import { maxDaysAhead } from '#domains/products/stays/limits.ts'
import { addDays, nightsOf, weekdayOf } from '#domains/shared/dates.ts'
import type { NightTerms } from '#domains/shared/shapes.ts'
import { typedText } from '#i18n/digits.ts'

/** The values of an item in a file, and the places of the cells by path, for errors. */
export type ReadItem = { values: Values; places: ReadonlyMap<string, Place>; at: (key: string) => Place }
type ReadRate = ReadItem & { room: string; code: string; policy: string }
export type ReadPhoto = { picture: string; alt: { en: string; ar: string }; at: (key: string) => Place }
/** `rooms` is the cell of the number of rooms; `at` the first line that names the night. */
type ReadNight = { room: string; night: string; set: Partial<NightTerms>; at: Place; rooms: Place }

export type ReadHotel = {
  hotel: ReadItem
  rooms: Map<string, ReadItem>
  rates: ReadRate[]
  policies: Map<string, ReadItem>
  /** Photos by the code of their room; those of the hotel have the code `''`. */
  photos: Map<string, ReadPhoto[]>
  nights: ReadNight[]
  /** Number of room nights before today, which are left out. */
  past: number
  problems: Problem[]
}

type Settings = { options: Options; currency: string; today: string }

/** Reads the values of a hotel from its lines. A cell that cannot be read is a problem; an empty one has no value. */
export function readHotel({ rows }: Rows, row: Row, settings: Settings): ReadHotel {
  const problems: Problem[] = []
  const read = (sheet: SheetKey, line: Row, skipped: readonly string[] = []) =>
    readItem(
      columnsOf[sheet].filter(({ key }) => !skipped.includes(key)),
      line,
      { ...settings, problems },
    )
  const hotel = read('hotel', row)
  if (rows.fees.length > 0)
    addList(hotel, 'fees', { fields: feeFields, items: rows.fees.map((fee) => read('fees', fee)) })
  const currency = row.text('currency').trim().toUpperCase()
  if (currency !== '' && currency !== settings.currency) {
    problems.push({ ...row.at('currency'), code: 'other_currency', params: { currency: settings.currency } })
  }
  const rooms = byCode(rows.rooms, (line) => read('rooms', line), problems)
  const rates = rows.rates.map((line): ReadRate => {
    const item = read('rates', line, ['policy_id'])
    return { ...item, room: codeOf(line, 'room'), code: codeOf(line, 'code'), policy: codeOf(line, 'policy_id') }
  })
  const rateKeys = rates.map(({ room, code }) => `${room} ${code}`)
  for (const [i, { at }] of rates.entries()) {
    if (rateKeys.indexOf(rateKeys[i] ?? '') !== i) problems.push({ ...at('code'), code: 'twice' })
  }
  const nights = readNights({ rows }, { ...settings, problems })
  return {
    hotel,
    rooms,
    rates,
    policies: readPolicies(rows.policies, (line, only) => {
      const names = new Set(only.map(({ name }) => name))
      return readItem(
        columnsOf.policies.filter(({ field }) => field && names.has(field.name)),
        line,
        { ...settings, problems },
      )
    }),
    photos: readPhotos(rows.photos, problems),
    ...nights,
    problems,
  }
}

/** The text of a cell with a code. */
function codeOf(row: Row, key: string): string {
  return typedText(row.text(key))
}

/** Texts that empty an optional value. */
const dash = /^[-–—]$/

function readItem(columns: readonly Column[], row: Row, context: Settings & { problems: Problem[] }): ReadItem {
  const values: Values = {}
  const places = new Map<string, Place>()
  for (const { key, field, language } of columns) {
    if (!field) continue
    places.set(key, row.at(key))
    const text = row.text(key)
    if (text.trim() === '') continue
    const read = dash.test(text.trim())
      ? { value: language ? '' : blankOf([field])[field.name] }
      : readCell(field, text, { options: context.options, currency: context.currency, city: values['city'] })
    if (!('value' in read)) context.problems.push({ ...row.at(key), ...read })
    else if (language) values[field.name] = { ...(values[field.name] as Values | undefined), [language]: read.value }
    else values[field.name] = read.value
  }
  return { values, places, at: row.at }
}

/** Adds the lines of another sheet as the list of an item. */
function addList(item: ReadItem, name: string, list: { fields: readonly Field[]; items: readonly ReadItem[] }): void {
  const places = item.places as Map<string, Place>
  item.values[name] = list.items.map(({ values, places: inner }, i) => {
    for (const [path, place] of inner) places.set(`${name}.${i}.${path}`, place)
    const blank = blankOf(list.fields)
    return Object.fromEntries(
      list.fields.map(({ name: field, type }) => {
        const value = values[field] ?? blank[field]
        return [field, type === 'bilingual' ? { ...(blank[field] as object), ...(value as object) } : value]
      }),
    )
  })
}

function byCode(rows: readonly Row[], read: (row: Row) => ReadItem, problems: Problem[]): Map<string, ReadItem> {
  const items = new Map<string, ReadItem>()
  for (const row of rows) {
    const item = read(row)
    const code = codeOf(row, 'code')
    if (code === '') problems.push({ ...row.at('code'), code: 'required' })
    else if (items.has(code)) problems.push({ ...row.at('code'), code: 'twice' })
    else items.set(code, item)
  }
  return items
}

/** Policies: lines with the same code are the windows of one policy. */
function readPolicies(
  rows: readonly Row[],
  read: (row: Row, fields: readonly Field[]) => ReadItem,
): Map<string, ReadItem> {
  const policies = new Map<string, { item: ReadItem; windows: ReadItem[] }>()
  for (const row of rows) {
    const code = codeOf(row, 'code')
    const policy = policies.get(code) ?? { item: read(row, policyFields), windows: [] }
    policy.windows.push(read(row, windowFields))
    policies.set(code, policy)
  }
  return new Map(
    [...policies].map(([code, { item, windows }]) => {
      addList(item, 'windows', { fields: windowFields, items: windows })
      return [code, item]
    }),
  )
}

function readPhotos(rows: readonly Row[], problems: Problem[]): Map<string, ReadPhoto[]> {
  const photos = new Map<string, ReadPhoto[]>()
  const captions = new Map<string, string>()
  for (const row of rows) {
    const picture = row.text('picture').trim()
    const alt = { en: row.text('alt.en').trim(), ar: row.text('alt.ar').trim() }
    const room = codeOf(row, 'room')
    const roomPhotos = photos.get(room) ?? []
    const caption = JSON.stringify(alt)
    if (roomPhotos.some((one) => one.picture === picture)) problems.push({ ...row.at('picture'), code: 'twice' })
    // The description belongs to the photo, wherever it is shown.
    else if ((captions.get(picture) ?? caption) !== caption)
      problems.push({ ...row.at('alt.en'), code: 'two_captions' })
    captions.set(picture, caption)
    photos.set(room, [...roomPhotos, { picture, alt, at: row.at }])
  }
  return photos
}

function readNights(
  { rows }: Pick<Rows, 'rows'>,
  { currency, today, problems }: Settings & { problems: Problem[] },
): { nights: ReadNight[]; past: number } {
  const nights = new Map<string, ReadNight>()
  let [past, count] = [0, 0]
  for (const sheet of ['prices', 'stock'] as const) {
    const lines = rows[sheet]
    const { read } = readNightLines(
      lines.map((row, line) => ({ line, text: row.text })),
      { currency, today, fields: termsOf[sheet] },
    )
    const seen = new Set<string>()
    for (const [i, row] of lines.entries()) {
      const { first, last, past: before, set, problems: found } = read[i] as (typeof read)[number]
      past += before
      const wrong = found.filter(({ code }) => code !== 'date_in_past')
      problems.push(...wrong.map(({ code, column }) => ({ ...row.at(column), ...problemOf(code) })))
      const days = readDays(row, problems)
      if (found.length > 0 || !days) continue
      for (const night of nightsOf(first, addDays(last, 1))) {
        if (days.length > 0 && !days.includes(weekdayOf(night))) continue
        if (++count > maxHotelFileNights) {
          const params = { max: maxHotelFileNights }
          problems.push({ ...wholeFile, sheet: row.at('night').sheet, code: 'too_many_nights', params })
          return { nights: [], past }
        }
        const room = codeOf(row, 'room')
        const key = `${room} ${night}`
        if (seen.has(key)) {
          problems.push({ ...row.at('night'), code: 'twice' })
          break
        }
        seen.add(key)
        const earlier = nights.get(key)
        const at = earlier?.at ?? row.at('night')
        nights.set(key, { room, night, set: { ...earlier?.set, ...set }, at, rooms: row.at('allotment') })
      }
    }
  }
  return { nights: [...nights.values()], past }
}

function problemOf(code: NightProblem): Pick<Problem, 'code' | 'params'> {
  if (code === 'too_far') return { code, params: { max: maxDaysAhead } }
  return { code: code === 'price' ? 'invalid_price' : code in termOf ? 'invalid_format' : code }
}

function readDays(row: Row, problems: Problem[]): number[] | null {
  const days = parts(row.text('days')).map((text) => chosen(text, weekdays))
  if (days.some((one) => one === null)) {
    problems.push({ ...row.at('days'), code: 'invalid_days' })
    return null
  }
  return days.map((one) => weekdays.indexOf(one?.value ?? 'sunday'))
}
