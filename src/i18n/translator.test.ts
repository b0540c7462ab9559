import { describe, expect, expectTypeOf, it } from 'vitest'
import { conventionsIn, defaultConventions } from './locale.ts'
import type { ArgumentsOf, TagsOf, Translated } from './icu-types.ts'
import { translator } from './translator.server.ts'
import { createTranslator, type Translator } from './translator.ts'

const t = translator('en')
const ar = translator('ar')

describe('translator', () => {
  it('returns a text in its language', () => {
    expect(t('common.close')).toBe('Close')
    expect(ar('common.close')).toBe('إغلاق')
    expect([t.locale, ar.locale]).toEqual(['en', 'ar'])
  })

  it('inserts arguments and plurals, with Latin digits in both languages', () => {
    expect(t('common.priceFrom', { price: 'SAR 90' })).toBe('From SAR 90')
    expect(t('stays.roomsLeft', { count: 1 })).toBe('Only 1 room left')
    expect(ar('stays.roomsLeft', { count: 3 })).toBe('بقيت 3 غرف فقط')
    expect(ar('common.guests', { count: 12345 })).toBe('12,345 ضيفًا')
    expect(ar('common.pageOf', { page: 2, pages: 24 })).toBe('الصفحة 2 من 24')
    expect(ar('shell.severity', { severity: 'warn' })).toBe('تحذير')
  })

  it('renders tags as strings', () => {
    const link = {
      terms: (chunks: string) => `[${chunks}](/terms)`,
      privacy: (chunks: string) => `[${chunks}](/privacy)`,
    }
    expect(ar.markup('productcheckout.acceptTerms', link)).toBe(
      'أوافق على [الشروط والأحكام](/terms)، واطّلعت على [سياسة الخصوصية](/privacy).',
    )
  })

  it('reports whether a message exists for an external key', () => {
    expect(t.has('errors.sold_out')).toBe(true)
    for (const key of [
      'errors.nonsense',
      'nonsense.save',
      'nonsense',
      '',
      'errors.constructor',
      '__proto__.toString',
    ]) {
      expect(t.has(key), key).toBe(false)
    }
  })

  it('shows the key of a message that a page did not load, and does not throw', () => {
    const partial = createTranslator('en', { common: { close: 'Close' } }, conventionsIn('en', defaultConventions))
    expect(partial('common.close')).toBe('Close')
    expect(partial('booking.priceDetails')).toBe('booking.priceDetails')
  })
})

describe('the types', () => {
  it('derive arguments and tags from the text', () => {
    expectTypeOf<ArgumentsOf<'Save'>>().toEqualTypeOf<{}>()
    expectTypeOf<ArgumentsOf<'From {price} to {to, number}, {on, date}'>>().toEqualTypeOf<{
      price: string | number
      to: number
      on: Date
    }>()
    expectTypeOf<ArgumentsOf<'{n, plural, one {# {room}} other {{n} rooms in {place}}}!'>>().toEqualTypeOf<{
      n: number
      room: string | number
      place: string | number
    }>()
    expectTypeOf<
      ArgumentsOf<'{kind, select, hotel {{n, plural, one {a} other {b {x}}}} other {c}} {z}'>
    >().toEqualTypeOf<{
      kind: 'hotel' | 'other'
      n: number
      x: string | number
      z: string | number
    }>()
    expectTypeOf<TagsOf<'<b>A</b> and <link>{name}</link>'>>().toEqualTypeOf<'b' | 'link'>()
  })

  it('reject wrong keys and arguments', () => {
    const failure = (t: Translator, code: 'sold_out' | 'conflict', count: 'nights' | 'close') => {
      // @ts-expect-error no such key
      t('common.nonsense')
      // @ts-expect-error no such domain
      t('nonsense.save')
      // @ts-expect-error missing arguments
      t('common.nights')
      // @ts-expect-error missing argument
      t('common.nights', {})
      // @ts-expect-error a plural takes a number
      t('common.nights', { count: '3' })
      // @ts-expect-error unknown argument
      t('common.nights', { count: 3, nights: 3 })
      // @ts-expect-error a text without arguments
      t('common.close', { count: 3 })
      // @ts-expect-error not one of the choices
      t('shell.severity', { severity: 'fatal' })
      // @ts-expect-error a text with tags wants markup or rich
      t('productcheckout.acceptTerms')
      // @ts-expect-error a tag without its handler
      t.markup('productcheckout.acceptTerms', { terms: (chunks) => chunks })
      // @ts-expect-error one key of the union wants an argument
      t(`common.${count}`)
      t(`errors.${code}`)
      t(`common.${count}`, { count: 3 })
    }
    expect(failure).toBeTypeOf('function')
  })

  it('reject Arabic texts whose arguments differ from the English ones', () => {
    type English = { hello: 'Hello {name}'; nights: '{count, plural, one {#} other {#}}'; link: '<b>x</b>' }
    type Fits = Translated<English>
    const fits = {
      hello: 'مرحبًا {name}',
      nights: '{count, plural, two {ليلتان} other {#}}',
      link: '<b>س</b>',
    } as const satisfies Fits
    // @ts-expect-error missing
    const missing = { hello: 'مرحبًا {name}', nights: '{count, plural, other {#}}' } as const satisfies Fits
    // @ts-expect-error extra
    const extra = { ...fits, more: 'المزيد' } as const satisfies Fits
    // @ts-expect-error another argument
    const renamed = { ...fits, hello: 'مرحبًا {who}' } as const satisfies Fits
    // @ts-expect-error a tag left out
    const untagged = { ...fits, link: 'س' } as const satisfies Fits
    expect([missing, extra, renamed, untagged]).toHaveLength(4)
  })
})
