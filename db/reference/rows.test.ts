import { expect, test } from 'vitest'
import { referenceDrafts, referenceRows } from '#db/reference/rows.ts'
import { taxRules } from '#db/reference/taxes.ts'

const tables = new Map(referenceRows().map(({ table, rows }) => [table, rows]))
const keysOf = (table: string) => tables.get(table)?.map(({ key }) => key) ?? []

test('each row has a key of its own, and a table comes after those that it references', () => {
  for (const { rows } of [...referenceRows(), ...referenceDrafts('2026-12-01')]) {
    expect(rows.length).toBeGreaterThan(2)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  }
  const order = [...tables.keys()]
  for (const { table, parent } of referenceRows()) {
    if (parent) expect(order.indexOf(parent.table)).toBeLessThan(order.indexOf(table))
  }
})

test('for any number of stars exactly one VAT rule and one city fee apply', () => {
  for (const stars of [1, 2, 3, 4, 5]) {
    const rules = taxRules.filter((rule) => rule.starsFrom <= stars && stars <= rule.starsTo)
    expect(rules.map((rule) => [rule.kind, rule.rateBasisPoints, rule.base])).toEqual([
      ['city_fee', stars >= 4 ? 500 : 250, 'rent'],
      ['vat', 1500, 'rent_and_city_fee'],
    ])
  }
})

test('pages and states of an installation without photos have their pictures', () => {
  const pages = ['hero/home-ltr', 'hero/home-rtl', 'hero/home-tall-ltr', 'hero/home-tall-rtl']
  const cities = ['skyline/makkah', 'skyline/madinah', 'skyline/jeddah']
  const states = ['lost/404', 'fault/500', 'empty/bookings', 'empty/results', 'empty/cart']
  expect([...pages, ...cities, ...states].filter((id) => !keysOf('image').includes(id))).toEqual([])
})

test('no text of a new installation names the demo or its provider', () => {
  const texts = JSON.stringify([
    tables.get('page_header'),
    tables.get('faq_topic'),
    tables.get('image'),
    referenceDrafts('2026-12-01'),
  ])
  expect(texts).toContain('سياسة الخصوصية')
  expect(texts.match(/rihla|demo|demonstration|«رحلة»|تجريبي|من نسج الخيال|example\.com/i)).toBeNull()
})
