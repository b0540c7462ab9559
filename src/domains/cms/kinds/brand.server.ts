import { sql } from 'drizzle-orm'
import type { FieldError } from '#api/errors.ts'
import { blankOf, type Field, type Kind, type KindName, type Store, type Values } from '#domains/cms/shapes.ts'
import { weekdays } from '#domains/cms/kinds/service.server.ts'
import { writeFocus } from '#domains/cms/stores/pictures.server.ts'
import { only, onlyItem, settingKind, settingStore } from '#domains/cms/stores/single-stores.server.ts'
import { saveSetting } from '#domains/content/commands.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import { isUploaded } from '#domains/content/focal-point.ts'
import type { ClockHours } from '#i18n/language.ts'
import { type Bilingual, contentLocales, type SiteConventions } from '#i18n/locale.ts'

const brandFields: Field[] = [
  { type: 'bilingual', name: 'name', max: 60 },
  { type: 'bilingual', name: 'tagline', max: 120, optional: true },
  { type: 'bilingual', name: 'welcome', max: 120, optional: true },
  { type: 'logo', name: 'logo', optional: true },
  { type: 'logo', name: 'logo_dark', optional: true },
  { type: 'text', name: 'colour', max: 7, form: 'colour', optional: true },
  { type: 'text', name: 'accent', max: 7, form: 'colour', optional: true },
]
const voiceFields: Field[] = [
  { type: 'lines', name: 'hero_title', max: 90, optional: true },
  { type: 'lines', name: 'hero_text', max: 200, optional: true },
  { type: 'picture', name: 'hero_photo', optional: true },
  { type: 'focus', name: 'focus', of: 'hero_photo', optional: true },
  { type: 'bilingual', name: 'alt', max: 200, optional: true },
  { type: 'bilingual', name: 'home_title', max: 90, optional: true },
  { type: 'lines', name: 'home_description', max: 300, optional: true },
  { type: 'number', name: 'reply_hours', min: 1, max: 168, optional: true },
  { type: 'number', name: 'refund_days', min: 1, max: 60, optional: true },
]

/** Stored with the photo, where they are valid in every place that shows it. */
const ofPhoto = ['focus', 'alt']
const voiceSetting = settingStore({ key: 'voice', fields: voiceFields.filter(({ name }) => !ofPhoto.includes(name)) })
const voiceStore: Store = {
  ...voiceSetting,
  async read(db) {
    const values = await voiceSetting.read(db, only)
    const blank = blankOf(voiceFields)
    const { rows } = await db.execute<{ focus: string; alt: Bilingual }>(
      sql`select focus, alt from image where id = ${values?.hero_photo ?? ''} and file is not null`,
    )
    const all: Values = { ...blank, ...values, ...rows[0] }
    return Object.fromEntries(voiceFields.map(({ name }) => [name, all[name]]))
  },
  async write(tx, subject, { focus, alt, ...values }, now) {
    await voiceSetting.write(tx, subject, values, now)
    const photo = values.hero_photo
    if (typeof photo !== 'string' || photo === '') return
    await writeFocus(tx, photo, focus as string)
    await tx.execute(sql`
      update image set alt = ${JSON.stringify(alt)}::jsonb, alt_suggested = false
      where id = ${photo} and file is not null`)
  },
}

/** The photo of the home page must be uploaded and have alternative text in both languages. */
function photoOfHome({ hero_photo: photo, alt }: Values): FieldError[] {
  if (photo === '') return []
  if (!isUploaded(String(photo))) return [{ path: 'hero_photo', code: 'not_a_choice' }]
  return contentLocales.flatMap((locale) =>
    (alt as Bilingual)[locale].trim() ? [] : [{ path: `alt.${locale}`, code: 'required' }],
  )
}

const clocks = ['clock_12', 'clock_24'] as const
const conventionFields: Field[] = [
  { type: 'choice', name: 'clock_ar', choices: clocks },
  { type: 'choice', name: 'clock_en', choices: clocks },
  { type: 'choice', name: 'first_weekday', choices: weekdays },
]

const conventionStore: Store = {
  listing: () => onlyItem,
  async read(db) {
    const { clock, firstWeekday } = (await readSettings(db)).conventions
    return {
      clock_ar: `clock_${clock.ar}`,
      clock_en: `clock_${clock.en}`,
      first_weekday: weekdays[firstWeekday],
    }
  },
  async write(tx, _, { clock_ar, clock_en, first_weekday }, now) {
    const hours = (choice: unknown): ClockHours => (choice === 'clock_12' ? 12 : 24)
    const firstWeekday = weekdays.indexOf(first_weekday as (typeof weekdays)[number])
    const conventions: SiteConventions = { clock: { en: hours(clock_en), ar: hours(clock_ar) }, firstWeekday }
    await saveSetting(tx, 'conventions', conventions, now)
  },
}

/** The look of the provider, what the site says in its name, and how it writes times and weeks. */
export const brandKinds = {
  brand: {
    title: 'name',
    managers: true,
    ...settingKind({ key: 'brand', fields: brandFields }),
    shownAt: () => ({ page: 'home', slug: null }),
  },
  voice: {
    title: 'hero_title',
    single: only,
    managers: true,
    fields: voiceFields,
    check: photoOfHome,
    store: voiceStore,
    shownAt: () => ({ page: 'home', slug: null }),
  },
  conventions: {
    title: 'clock_ar',
    single: only,
    managers: true,
    fields: conventionFields,
    store: conventionStore,
    shownAt: () => ({ page: 'home', slug: null }),
  },
} as const satisfies Partial<Record<KindName, Kind>>
