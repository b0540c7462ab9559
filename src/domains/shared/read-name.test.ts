import { describe, expect, test } from 'vitest'
import { personName } from '#domains/shared/free-text.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { cleanName, isLatinName } from '#domains/shared/read-name.ts'
import { searchKey } from '#i18n/clean.ts'

const name = personName(60)

describe('a name as documents print it', () => {
  test.each(
    [
      // One name, one letter, initials
      [
        'Suharto',
        'محمد',
        '李',
        'Ó',
        'Q',
        'Ng',
        'Na',
        'A.',
        'J.R.R.',
        'A. P. J. Abdul Kalam',
        'A.K.M. Fazlul',
        'Md.Rahim',
        'ایم۔ اے۔ خان',
      ],
      // Particles
      [
        'RAVI S/O KUMAR',
        'SITI D/O ALI',
        'Ahmed W/O Hassan',
        'C/O Yusuf',
        's/o Kumar',
        'Raju a/l Muthu',
        'DEVI A/P SAMY',
      ],
      [
        'Ravi A.S/O Kumar',
        'Abdullah bin Ahmad',
        'Nur binti Ali',
        'bin Haji Salleh',
        'Juan de la Cruz y Ruiz',
        'van ’t Hoff',
      ],
      // Signs between two names of one person
      ['TAN AH KOW @ ALI', 'ALI@AHMAD', 'Lim (Maria) Wei', 'Smith, Jr.', 'Hassan, Ali', '(a/l) Muthu', 'محمد، علي'],
      // Digits of a suffix
      ['Ahmad 2', 'John 3rd', 'James II', 'Karim Ⅲ', 'Jennifer 8', 'محمد ٢'],
      // Apostrophes
      [
        "O'Brien",
        'O’Brien',
        'O‘Brien',
        'O‛Brien',
        'O`Brien',
        'O´Brien',
        'Oʼodham',
        'ʻAbd',
        'ʿAlī',
        "'Abd",
        'Ni՚no',
        'ח׳אלד',
        'O′Neil',
      ],
      // Hyphens and dots between words
      [
        'Anne-Marie',
        'Anne‐Marie',
        'Anne‑Marie',
        'Jean–Luc',
        'Jean—Luc',
        'Al−Masri',
        'Gal·la',
        '阿不都·热合曼',
        'マリア・ルイサ',
        'בן־דוד',
      ],
      // Scripts and marks
      ['پرویز ڈوگر', 'ڕێبین', 'نور الهُدى', 'Владимир', 'Зӯҳро', 'রহিমা খাতুন', 'अब्दुल्लाह', 'အောင်မြင့်', 'ཇིགས་མེད', 'አበበ፡በቀለ'],
      ['สมชาย', 'ɗan Fulani', 'Oʻgʻil', 'Nguyễn Thị', 'İbrahim', 'Þórr', 'Zoë'],
      // Joiners
      ['علی\u200cرضا', 'ر\u200dا', 'র\u200d্যাব', 'क्\u200dष', 'ന്\u200d'],
    ].flat(),
  )('%j is kept as typed', (typed) => {
    expect(name.parse(typed)).toBe(typed.normalize('NFC'))
  })

  test.each([
    [' \u200fHuda\u00a0 Nasser\u202c ', 'Huda Nasser'],
    ['Al\u200ci', 'Ali'],
    ['Нур\u200dия', 'Нурия'],
    ['李\u200d明', '李明'],
    ['علی \u200cرضا\u200c', 'علی رضا'],
    ['علی\u200c\u200cرضا', 'علی\u200cرضا'],
    ['\u2067هدى\u2069', 'هدى'],
    ['Ａｌｉ　Ｋａｒｉｍ', 'Ali Karim'],
    ['Ｓ／Ｏ　Ｒａｖｉ＠Ｋｕｍａｒ', 'S/O Ravi@Kumar'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['ﻋﺒﺪ ﷲ', 'عبد الله'],
    ['ﻣﹶﺤﻤﺪ', 'مَحمد'],
    ['Cafe\u0301', 'Café'],
    ['Hu\u00adda', 'Huda'],
    ['𝓗𝓾𝓭𝓪', 'Huda'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(name.parse(typed)).toBe(stored)
  })

  test.each(['', ' ', '-', '.', '--', '—', '/', '...', '\u200f', '\u00a0', '( )', "'", 'N/A', 'n/a'])(
    '%j is no name',
    (typed) => {
      expect(cleanName(typed)).toBe('')
    },
  )

  test.each(
    [
      ['12345', '٣', '2', '+966 51 234 5678', 'Ali 1985', 'Ali 12345', 'III-1234 Ali'],
      ['😀', 'Ali 😀', '❤️', '♥ Huda', '★', '©', '$$$'],
      [
        'http://example.com',
        'https://example.com/ali',
        'www.example.com',
        'see www.example.com',
        'example.com',
        'EXAMPLE.COM',
      ],
      ['bit.ly/abc', 't.me/abc', 'win at example.net now', '//example', 'huda@example.com', 'huda@mail.example'],
      [
        '<b>Ali</b>',
        '{name}',
        'Ali; drop',
        'Ali_Karim',
        'a=b',
        'Ali|Karim',
        '"Ali"',
        'Ali!',
        'who?',
        '#1 Ali',
        'Ali----Karim',
      ],
    ].flat(),
  )('%j cannot be a name', (typed) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe('name_not_on_id')
  })

  test('a name is shortened by its owner, not by us', () => {
    expect(name.safeParse('a'.repeat(61)).error?.issues[0]?.message).toBe('too_long')
    expect(name.safeParse('a'.repeat(9999)).error?.issues[0]?.message).toBe('too_long')
  })
})

test.each([
  ['O‛Brien', 'O’Brien', "O'Brien", 'OBrien'],
  ['Anne‑Marie', 'Anne–Marie', 'anne marie', 'ANNE-MARIE'],
  ['RAVI S/O KUMAR', 'ravi s o kumar', 'Ravi S.O. Kumar'],
  ['TAN @ ALI', 'Tan@Ali', 'tan ali'],
  ['علی\u200cرضا', 'علیرضا', 'عليرضا'],
  ['Smith, Jr.', 'smith jr'],
  ['محمد ٢', 'محمد 2', 'مُحمد ۲'],
  ['阿不都·热合曼', '阿不都 热合曼', '阿不都・热合曼'],
])('%j is compared like its other spellings', (...spellings) => {
  expect(new Set(spellings.map(searchKey)).size).toBe(1)
})

test('vowels of Bengali, Hindi and Burmese names are no diacritics', () => {
  expect(searchKey('রহিম')).not.toBe(searchKey('রহম'))
  expect(searchKey('अली')).not.toBe(searchKey('अल'))
})

test.each([
  ['NOURA', true],
  ['RAVI S/O KUMAR', true],
  ['Tan @ Ali, Jr. 3rd', true],
  ['Oʻgʻil', true],
  ['Nguyễn', true],
  ['نورة', false],
  ['Nورة', false],
  ['Нина', false],
  ['Аli', false],
  ['李', false],
])('%j is in Latin letters: %s', (typed, isLatin) => {
  expect(isLatinName(typed)).toBe(isLatin)
})

test('a single name is written without a space', () => {
  expect(wholeName({ first_name: 'Suharto', last_name: '' })).toBe('Suharto')
  expect(wholeName({ first_name: 'Huda', last_name: 'Nasser' })).toBe('Huda Nasser')
  expect(wholeName({})).toBe('')
})
