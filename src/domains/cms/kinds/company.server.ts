import { sql } from 'drizzle-orm'
import type { FieldError } from '#api/errors.ts'
import {
  inSections,
  type Among,
  type Field,
  type Kind,
  type KindName,
  type Store,
  type Values,
} from '#domains/cms/shapes.ts'
import { only, onlyItem, settingKind } from '#domains/cms/stores/single-stores.server.ts'
import { saveSetting } from '#domains/content/commands.server.ts'
import { readSettings, type Seller } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { currencyDecimals } from '#i18n/money.ts'

const companyFields: Field[] = [
  { type: 'bilingual', name: 'legal_name', max: 120 },
  { type: 'reference', name: 'country', to: 'country', by: 'slug', optional: true },
  { type: 'text', name: 'vat_number', max: 30, optional: true },
  { type: 'text', name: 'registration', max: 40, optional: true },
  { type: 'bilingual', name: 'address', max: 200, optional: true },
  {
    type: 'list',
    name: 'licences',
    maxItems: 10,
    optional: true,
    item: [
      { type: 'bilingual', name: 'licence_name', max: 80 },
      { type: 'text', name: 'licence_number', max: 40 },
    ],
  },
]
const optionFields = inSections([
  'products',
  { type: 'flag', name: 'sells_stays' },
  { type: 'flag', name: 'sells_packages' },
  { type: 'flag', name: 'sells_services' },
  { type: 'flag', name: 'requires_licences' },
  'payment',
  { type: 'text', name: 'currency', max: 3, form: 'currency' },
  { type: 'number', name: 'open_arrivals', min: 0, max: 1_000 },
  { type: 'flag', name: 'takes_prepay' },
  'advanced',
  {
    type: 'list',
    name: 'unlisted_countries',
    maxItems: 50,
    optional: true,
    item: [{ type: 'reference', name: 'country', to: 'country', by: 'slug' }],
  },
  { type: 'flag', name: 'maintenance', rare: true },
  { type: 'lines', name: 'maintenance_text', max: 300, optional: true },
])

/** A Saudi VAT number: 15 digits, of which the first and the last are 3 (ZATCA). */
const saudiVatNumber = /^3\d{13}3$/

const optionStore: Store = {
  listing: () => onlyItem,
  async read(db) {
    const settings = await readSettings(db)
    const { currency, offers, features, limits, hotel_licences, maintenance, maintenance_text } = settings
    return {
      currency,
      sells_stays: offers.stays,
      sells_packages: offers.packages,
      sells_services: offers.services,
      takes_prepay: features.prepay,
      open_arrivals: limits.open_arrivals,
      requires_licences: hotel_licences.required,
      unlisted_countries: settings.unlisted_countries.map((country) => ({ country })),
      maintenance,
      maintenance_text: maintenance_text ?? { en: '', ar: '' },
    }
  },
  async write(tx, _, values, now) {
    const { currency: before } = await readSettings(tx)
    const { currency, sells_stays: stays, sells_packages: packages, sells_services: services } = values
    const settings = {
      currency,
      offers: { stays, packages, services },
      features: { prepay: values.takes_prepay },
      limits: { open_arrivals: values.open_arrivals },
      hotel_licences: { required: values.requires_licences },
      unlisted_countries: (values.unlisted_countries as Values[]).map(({ country }) => country),
      maintenance: values.maintenance,
      maintenance_text: textOrNull(values.maintenance_text),
    }
    for (const [key, value] of Object.entries(settings)) await saveSetting(tx, key, value, now)
    if (currency === before) return
    // Prices keep their figures. The rates of other currencies were those of the earlier one.
    await saveSetting(tx, 'exchange', { rates: [] }, now)
    for (const table of ['hotel', 'package', 'service'])
      await tx.execute(sql`update ${sql.identifier(table)} set currency = ${currency}`)
  },
}

/** The company that sells, and what and how it sells. */
export const companyKinds = {
  company: {
    title: 'legal_name',
    managers: true,
    ...settingKind({
      key: 'seller',
      fields: companyFields,
      fromStored: (stored) => {
        const { name, country = '', licences = [] } = stored as Partial<Seller>
        return {
          legal_name: name ?? undefined,
          country: country || null,
          licences: licences.map((one) => ({ licence_name: one.name, licence_number: one.number })),
        }
      },
      toStored: ({ legal_name: name, country, address, licences, ...same }) => ({
        ...same,
        name,
        country: country ?? '',
        address: textOrNull(address),
        licences: (licences as Values[]).map((one) => ({ name: one.licence_name, number: one.licence_number })),
      }),
    }),
    check: ({ country, vat_number }) =>
      vat_number === '' || (country ?? 'SA') !== 'SA' || saudiVatNumber.test(String(vat_number))
        ? []
        : [{ path: 'vat_number', code: 'vat_number_saudi' }],
    shownAt: () => ({ page: 'contact-us', slug: null }),
  },
  options: {
    title: 'currency',
    single: only,
    managers: true,
    fields: optionFields,
    store: optionStore,
    check: async ({ currency, sells_stays, sells_packages, sells_services }, { db, gateway }) => [
      ...(await currencyErrors(db, currency as string, gateway)),
      ...(sells_stays || sells_packages || sells_services ? [] : [{ path: 'sells_stays', code: 'nothing_sold' }]),
    ],
    shownAt: () => ({ page: 'home', slug: null }),
  },
} as const satisfies Partial<Record<KindName, Kind>>

/** A text of an optional field; null if it is empty. */
function textOrNull(text: unknown): Bilingual | null {
  const { en, ar } = text as Bilingual
  return en + ar === '' ? null : { en, ar }
}

/**
 * The currency stays once there are bookings, whose payments and reports are in it. Existing prices keep their figures,
 * so the new currency must have as many decimals. The payment provider has to charge it.
 */
async function currencyErrors(db: Queryable, currency: string, gateway: Among['gateway']): Promise<FieldError[]> {
  const { currency: before } = await readSettings(db)
  if (currency === before) return []
  const error = (code: string) => [{ path: 'currency', code, params: { currency: before } }]
  if (!Intl.supportedValuesOf('currency').includes(currency)) return error('not_a_choice')
  if (gateway && !gateway.charges(currency)) return error('currency_not_charged')
  const result = await db.execute<{ booked: boolean; priced: boolean }>(sql`
    select exists (select from booking) as booked,
      exists (select from hotel) or exists (select from package) or exists (select from service) as priced`)
  if (result.rows[0]?.booked) return error('currency_booked')
  return result.rows[0]?.priced && currencyDecimals(currency) !== currencyDecimals(before)
    ? error('currency_decimals')
    : []
}
