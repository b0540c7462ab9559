import { describe, expect, it } from 'vitest'
import { cleanLines, cleanText, isSafeText, searchKey } from './clean.ts'

/** Texts in both directions, with characters that reorder, hide or pile up. */
const vectors = {
  plain_ar: 'فندق النور',
  ar_with_latin: 'فندق Grand Test بمكة',
  latin_with_ar: 'Hotel النور Makkah',
  ar_then_number: 'غرفة 12',
  arabic_indic: 'غرفة ١٢',
  phone_in_rtl: 'اتصل على +966 51 234 5678 الآن',
  date_in_rtl: 'من 2027-02-08 إلى 2027-03-08',
  price_in_rtl: 'السعر 1,234.50 SAR لليلة',
  brackets: 'فندق (النور) [مكة] {1}',
  url_in_rtl: 'زر https://example.test/ar?x=1&y=2 الآن',
  email_in_rtl: 'راسل a.b@example.test الآن',
  tashkeel: 'الم\u064eد\u0650ين\u064eة\u064f الم\u064fن\u064eو\u064e\u0651ر\u064eة\u064f',
  tatweel: 'مكـــة',
  lam_alef: 'لا إله إلا الله',
  presentation_forms: 'ﺍﻟﺤﺮﻡ',
  ligature_allah: 'ﷲ',
  persian_yeh_kaf: 'باب الملك عبد العزیز ک',
  alef_variants: 'أحمد إحمد آحمد احمد',
  yeh_alef_maksura: 'على علي',
  teh_heh: 'مكة مكه',
  zwnj: 'می\u200cخواهم',
  zwj: 'ه\u200d',
  rlm_lrm: '\u200fabc\u200e',
  rlo_override: 'invoice\u202egpj.exe',
  lro_override: '\u202dفندق',
  unclosed_rle: '\u202bopen embedding',
  unclosed_rli: '\u2067open isolate',
  stray_pdi: '\u2069stray',
  alm: '\u061c12',
  nested_isolates: '\u2066\u2067\u2068x\u2069\u2069\u2069',
  deep_embedding: `${'\u202b'.repeat(130)}x`,
  urdu: 'مکہ مکرمہ ہوٹل',
  hebrew: 'מלון מכה',
  arabic_comma_semicolon: 'أحمد، علي؛ عمر؟',
  arabic_percent: '٪١٥',
  nbsp: 'مكة\u00a0المكرمة',
  bom: '\ufeffمكة',
  combining_flood: `م${'\u064e'.repeat(200)}`,
  nfd_latin: 'Cafe\u0301',
  nfc_latin: 'Café',
  emoji_rtl: '🕋 مكة 🕌',
  emoji_zwj_family: '👨\u200d👩\u200d👧\u200d👦 عائلة',
  lone_surrogate_escaped: '\\ud800',
  nul_escaped: '\\u0000',
}

type Vector = keyof typeof vectors
const named = Object.entries(vectors)
const cleaned = Object.fromEntries(named.map(([name, value]) => [name, cleanText(value)])) as Record<Vector, string>

describe('text cleaning', () => {
  it('removes characters that reorder or hide text', () => {
    expect(cleaned.rlm_lrm).toBe('abc')
    expect(cleaned.rlo_override).toBe('invoicegpj.exe')
    expect(cleaned.lro_override).toBe('فندق')
    expect(cleaned.unclosed_rle).toBe('open embedding')
    expect(cleaned.unclosed_rli).toBe('open isolate')
    expect(cleaned.stray_pdi).toBe('stray')
    expect(cleaned.alm).toBe('12')
    expect(cleaned.nested_isolates).toBe('x')
    expect(cleaned.deep_embedding).toBe('x')
    expect(cleaned.bom).toBe('مكة')
    expect(cleanText('Al\u200cĩ \u200cAhmad\u200d')).toBe('Alĩ Ahmad')
    expect(cleaned.zwj).toBe('ه')
    for (const [name, value] of named.filter(([name]) => !name.startsWith('emoji') && name !== 'zwnj')) {
      expect(cleanText(value), name).not.toMatch(/\p{Default_Ignorable_Code_Point}/u)
    }
  })

  it('leaves legitimate text unchanged', () => {
    for (const name of [
      'plain_ar',
      'ar_with_latin',
      'phone_in_rtl',
      'tashkeel',
      'tatweel',
      'brackets',
      'urdu',
      'zwnj',
      'hebrew',
      'emoji_rtl',
      'emoji_zwj_family',
    ] as const) {
      expect(cleaned[name]).toBe(vectors[name])
    }
    expect(cleanText('❤️ 👩🏽‍⚕️')).toBe('❤️ 👩🏽‍⚕️')
  })

  it('composes letters, collapses spaces and trims the text', () => {
    expect(cleaned.nfd_latin).toBe('Café')
    expect(cleaned.nbsp).toBe('مكة المكرمة')
    expect(cleanText('  Umm\u00a0 al-\n\tQura \u0007')).toBe('Umm al- Qura')
  })

  it('keeps a number and its unit on one line', () => {
    expect(cleanText('about 4\u00a0km, SAR\u00a0200')).toBe('about 4\u00a0km, SAR\u00a0200')
    expect(cleanLines('4 \u00a0km\u00a0')).toBe('4 km')
  })

  it('keeps at most four combining marks on a letter', () => {
    expect(cleaned.combining_flood).toBe(`م${'\u064e'.repeat(4)}`)
  })

  it('is idempotent', () => {
    for (const text of Object.values(cleaned)) expect(cleanText(text)).toBe(text)
  })

  it('keeps line breaks in texts of several lines', () => {
    expect(cleanLines(' Late arrival \r\n\r\n\r\n\r\n two  beds\u2028please\u202e ')).toBe(
      'Late arrival\n\ntwo beds\nplease',
    )
  })

  it('rejects NUL and lone surrogates', () => {
    expect(['ok', 'مكة 🕌', ''].every(isSafeText)).toBe(true)
    for (const text of ['a\0b', '\ud800', '\udc00a', 'a\ud83d']) {
      expect(isSafeText(text)).toBe(false)
      expect(() => cleanText(text)).toThrow(RangeError)
    }
  })
})

describe('the search key', () => {
  it.each([
    [['Al Rayan', 'al-rayan', 'AL–RAYAN', 'Al‑Rayan', 'rayan', '  Al   Rayán '], 'rayan'],
    [['الريان', 'ريان', 'الرَّيَّان', 'الريـــان', 'اَلرّيان'], 'ريان'],
    [['An-Nabawi', 'Nabawi', 'an-nabawi'], 'nabawi'],
    [['Ash-Shuhadā’', 'ash-Shuhada', 'Shuhada'], 'shuhada'],
    [['Maʻlah', 'Ma’lah', "Ma'lah", 'Maʿlah', 'Malah'], 'malah'],
    [['مكة', 'مكه', 'مكـة', 'مَكَّة'], 'مكه'],
    [['المدينة المنورة', 'المَدِينَةُ المُنَوَّرَةُ', 'مدينه منوره', 'المدينة، المنورة'], 'مدينه منوره'],
    [['أحمد', 'إحمد', 'آحمد', 'احمد', 'ٱحمد'], 'احمد'],
    [['على', 'علي', 'علی'], 'علي'],
    [['مكة', 'مکہ', 'مکه'], 'مكه'],
    [['مؤسسة رئيس', 'موسسه رييس'], 'موسسه رييس'],
    [['ماء زمزم', 'ما زمزم'], 'ما زمزم'],
    [['فندق ١٢', 'فندق ۱۲', 'فندق (12)'], 'فندق 12'],
    [['ﺍﻟﺤﺮﻡ', 'الحرم'], 'حرم'],
    [['Çelik İstanbul', 'celik istanbul'], 'celik istanbul'],
    [['Straße', 'strasse'], 'strasse'],
  ])('%j', (spellings, key) => {
    for (const spelling of spellings) expect(searchKey(spelling), spelling).toBe(key)
  })

  it('keeps words that only begin like an article', () => {
    expect(searchKey('an hotel as it is')).toBe('an hotel as it is')
    expect(searchKey('Ali Alrayan')).toBe('ali alrayan')
    expect(searchKey('al')).toBe('al')
    expect(searchKey('الله')).toBe('الله')
    expect(searchKey('لا إله إلا الله')).toBe('لا اله الا الله')
    expect(searchKey('ال')).toBe('ال')
  })

  it('drops the article inside a name too', () => {
    expect(searchKey('Makkah – Al Haram')).toBe('makkah haram')
    expect(searchKey('باب الملك عبد العزيز')).toBe('باب ملك عبد عزيز')
  })

  it('contains only letters, digits and single spaces, and is its own search key', () => {
    for (const [name, value] of named) {
      expect(searchKey(value), name).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
      expect(searchKey(searchKey(value)), name).toBe(searchKey(value))
    }
  })
})
