import { sql, type SQL } from 'drizzle-orm'
import { apostrophes, foldedMarks, sameLetter, searchKey } from '#i18n/clean.ts'
import { typedText } from '#i18n/digits.ts'

/** Folds a text in SQL like `searchKey`, except for punctuation: it contains every word of the search key. */
export function foldText(text: SQL): SQL {
  const plain = sql`translate(${text}, ${apostrophes}, '')`
  const bare = sql`regexp_replace(lower(normalize(${plain}, NFKD)), ${foldedMarks}, '', 'g')`
  const letters = sql`translate(${bare}, ${from + digits + gone.join('')}, ${to + '0123456789'.repeat(2)})`
  return pairs.reduce((inner, [character, two]) => sql`replace(${inner}, ${character}, ${two})`, letters)
}

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const all = Object.entries(sameLetter)
const single = all.filter(([, same]) => same.length === 1)
const from = single.map(([character]) => character).join('')
const to = single.map(([, same]) => same).join('')
const gone = all.filter(([, same]) => same === '').map(([character]) => character)
const pairs = all.filter(([, same]) => same.length === 2)

/**
 * Key of a text for `containsTyped`: its folded words, and the same without spaces, because `عبد الله` and `عبدالله` are the
 * same name. The database function `search_words` is this of the migration that created it.
 */
export function searchWords(text: SQL): SQL {
  const words = sql`regexp_replace(${foldText(text)}, ${between}, ' ', 'g')`
  return sql`' ' || ${words} || ' ' || replace(${words}, ' ', '')`
}

const between = '[-\\s.,;:/()_"@\u00b7\u05be\u0f0b\u1361\u2010-\u2015\u2027\u2212\u30fb\u060c\u061b]+'

/**
 * Condition that a folded text contains everything that was typed, in any order: words in any common spelling (`searchKey`),
 * numbers as people write them, and parts of email addresses. False if nothing can be searched for.
 * @param key `searchWords` of names, email addresses in lower case, and phone numbers as digits, separated by spaces
 */
export function containsTyped(key: SQL, typed: string): SQL {
  const text = typedText(typed)
  const parts = text.split(/[\s<>()[\]"“”«»,;:،؛]+/)
  const withoutAddresses = parts.filter((part) => !part.includes('@')).join(' ')
  const words = searchKey(withoutAddresses.replaceAll(writtenNumber, ' ')).split(' ').filter(Boolean)
  const exact = [
    ...parts.filter((part) => part.includes('@')).map((part) => containsAddress(key, part)),
    ...(withoutAddresses.match(writtenNumber) ?? []).map((number) => containsNumber(key, number)),
  ]
  // A letter beside something else is an initial, or an article.
  const long = words.filter((word) => /..|\d/u.test(word) && !besideNames.has(word))
  const telling = long.length + exact.length > 0 ? long : words
  const conditions = [...exact, ...telling.map((word) => contains(key, word.length > 2 ? word : ` ${word}`))]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`false`
}

/** Words that some say with a name and others do not, and those before a number or an address in a link. */
const besideNames = new Set(['بن', 'ابن', 'بنت', 'bin', 'ibn', 'ben', 'bint', 'mr', 'mrs', 'ms', 'dr', 'tel', 'mailto'])

/** Three digits or more with the signs between them: `+966 50 123 4567`, `(050) 123-4567`. */
const writtenNumber = /(?<![\p{L}\p{N}])\+?\d(?:[\s./_·•\p{Pd}]{0,3}\d){2,18}(?![\p{L}\p{N}])/gu

/** A part of an email address, or the names on both sides of the sign: `ALI@AHMAD`. */
function containsAddress(key: SQL, part: string): SQL {
  const address = contains(key, part.toLowerCase().replace(/\.$/, ''))
  const names = searchKey(part).split(' ').filter(Boolean)
  return names.length > 1
    ? sql`(${address} or (${sql.join(
        names.map((name) => contains(key, ` ${name}`)),
        sql` and `,
      )}))`
    : address
}

/** A number with its country code, with 00 for the +, or with the 0 of its country; else any part of it. */
function containsNumber(key: SQL, written: string): SQL {
  const digits = written.replaceAll(/\D/g, '')
  const isWhole = digits.length > 6
  // Fewer are more often the last ones.
  const bare = digits.length > 4 ? digits.replace(isWhole ? /^0{1,2}(?=[1-9])/ : /^0(?=[1-9])/, '') : digits
  const isInternational = isWhole && (written.startsWith('+') || /^00[1-9]/.test(digits) || bare.length > 10)
  const withoutTrunk = isInternational
    ? [1, 2, 3].filter((at) => bare[at] === '0').map((at) => bare.slice(0, at) + bare.slice(at + 1))
    : []
  return sql`(${sql.join(
    [...new Set([digits, bare, ...withoutTrunk])].map((one) => contains(key, one)),
    sql` or `,
  )})`
}

function contains(key: SQL, text: string): SQL {
  return sql`${key} like ${`%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`
}
