import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '#api/errors.ts'
import { checkValues } from '#domains/cms/field-schema.ts'
import { cellOf, findOptions, overlaid, type Options } from '#domains/cms/hotel-file/cells.server.ts'
import type { HiddenRows, ItemView, NightsView, PlanView, Problem } from '#domains/cms/hotel-file/contract.ts'
import {
  findCurrentHotel,
  findHotelBySlug,
  findPolicies,
  type CurrentHotel,
  type CurrentItem,
} from '#domains/cms/hotel-file/current.server.ts'
import {
  readHotel,
  type ReadHotel,
  type ReadItem,
  type ReadPhoto,
} from '#domains/cms/hotel-file/read-hotel-file.server.ts'
import { readRows, wholeFile, type Rows } from '#domains/cms/hotel-file/read-rows.server.ts'
import {
  both,
  columnOf,
  columnsOf,
  feeFields,
  sheetNames,
  sheetOf,
  type SheetKey,
} from '#domains/cms/hotel-file/sheets.server.ts'
import { helpOf } from '#domains/cms/hotel-file/write-hotel-file.server.ts'
import { kinds } from '#domains/cms/kinds.server.ts'
import { revisionsOf } from '#domains/cms/queries.server.ts'
import { withSuggestedTexts } from '#domains/cms/pictures/suggested-texts.server.ts'
import { publicationErrors } from '#domains/cms/revisions.server.ts'
import { knownPictures } from '#domains/cms/stores/pictures.server.ts'
import { blankOf, decimalsOf, type Values } from '#domains/cms/shapes.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { termOf } from '#domains/products/stays/admin/night-lines.server.ts'
import { cellText } from '#domains/products/stays/admin/stock-file.server.ts'
import { nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import { maxNightsChanged } from '#domains/products/stays/limits.ts'
import { addDays } from '#domains/shared/dates.ts'
import type { NightTerms } from '#domains/shared/shapes.ts'
import type { Workbook } from '@rihla/workbook/sheet'
import { contentLocale, inLocale, type Bilingual, type ContentLocale, type Locale } from '#i18n/locale.ts'

type ItemKind = ItemView['kind']

/** An item to create or change. `subject` is null for a new one. */
export type PlannedItem = {
  kind: ItemKind
  /** Its code, within that of the room for a rate. */
  code: string
  room: string
  policy: string
  subject: string | null
  version: string
  values: Values
  view: ItemView
}
type PlannedNight = { room: string; night: string; set: Partial<NightTerms>; before: NightTerms | null }

export type Plan = {
  view: PlanView
  /** The id of the hotel; null for a new one. */
  subject: string | null
  items: PlannedItem[]
  nights: PlannedNight[]
  /** Ids of rooms and policies that exist, by code. */
  roomIds: ReadonlyMap<string, number>
  policyIds: ReadonlyMap<string, number>
}

type Context = { db: Queryable; now: Date; locale: Locale }

/** Compares a workbook with the hotel that its slug names. Nothing is written. */
export async function planHotel(
  { db, now, ...reader }: Context,
  workbook: Workbook,
  hiddenRows: HiddenRows,
): Promise<Plan> {
  const locale = contentLocale(reader.locale)
  const rows = readRows(workbook, { locale, hiddenRows })
  const [row] = rows.rows.hotel
  const slug = row?.text('slug').trim() ?? ''
  if (row && slug === '') rows.problems.push({ ...row.at('slug'), code: 'required' })
  if (!row || slug === '') {
    const { currency } = await readSettings(db)
    return emptyPlan(rows, withHelp(rows.problems, { locale, currency }))
  }
  const subject = await findHotelBySlug(db, slug)
  const current = await findCurrentHotel(db, subject, now)
  const options = await findOptions(db)
  const { currency, today } = current
  const read = readHotel(rows, row, { options, currency, today })
  const comparison: Comparison = {
    db,
    locale,
    options,
    currency,
    current,
    file: read,
    items: [],
    problems: [],
    skippedPhotos: [],
    policyIds: new Map(),
  }
  await addPolicies(comparison)
  const title = await addHotel(comparison)
  await addRooms(comparison)
  await addRates(comparison)
  const nights = nightsToChange(current, read)
  const problems = [...rows.problems, ...read.problems, ...comparison.problems, ...nights.problems]
  const { items, policyIds, skippedPhotos } = comparison
  const state = items.map(({ kind, code, room, version, values }) => [kind, room, code, version, values])
  return {
    subject,
    items,
    nights: nights.changed,
    roomIds: new Map(current.rooms.map(({ id, code }) => [code, id])),
    policyIds,
    view: {
      hotel: { title: title || slug, slug, is_new: subject === null, on_site: current.onSite },
      items: items.map(({ view }) => view),
      nights: nightViews(nights.changed, currency),
      changed_nights: nights.changed.length,
      problems: withHelp(inOrder(withoutRepeats(problems)), { locale, currency }),
      skipped_photos: skippedPhotos,
      past_nights: read.past,
      ignored: rows.ignored,
      headings: rows.headings,
      hidden: rows.hidden,
      seen: createHash('sha256')
        .update(JSON.stringify([subject, state, nights.changed]))
        .digest('hex'),
    },
  }
}

function emptyPlan({ headings, hidden }: Rows, problems: Problem[]): Plan {
  const hotel = { title: '', slug: '', is_new: true, on_site: false }
  const nothing = {
    items: [],
    nights: [],
    changed_nights: 0,
    skipped_photos: [],
    past_nights: 0,
    ignored: [],
    headings,
    hidden,
    seen: '',
  }
  const view = { hotel, ...nothing, problems }
  return { view, subject: null, items: [], nights: [], roomIds: new Map(), policyIds: new Map() }
}

/** A cell that cannot be read has no value, which would be reported a second time as a missing one. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const place = ({ sheet, line, column }: Problem) => JSON.stringify([sheet, line, column])
  const unread = new Set(problems.filter(({ code }) => code !== 'required').map(place))
  return problems.filter((problem) => problem.code !== 'required' || !unread.has(place(problem)))
}

/** Generic error codes, to which the values that the cell allows are added as help. */
const unspecific = ['invalid_format', 'not_a_choice', 'required', 'too_big', 'too_small']

function withHelp(problems: readonly Problem[], context: { locale: ContentLocale; currency: string }): Problem[] {
  return problems.map((problem) => {
    const sheet = sheetOf(problem.sheet)
    const column = sheet && columnOf(sheet, problem.column)
    return sheet && column && unspecific.includes(problem.code)
      ? { ...problem, help: helpOf(sheet, column, context) }
      : problem
  })
}

/** Problems of the whole file first, then by sheet and line. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const sheets = [...new Set(problems.map(({ sheet }) => sheet))]
  return problems.toSorted((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || (a.line ?? 0) - (b.line ?? 0))
}

type Compared = {
  kind: ItemKind
  sheet: SheetKey
  code?: string
  room?: string
  policy?: string
  current: { subject: string; values: Values | null; version: string; hasDraft: boolean } | null
  read: ReadItem
  values: Values
  /** Fields that name items of the same file, which are created before. */
  pending?: readonly string[]
  photosOptional?: boolean
  photos?: readonly ReadPhoto[]
  title: (values: Values) => string
}

/** A file and the hotel that it is compared with; `items` that differ, and `problems`, are added to it. */
type Comparison = {
  db: Queryable
  locale: ContentLocale
  options: Options
  currency: string
  current: CurrentHotel
  file: ReadHotel
  items: PlannedItem[]
  problems: Problem[]
  skippedPhotos: string[]
  /** Ids of the policies that exist, by code. */
  policyIds: Map<string, number>
}

/** Policies belong to all hotels: a file adds one, and does not change one that exists. */
async function addPolicies(comparison: Comparison): Promise<void> {
  const { db, locale, file, policyIds, problems } = comparison
  for (const { id, code } of await findPolicies(db)) policyIds.set(code, id)
  for (const [code, read] of file.policies) {
    const id = policyIds.get(code)
    const values = overlaid(blankOf(kinds.policy.fields), read.values)
    if (id === undefined) {
      const title = ({ name }: Values) => inLocale(name as Bilingual, locale)
      await compare(comparison, { kind: 'policy', sheet: 'policies', code, current: null, read, values, title })
      continue
    }
    const { live } = await revisionsOf(db, 'policy', String(id))
    const same = live && isDeepStrictEqual(clean('policy', live), clean('policy', overlaid(live, read.values)))
    if (!same) problems.push({ ...read.at('code'), code: 'policy_differs' })
  }
}

/** Compares the hotel, and returns its title. */
async function addHotel(comparison: Comparison): Promise<string> {
  const {
    locale,
    current: { item, onSite },
    file: { hotel: read, photos },
  } = comparison
  const before = item?.values ?? blankOf(kinds.hotel.fields)
  const hotelPhotos = photos.get('') ?? []
  const values = await withPhotos(comparison, overlaid(before, read.values), hotelPhotos)
  const title = inLocale(values['name'] as Bilingual, locale)
  await compare(comparison, {
    kind: 'hotel',
    sheet: 'hotel',
    current: item && currentOf(item),
    read,
    values,
    photosOptional: !onSite,
    photos: hotelPhotos,
    title: () => title,
  })
  return title
}

async function addRooms(comparison: Comparison): Promise<void> {
  const {
    locale,
    current: { rooms, onSite, item },
    file,
    problems,
  } = comparison
  for (const code of file.photos.keys()) {
    const roomExists = code === '' || file.rooms.has(code) || rooms.some((room) => room.code === code)
    const [photo] = file.photos.get(code) ?? []
    if (!roomExists && photo) problems.push({ ...photo.at('room'), code: 'unknown_room' })
  }
  const onlyPhotos = rooms.filter(({ code }) => file.photos.has(code) && !file.rooms.has(code))
  const listed = [
    ...file.rooms,
    ...onlyPhotos.map(({ code }): [string, ReadItem] => {
      const at = file.photos.get(code)?.[0]?.at ?? (() => wholeFile)
      return [code, { values: {}, places: new Map(), at }]
    }),
  ]
  for (const [code, read] of listed) {
    const room = rooms.find((one) => one.code === code)
    const before = room?.values ?? { ...blankOf(kinds.room_type.fields), hotel_id: item && Number(item.subject) }
    const roomPhotos = file.photos.get(code) ?? []
    await compare(comparison, {
      kind: 'room_type',
      sheet: 'rooms',
      code,
      current: room ? currentOf(room) : null,
      read,
      values: await withPhotos(comparison, overlaid(before, read.values), roomPhotos),
      pending: ['hotel_id'],
      photosOptional: !onSite,
      photos: roomPhotos,
      title: ({ name }) => inLocale(name as Bilingual, locale) || code,
    })
  }
}

async function addRates(comparison: Comparison): Promise<void> {
  const {
    current: { rooms, rates },
    file,
    policyIds,
    problems,
  } = comparison
  for (const read of file.rates) {
    const room = rooms.find((one) => one.code === read.room)
    if (!room && !file.rooms.has(read.room)) {
      problems.push({ ...read.at('room'), code: 'unknown_room' })
      continue
    }
    const rate = rates.find(({ roomId, code }) => roomId === room?.id && code === read.code)
    const before = rate?.values ?? { ...blankOf(kinds.rate_plan.fields), room_type_id: room?.id ?? null }
    const values = overlaid(before, read.values)
    if (read.policy !== '') {
      const isNew = !policyIds.has(read.policy)
      if (isNew && !file.policies.has(read.policy)) {
        problems.push({ ...read.at('policy_id'), code: 'unknown_policy' })
        continue
      }
      values['policy_id'] = policyIds.get(read.policy) ?? null
    } else if (!rate) {
      problems.push({ ...read.at('policy_id'), code: 'required' })
      continue
    }
    await compare(comparison, {
      kind: 'rate_plan',
      sheet: 'rates',
      code: read.code,
      room: read.room,
      policy: read.policy,
      current: rate ? currentOf(rate) : null,
      read,
      values,
      pending: ['room_type_id', 'policy_id'],
      title: () => `${read.room} · ${read.code}`,
    })
  }
}

/** Puts the photos of a file first, in their order; photos that it does not name stay behind them. */
async function withPhotos(
  { db, skippedPhotos }: Comparison,
  values: Values,
  photos: readonly ReadPhoto[],
): Promise<Values> {
  if (photos.length === 0) return values
  const names = new Set(photos.map(({ picture }) => picture))
  const pictures = await knownPictures(db, [...names])
  skippedPhotos.push(...photos.flatMap(({ picture }) => (pictures.has(picture) ? [] : [picture])))
  const present = values['image_ids'] as PhotoValues[]
  const listed = await Promise.all(
    photos
      .filter(({ picture }) => pictures.has(picture))
      .map(async ({ picture, alt }): Promise<PhotoValues> => {
        const photo = present.find((one) => one.picture === picture) ?? (await photoElsewhere(db, picture))
        const words = { en: alt.en || photo.alt.en, ar: alt.ar || photo.alt.ar }
        const same = words.en === photo.alt.en && words.ar === photo.alt.ar
        return { picture, alt: words, alt_suggested: same && photo.alt_suggested, focus: photo.focus }
      }),
  )
  return { ...values, image_ids: [...listed, ...present.filter(({ picture }) => !names.has(picture))] }
}

async function photoElsewhere(db: Queryable, picture: string): Promise<Omit<PhotoValues, 'picture'>> {
  const stored = await kinds.picture.store.read(db, picture)
  return { alt: (stored?.['alt'] as Bilingual | undefined) ?? { en: '', ar: '' }, alt_suggested: false, focus: '' }
}

function itemChangesOf(
  comparison: Comparison,
  { sheet, policy }: Compared,
  before: Values | null,
  after: Values,
): ItemView['changes'] {
  const changes = changesOf(sheet, before, after, comparison)
  // A policy of the same file has no id yet.
  return changes.map((change) => (change.after === '' && policy ? { ...change, after: policy } : change))
}

/** Adds an item if the file changes it without an error, and its errors otherwise. */
async function compare(comparison: Comparison, input: Compared): Promise<void> {
  const { db, items, problems } = comparison
  const { kind, current, pending = [], photosOptional } = input
  const before = current?.values ? clean(kind, current.values) : null
  // An item that the file does not change is not checked: it can be older than a rule.
  if (before && isDeepStrictEqual(before, clean(kind, input.values))) return
  const { fields: all } = kinds[kind]
  const values = await withSuggestedTexts(db, { kind, fields: all }, input.values)
  const withoutPhotos = photosOptional && (values['image_ids'] as unknown[]).length === 0
  const left = new Set([...pending, ...(withoutPhotos ? ['image_ids'] : [])])
  const fields = all.filter(({ name }) => !left.has(name))
  const complete = { ...values, ...checkValues(fields, values, 'published').values }
  const errors = await publicationErrors(db, { kind, subject: current?.subject ?? '0', fields }, complete)
  problems.push(...errors.map((error) => problemOf(error, input, comparison)))
  if (errors.length > 0) return
  items.push({
    kind,
    code: input.code ?? '',
    room: input.room ?? '',
    policy: input.policy ?? '',
    subject: current?.subject ?? null,
    version: current?.version ?? '',
    values: complete,
    view: {
      kind,
      title: input.title(complete),
      is_new: current === null,
      has_draft: current?.hasDraft ?? false,
      changes: current ? itemChangesOf(comparison, input, before, complete) : [],
    },
  })
}

type PhotoValues = { picture: string; alt: Bilingual; alt_suggested: boolean; focus: string }

function currentOf({ subject, values, state: { version, newest, live } }: CurrentItem): Compared['current'] {
  return { subject, values, version, hasDraft: live !== null && newest?.state === 'draft' }
}

/** Values as they are stored: composed letters, single spaces. */
function clean(kind: ItemKind, values: Values): Values {
  const { errors, values: cleaned } = checkValues(kinds[kind].fields, values, 'draft')
  return errors.length > 0 ? values : cleaned
}

/** The error of a field with the place of its cell. */
function problemOf(
  { path, code, params }: FieldError,
  { kind, read, code: value = '', photos = [] }: Compared,
  { locale, currency }: { locale: ContentLocale; currency: string },
): Problem {
  const [name = '', index = ''] = path.split('.')
  if (path === 'image_ids' && code === 'required') {
    return { sheet: sheetNames.photos[locale], line: null, column: '', value, code: 'photo_required' }
  }
  const photo = name === 'image_ids' ? photos[Number(index)] : undefined
  const place = photo
    ? photo.at(path.endsWith('.ar') ? 'alt.ar' : 'alt.en')
    : (read.places.get(path) ?? read.places.get(`${path}.en`) ?? read.places.get(`${path}.0.code`) ?? read.at(name))
  const field = kinds[kind].fields.find((one) => one.name === name)
  const decimals = decimalsOf(field, currency)
  const entries = params && Object.entries(params).map(([key, value]) => [key, Number(value) / 10 ** decimals])
  return {
    ...place,
    code,
    ...(entries && { params: Object.fromEntries(entries) }),
  }
}

/** Differences as the cells of a sheet show them. */
function changesOf(
  sheet: SheetKey,
  before: Values | null,
  after: Values,
  context: { locale: ContentLocale; options: Options; currency: string },
): ItemView['changes'] {
  const { locale } = context
  const columns = columnsOf[sheet].flatMap(({ field, language, heading }) => {
    if (!field) return []
    const text = (values: Values | null) => String(cellOf(field, values?.[field.name], { ...context, language }))
    return [{ field: heading[locale], before: text(before), after: text(after) }]
  })
  const lists = [
    ...(sheet === 'hotel' ? [{ name: 'fees', text: (row: Values) => feeText(row, context) }] : []),
    {
      name: 'image_ids',
      text: ({ picture, alt }: Values) => `${picture as string}: ${inLocale(alt as Bilingual, locale)}`,
    },
  ].flatMap(({ name, text }) => {
    const rows = (values: Values | null) => ((values?.[name] ?? []) as Values[]).map(text)
    const [old, now] = [rows(before), rows(after)]
    const heading = listHeadings[name as keyof typeof listHeadings][locale]
    return Array.from({ length: Math.max(old.length, now.length) }, (_, i) => ({
      field: `${heading} ${i + 1}`,
      before: old[i] ?? '',
      after: now[i] ?? '',
    }))
  })
  return [...columns, ...lists].filter((change) => change.before !== change.after)
}

const listHeadings = { fees: both('hotelsheets.one_fee'), image_ids: both('hotelsheets.col_photo') }

function feeText(fee: Values, context: { locale: ContentLocale; options: Options; currency: string }): string {
  return feeFields
    .map((field) => String(cellOf(field, fee[field.name], context)))
    .filter(Boolean)
    .join(' · ')
}

/** The nights whose terms the file changes, and the nights that it cannot set. */
function nightsToChange(
  { rooms, nights }: CurrentHotel,
  read: ReadHotel,
): { changed: PlannedNight[]; problems: Problem[] } {
  const codeOf = new Map(rooms.map(({ id, code }) => [id, code]))
  const nightOf = new Map(nights.map((night) => [`${codeOf.get(night.roomTypeId)} ${night.night}`, night]))
  const codes = new Set([...read.rooms.keys(), ...codeOf.values()])
  const problems = new Map<string, Problem>()
  // One error per line is enough to correct it.
  const wrong = (problem: Problem) => {
    const key = `${problem.sheet} ${problem.line} ${problem.code}`
    if (!problems.has(key)) problems.set(key, problem)
  }
  const changed: PlannedNight[] = []
  for (const { room, night, set, at, rooms: roomsAt } of read.nights) {
    const stored = nightOf.get(`${room} ${night}`)
    const changes = nightFields.some((field) => {
      const value = set[termOf[field]]
      return value !== undefined && value !== stored?.[termOf[field]]
    })
    if (!codes.has(room)) wrong({ ...at, code: 'unknown_room' })
    else if (!changes) continue
    else if (!stored && (set.price === undefined || set.allotment === undefined)) {
      wrong({ ...at, code: 'price_and_rooms', params: { night } })
    } else if (stored && set.allotment !== undefined && set.allotment < stored.held + stored.sold) {
      wrong({ ...roomsAt, code: 'rooms_sold', params: { night, taken: stored.held + stored.sold } })
    } else changed.push({ room, night, set, before: stored ? termsOf(stored) : null })
  }
  if (changed.length > maxNightsChanged) {
    const params = { count: changed.length, max: maxNightsChanged }
    wrong({ ...wholeFile, code: 'too_many_nights_changed', params })
  }
  return { changed, problems: [...problems.values()] }
}

function termsOf(night: NightTerms): NightTerms {
  return Object.fromEntries(nightFields.map((field) => [termOf[field], night[termOf[field]]])) as NightTerms
}

/** Changes of nights as ranges: consecutive nights of a room with the same change of a field are one. */
function nightViews(nights: readonly PlannedNight[], currency: string): NightsView[] {
  const ranges = new Map<string, NightsView[]>()
  const text = (field: NightField, value: number | boolean) => cellText(field, value, currency)
  for (const { room, night, set, before } of nights.toSorted((a, b) => (a.night < b.night ? -1 : 1))) {
    for (const field of nightFields) {
      const [old, value] = [before?.[termOf[field]], set[termOf[field]]]
      if (value === undefined || value === old) continue
      const view = { before: old === undefined ? null : text(field, old), after: text(field, value) }
      const rangesOfField = ranges.get(`${room} ${field}`) ?? []
      const last = rangesOfField.at(-1)
      if (last && last.to === addDays(night, -1) && last.before === view.before && last.after === view.after) {
        last.to = night
      } else rangesOfField.push({ room, field, from: night, to: night, ...view })
      ranges.set(`${room} ${field}`, rangesOfField)
    }
  }
  return [...ranges.values()].flat()
}
