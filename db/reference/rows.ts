import { amenities } from '#db/reference/amenities.ts'
import { faqs } from '#db/reference/faqs/all.ts'
import { headerImageId, headerImages, headers } from '#db/reference/headers.ts'
import { pageImages } from '#db/reference/images.ts'
import { about, privacy, terms } from '#db/reference/pages/texts.ts'
import { cities, countries, districts, places } from '#db/reference/places.ts'
import { seasons } from '#db/reference/calendar.ts'
import { serviceTypes } from '#db/reference/service-types.ts'
import { taxRules } from '#db/reference/taxes.ts'
import type { EditedHeaderPage } from '#domains/content/shapes.ts'

type Row = Record<string, unknown>
/** Rows of a table by natural key; `key` is unique within the table and never changes. */
export type TableRows = {
  table: string
  rows: { key: string; row: Row }[]
  /**
   * Not inserted beside rows that are older than the import: a night would be taxed twice, and a provider that has its own
   * seasons and service types needs no others.
   */
  alone?: true
  /** A row is skipped if its row of another table is missing, because the provider removed it. */
  parent?: { table: string; key: string; column: string }
}

/** The reference data of every installation, each table after those that it references. */
export function referenceRows(): TableRows[] {
  const known = cities()
  return [
    table(
      'country',
      'code',
      countries().map(({ callingCode, ...one }) => ({ ...one, calling_code: callingCode })),
    ),
    {
      ...table(
        'city',
        'slug',
        known.map(({ timeZone, searchKey, ...one }) => ({ ...one, time_zone: timeZone, search_key: searchKey })),
      ),
      parent: { table: 'country', key: 'code', column: 'country' },
    },
    {
      ...table(
        'district',
        'slug',
        districts().map(({ searchKey, ...one }) => ({ ...one, search_key: searchKey })),
      ),
      parent: ofCity,
    },
    {
      ...table(
        'place',
        'slug',
        places(known).map(({ gateNo, searchKey, ...one }) => ({ ...one, gate_no: gateNo, search_key: searchKey })),
      ),
      parent: ofCity,
    },
    table('amenity', 'id', amenities()),
    {
      table: 'tax_rule',
      rows: taxRules.map((one) => ({
        key: `${one.country} ${one.kind} ${one.starsFrom}-${one.starsTo} ${one.validFrom}`,
        row: {
          kind: one.kind,
          country: one.country,
          rate_basis_points: one.rateBasisPoints,
          base: one.base,
          stars_from: one.starsFrom,
          stars_to: one.starsTo,
          valid_from: one.validFrom,
          valid_to: one.validTo,
        },
      })),
      alone: true,
    },
    {
      table: 'season',
      rows: seasons().map(({ code, name, hijriYear, firstDay, lastDay }) => ({
        key: `${code} ${hijriYear ?? firstDay.slice(0, 4)}`,
        row: { code, name, hijri_year: hijriYear, first_day: firstDay, last_day: lastDay },
      })),
      alone: true,
    },
    {
      ...table(
        'service_type',
        'slug',
        serviceTypes.map((one, i) => ({ ...one, position: i + 1 })),
      ),
      alone: true,
    },
    table('image', 'id', [...pageImages(), ...headerImages()]),
    table(
      'page_header',
      'page',
      (Object.keys(headers) as EditedHeaderPage[]).map((page) => {
        const { title, text } = headers[page]
        return { page, title, text, image_id: headerImageId(page) }
      }),
    ),
    table(
      'faq_topic',
      'slug',
      faqs.map(({ slug, name }, i) => ({ slug, name, position: i + 1 })),
    ),
  ]
}

const ofCity = { table: 'city', key: 'slug', column: 'city' } as const

function table(name: string, key: string, rows: Row[]): TableRows {
  return { table: name, rows: rows.map((row) => ({ key: String(row[key]), row })) }
}

/** A draft of the admin: the kind and the table that holds the published items. */
export type DraftRows = { kind: 'page' | 'question'; table: string; rows: { key: string; row: Row }[] }

/**
 * Texts in the name of the provider. They are drafts until somebody publishes them.
 * @param changedOn the date of the legal texts, `YYYY-MM-DD`
 */
export function referenceDrafts(changedOn: string): DraftRows[] {
  return [
    {
      kind: 'page',
      table: 'content_page',
      rows: Object.entries({ about, privacy, terms }).map(([key, body]) => ({
        key,
        row: { changed_on: changedOn, body },
      })),
    },
    {
      kind: 'question',
      table: 'faq_entry',
      rows: faqs.flatMap(({ slug: topic, entries }) =>
        entries.map(({ slug, question, answer }, i) => ({
          key: slug,
          row: { topic, position: i + 1, question, answer },
        })),
      ),
    },
  ]
}
