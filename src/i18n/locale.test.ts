import { describe, expect, it } from 'vitest'
import { bilingual, direction, inLocale, isLocale, languageOf, otherContentLocale } from './locale.ts'

describe('languages', () => {
  it('are English and Arabic only', () => {
    expect(['en', 'ar', 'fr', 'EN', '', null, undefined, 'constructor'].filter(isLocale)).toEqual(['en', 'ar'])
    expect([otherContentLocale('en'), otherContentLocale('ar')]).toEqual(['ar', 'en'])
    expect([direction('en'), direction('ar')]).toEqual(['ltr', 'rtl'])
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
