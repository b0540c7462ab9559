import { expect, test } from 'vitest'
import { visualRuns } from './bidi.ts'

const seen = (line: string, base: 'ltr' | 'rtl') =>
  visualRuns(line, base).map(({ text, rtl }) => (rtl ? `<${text}>` : text))

test.for([
  ['one language is one run', 'Hotels in Makkah, 10', 'ltr', ['Hotels in Makkah, 10']],
  ['Arabic is one run from the right', 'فنادق مكة المكرمة', 'rtl', ['<فنادق مكة المكرمة>']],
  [
    'a Latin name within Arabic reads from its left',
    'فندق Le Jardin في مكة',
    'rtl',
    ['< في مكة>', 'Le Jardin', '<فندق >'],
  ],
  [
    'an Arabic name within English reads from its right',
    'Stay at دار الريان, Makkah',
    'ltr',
    ['Stay at ', '<دار الريان>', ', Makkah'],
  ],
  ['a number stands where it is read among Arabic', 'برج 12 السلام', 'rtl', ['< السلام>', '12', '<برج >']],
  ['also when the line is English', 'A برج 12 دار Z', 'ltr', ['A ', '< دار>', '12', '<برج >', ' Z']],
  ['a time within Arabic keeps its order', 'من الساعة 16:00', 'rtl', ['16:00', '<من الساعة >']],
  ['a price within Arabic keeps its order', '2,898.50 ر.س', 'rtl', ['< ر.س>', '2,898.50']],
  ['a date of numbers within Arabic keeps its order', 'في 30/11/2026', 'rtl', ['30/11/2026', '<في >']],
  ['a sign of direction orders what has none', '\u200e−15%', 'rtl', ['\u200e−15%']],
  ['a mark at the end stands at the end of the line', 'فندق Noor!', 'rtl', ['<!>', 'Noor', '<فندق >']],
  ['a number after a Latin word belongs to it', 'فندق Tower 7', 'rtl', ['Tower 7', '<فندق >']],
  ['tatweel is a letter of Arabic', '1448 هـ', 'rtl', ['< هـ>', '1448']],
  ['a pictograph among Arabic words stands between them', 'سرير 🛏️ وغرفة', 'ltr', ['<سرير 🛏️ وغرفة>']],
  ['a flag after Arabic ends the line', 'مكة 🇸🇦', 'rtl', ['<مكة 🇸🇦>']],
  ['a letter of two halves keeps its direction', 'علي 𠮷', 'rtl', ['𠮷', '<علي >']],
  ['brackets go with the line', 'Noor (نور)', 'ltr', ['Noor (', '<نور>', ')']],
] as const)('%s', ([, line, base, expected]) => {
  expect(seen(line, base)).toEqual(expected)
})

test('combining accents stay with their letter', () => {
  expect(seen('مَكَّة', 'rtl')).toEqual(['<مَكَّة>'])
})
