import { describe, expect, it } from 'vitest'
import { afterLocale, bilingual, direction, inLocale, isLocale, languageOf, otherContentLocale } from './locale.ts'

describe('languages', () => {
  it('are English and Arabic only', () => {
    expect(['en', 'ar', 'fr', 'EN', '', null, undefined, 'constructor'].filter(isLocale)).toEqual(['en', 'ar'])
    expect([otherContentLocale('en'), otherContentLocale('ar')]).toEqual(['ar', 'en'])
    expect([direction('en'), direction('ar')]).toEqual(['ltr', 'rtl'])
  })

  it('are the first segment of a path', () => {
    expect(['/ar/hotels?page=2', '/en', '/en?q=1'].map(afterLocale)).toEqual(['/hotels?page=2', '', '?q=1'])
    expect(['/fr/hotels', '/arabic', '//en/hotels', 'en/hotels', '/', '', '/EN'].map(afterLocale)).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })

  it('use Latin digits and the Gregorian calendar', () => {
    const { numberingSystem, calendar } = new Intl.DateTimeFormat(languageOf('ar').tag).resolvedOptions()
    expect([languageOf('en').tag, languageOf('ar').tag, numberingSystem, calendar]).toEqual([
      'en-US-u-nu-latn-ca-gregory',
      'ar-EG-u-nu-latn-ca-gregory',
      'latn',
      'gregory',
    ])
  })

  it('fall back to the other language when a text is blank', () => {
    expect(inLocale({ en: 'Gate', ar: 'باب' }, 'ar')).toBe('باب')
    expect(inLocale({ en: 'Gate', ar: ' ' }, 'ar')).toBe('Gate')
    expect(inLocale({ en: '', ar: 'باب' }, 'en')).toBe('باب')
    expect(inLocale({ en: '', ar: ' ' }, 'en')).toBe('')
  })

  it('are built by the same function', () => {
    expect(bilingual((locale) => direction(locale))).toEqual({ en: 'ltr', ar: 'rtl' })
  })
})
