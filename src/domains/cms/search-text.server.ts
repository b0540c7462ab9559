import { sql, type SQL } from 'drizzle-orm'
import { apostrophes, sameLetter } from '#i18n/clean.ts'

/**
 * Folds a text in SQL like `searchKey`, except for punctuation between words and the article before them. It contains
 * every word of the text's search key.
 */
export function foldText(text: SQL): SQL {
  const plain = sql`translate(${text}, ${apostrophes}, '')`
  const bare = sql`regexp_replace(lower(normalize(${plain}, NFKD)), ${marks}, '', 'g')`
  const letters = sql`translate(${bare}, ${from + digits + gone.join('')}, ${to + '0123456789'.repeat(2)})`
  return pairs.reduce((inner, [character, two]) => sql`replace(${inner}, ${character}, ${two})`, letters)
}

/** Diacritics, invisible characters, and the Arabic tatweel. */
const marks =
  '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]'
const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const all = Object.entries(sameLetter)
const single = all.filter(([, same]) => same.length === 1)
const from = single.map(([character]) => character).join('')
const to = single.map(([, same]) => same).join('')
const gone = all.filter(([, same]) => same === '').map(([character]) => character)
const pairs = all.filter(([, same]) => same.length === 2)
