import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { readScene, type SceneKind } from '@rihla/illustrations/catalogue'
import type { KindName } from '#domains/cms/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { translator } from '#i18n/translator.server.ts'
import { adminLinks } from '#links/admin.ts'
import { fromBase32 } from '../admin/manager.ts'
import { unfold } from '../admin/staff.ts'
import { dayFromNow, expectAlive } from '../test.ts'

const t = translator('en')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Values of a form by the name of the field: a text, a choice, a tick, one of the listed items, or rows of a list. */
type Values = { [name: string]: string | boolean | Bilingual | Listed | Ticked | Values[] }
type Bilingual = { en: string; ar: string }
type Listed = { index: number }
type Ticked = { ticked: string[] }

/** The first item of a list, such as the only hotel, after the empty one. */
const firstItem: Listed = { index: 1 }

/** The first address of the set-up, the first manager and the second factor. */
export async function setUp(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(heading(page)).toHaveText(t('setup.title'))
  const field = (key: 'name' | 'email' | 'brandEn' | 'brandAr') =>
    page.getByRole('textbox', { name: t(`setup.${key}`), exact: true })
  await field('name').fill('Huda Salem')
  await field('email').fill('huda@palmgate.example')
  await page.locator('[name=password]').fill('a sentence that is long enough')
  await field('brandEn').fill('Palm Gate Travel')
  await field('brandAr').fill('بوابة النخيل للسفر')
  await page.getByRole('button', { name: t('setup.submit') }).click()
  await page.getByRole('button', { name: t('admin.factorBegin') }).click()
  const key = (await page.locator('main code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel(t('admin.factorCode')).fill(codeAt(fromBase32(key), stepOf(new Date())))
  await page.getByRole('button', { name: t('admin.factorConfirm') }).click()
  await page.getByRole('link', { name: t('admin.factorGoOn') }).click()
  await expect(heading(page)).toHaveText(t('checklist.title'))
}

/** Adds an item of a kind, or opens the only one of a kind of settings, fills in its form and publishes it. */
export async function publish(
  page: Page,
  kind: KindName,
  values: Values,
  { only = false, photos = [], logo }: { only?: boolean; photos?: SceneKind[]; logo?: string } = {},
): Promise<void> {
  if (only) await page.goto(adminLinks.edit('en', kind, 'all'))
  else {
    await page.goto(adminLinks.editingList('en', kind))
    await page.getByRole('button', { name: t('itemlist.add'), exact: true }).click()
  }
  await expect(page.getByRole('button', { name: t('editing.publish'), exact: true })).toBeVisible()
  await hydrated(page)
  await fill(page, values)
  if (photos.length > 0) await addPhotos(page, photos)
  if (logo) {
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }
    await page.locator('[name="logo.file"]').setInputFiles(file)
  }
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(page.getByText(t('editing.published')), `${kind} is published`).toBeVisible()
}

async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 200)
  await expectAlive(page)
}

async function fill(page: Page, values: Values, within = ''): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const path = within + name
    const control = page.locator(`[id="${path}"]`)
    await unfold(Array.isArray(value) ? page.locator(`[id="${path}.add"]`) : control)
    if (Array.isArray(value)) {
      for (const [i, row] of value.entries()) {
        await page.locator(`[id="${path}.add"]`).click()
        await fill(page, row, `${path}.${i}.`)
      }
    } else if (typeof value === 'boolean') await control.setChecked(value)
    else if (typeof value === 'object' && 'ticked' in value) {
      for (const one of value.ticked) await page.locator(`[id="${path}.${one}"]`).check()
    } else if (typeof value === 'object' && 'index' in value) await control.selectOption(value)
    else if (typeof value === 'object') await fill(page, value, `${path}.`)
    else if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Uploads a photo of each kind, at once, and describes them in both languages. */
async function addPhotos(page: Page, kinds: SceneKind[]): Promise<void> {
  const files = await Promise.all(
    kinds.map(async (kind) => ({
      name: `${kind}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(Buffer.from(readScene(kind, 'palm-house')))
        .jpeg()
        .toBuffer(),
    })),
  )
  const rows = page.locator('[name^="image_ids."][name$=".picture"]')
  await page.locator('[name="image_ids.file"]').setInputFiles(files)
  await expect(rows).toHaveCount(kinds.length)
  for (const i of kinds.keys()) {
    await page.locator(`[name="image_ids.${i}.alt.en"]`).fill(`A view of the house, ${i + 1}`)
    await page.locator(`[name="image_ids.${i}.alt.ar"]`).fill(`منظر للدار، ${i + 1}`)
  }
}

/** Prices and free rooms for the nights of the next half year. */
export async function setPrices(page: Page): Promise<void> {
  await page.goto(adminLinks.stock('en'))
  await hydrated(page)
  await page.getByLabel(t('stock.first')).fill(dayFromNow(1))
  await page.getByLabel(t('stock.last')).fill(addDays(dayFromNow(1), 180))
  await page.locator('[name=price]').fill('350')
  await page.locator('[name=allotment]').fill('5')
  await page.getByRole('button', { name: t('stock.save') }).click()
  await expect(page.getByText(t('stock.changed', { count: 181 }))).toBeVisible()
}

export async function addDeparture(page: Page): Promise<void> {
  await page.goto(adminLinks.departures('en', { new: 1 }))
  await hydrated(page)
  await page.locator('[name=starts_on]').fill(dayFromNow(40))
  await page.locator('[name=seats]').fill('20')
  await page.locator('[name=adult-double]').fill('4500')
  await page.locator('[name=child-double]').fill('3000')
  await page.locator('[name=infant_price]').fill('100')
  await page.getByRole('button', { name: t('stock.addDeparture') }).click()
  await expect(page.getByText(t('stock.departureAdded'))).toBeVisible()
}

export const company: Values = {
  legal_name: { en: 'Palm Gate Travel Company', ar: 'شركة بوابة النخيل للسفر' },
  country: 'SA',
  vat_number: '310000000000003',
  registration: '4030000000',
  address: { en: '12 Palm Street, Makkah', ar: '12 شارع النخيل، مكة المكرمة' },
}
export const brand = {
  name: { en: 'Palm Gate Travel', ar: 'بوابة النخيل للسفر' },
  tagline: { en: 'Close to the gates', ar: 'على مقربة من الأبواب' },
  colour: '#7a1f2b',
} satisfies Values
/** A palm in the main colour. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#7a1f2b"/>
<path d="M24 42V22" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
<path d="M24 22C18 12 11 13 8 18c6-1 10 0 16 4zm0 0c6-10 13-9 16-4-6-1-10 0-16 4zm0 0c-8-1-12 4-12 10 3-5 7-8 12-10zm0 0c8-1 12 4 12 10-3-5-7-8-12-10z" fill="#fff"/></svg>`
export const contact: Values = {
  email: 'hello@palmgate.example',
  phone: '+966500000001',
  address: { en: '12 Palm Street, Makkah', ar: '12 شارع النخيل، مكة المكرمة' },
  hours: { en: 'Every day, 9 am to 9 pm', ar: 'كل يوم من 9 صباحًا إلى 9 مساءً' },
}
export const policy: Values = {
  name: { en: 'Free until 48 hours before', ar: 'مجاني حتى 48 ساعة قبل الوصول' },
  windows: [{ percent: '0' }, { hours_before: '48', nights_cost: '1' }],
}
export const hotel = {
  slug: 'palm-house',
  name: { en: 'Palm House', ar: 'دار النخيل' },
  summary: { en: 'A small family hotel.', ar: 'فندق عائلي صغير.' },
  description: { en: 'Twelve quiet rooms near the mosque.', ar: 'اثنتا عشرة غرفة هادئة قرب المسجد.' },
  stars: '3',
  city: 'makkah',
  district_id: firstItem,
  lat: '21.4175',
  lon: '39.8265',
  board_free_under: '6',
  price_policy: { en: 'Taxes are included.', ar: 'الأسعار شاملة الضرائب.' },
} satisfies Values
export const room: Values = {
  hotel_id: firstItem,
  name: { en: 'Double room', ar: 'غرفة مزدوجة' },
  size_m2: '24',
  floor_from: '1',
  floor_to: '3',
  beds: [{ kind: 'king', count: '1' }],
  bathrooms: '1',
  max_adults: '2',
  max_children: '1',
  max_total: '3',
  view: 'city',
}
export const rate: Values = {
  room_type_id: firstItem,
  board: 'breakfast',
  policy_id: firstItem,
  payment: 'both',
  price_basis_points: '100',
  adult_supplement: '20',
  child_supplement: '0',
}
export const packageType: Values = { slug: 'umrah', name: { en: 'Umrah', ar: 'عمرة' }, position: '1' }
export const umrah: Values = {
  slug: 'three-nights-in-makkah',
  type_id: firstItem,
  title: { en: 'Three nights in Makkah', ar: 'ثلاث ليالٍ في مكة' },
  summary: { en: 'A short Umrah with a guide.', ar: 'عمرة قصيرة مع مرشد.' },
  description: { en: 'From the airport to the gate and back.', ar: 'من المطار إلى الباب والعودة.' },
  tour_type: 'small_group',
  group_size: '20',
  departure_city: 'jeddah',
  days: '4',
  programme: [1, 2, 3, 4].map((n) => ({
    city: 'makkah',
    title: { en: `Day ${n}`, ar: `اليوم ${n}` },
    blocks: [{ kind: 'rest', title: { en: 'Time at the mosque', ar: 'وقت في المسجد' } }],
  })),
  hotels: [{ hotel_id: firstItem, nights: '3', board: 'breakfast', guarantee: 'named' }],
  included: [{ text: { en: 'Breakfast', ar: 'الإفطار' } }],
  child_max_age: '11',
  infant_max_age: '1',
  payment: 'both',
  policy_id: firstItem,
  supply: 'own',
  meets_at: '09:00',
  closes_days_before: '3',
  rank: '10',
}
/** The first category of the reference data. */
export const serviceType = { en: 'Airport transfers', ar: 'التوصيل من المطار وإليه' }
export const transfer = {
  slug: 'airport-to-makkah',
  type_id: firstItem,
  name: { en: 'Jeddah airport to Makkah', ar: 'من مطار جدة إلى مكة' },
  summary: { en: 'A car for four.', ar: 'سيارة لأربعة.' },
  about: { en: 'The driver waits at the exit.', ar: 'ينتظر السائق عند المخرج.' },
  basis: 'vehicle',
  city: 'jeddah',
  meeting_point: { en: 'Arrivals hall', ar: 'صالة الوصول' },
  lat: '21.67',
  lon: '39.15',
  to_city: 'makkah',
  minutes: '75',
  child_max_age: '11',
  free_max_age: '1',
  payment: 'both',
  policy_id: firstItem,
  supply: 'own',
  closes_hours_before: '6',
  rank: '10',
} satisfies Values
export const car: Values = {
  service_id: firstItem,
  name: { en: 'Saloon car', ar: 'سيارة صالون' },
  amount: '250',
  child_amount: '0',
  most_people: '4',
  capacity: '5',
}
