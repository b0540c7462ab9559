import { latinDigits } from './digits.ts'

/** False for text that breaks a database or a parser: NUL, or a lone surrogate. Field code `unsafe_text`. */
export function isSafeText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/**
 * Cleans one line of user input (a name, a subject): composed letters, no invisible characters that could reorder or
 * hide text, single spaces, trimmed. The joiners of scripts that write with them stay between letters: `علی\u200cرضا`.
 * A no-break space beside a digit stays: `4\u00a0km`. Throws on text that `isSafeText` rejects.
 */
export function cleanText(text: string): string {
  return singleSpaces(
    visible(text).replace(presentationForms, (forms) => forms.normalize('NFKC').replaceAll(/ (?=\p{M})/gu, '')),
  )
}

/** Shapes of Arabic letters, which old programs write in place of the letters; not the signs of honour `ﷺ` and `ﷻ`. */
const presentationForms = /[\ufb50-\ufdf9\ufe70-\ufefc]+/g

/** Like `cleanText` for several lines (a message, a request): keeps line breaks, at most one empty line in a row. */
export function cleanLines(text: string): string {
  return visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(singleSpaces)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Search key that all spellings of a name share: `Al-Rayyān`, `al rayyan` → `rayyan`; `الرَّيّان`, `ريان` → `ريان`.
 * Does not transliterate between scripts. Stored keys must be rebuilt when this changes.
 */
export function searchKey(text: string): string {
  return latinDigits(text)
    .replace(anApostrophe, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(aFoldedMark, '')
    .replace(/[^\p{ASCII}]/gu, (character) => sameLetter[character] ?? character)
    .replace(latinArticle, '$1')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(/(^| )(?!الله( |$))ال(?=\p{L}{2})/gu, '$1')
}

/**
 * Diacritics of Latin, Greek, Cyrillic, Hebrew and Arabic, the Arabic tatweel, and invisible characters, as a class of
 * characters. Marks of other scripts are vowels, which names differ by.
 */
export const foldedMarks =
  '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]'
const aFoldedMark = new RegExp(foldedMarks, 'gu')

/** Ayn and hamza marks, quotes and apostrophes used in transcriptions. */
export const apostrophes = "'’‘‛ʻʼʽʾʿˈʹˊˋꞌ՚׳`´′‵"
const anApostrophe = new RegExp(`[${apostrophes}]`, 'g')

/** `al`, `el`, and with a hyphen the assimilated forms, such as `an-Nabawi`, `ash-Shuhada`. Not a lone `al`. */
const latinArticle = /(^|[^\p{L}\p{N}])(?:[ae]l[\p{Pd}\s]+|(?:a[dnrstz]|ash|ath|adh)\p{Pd})+(?=[\p{L}\p{N}])/gu

/** Letters that people use interchangeably. Alef with hamza or madda has already lost its mark. */
export const sameLetter: Record<string, string> = Object.fromEntries(
  'ٱا ةه ىي ء یي ېي ےي کك گك ہه ھه ەه پب چج ژز ڤف ٹت ڈد ڑر ںن ßss æae œoe øo łl đd ðd þth ıi'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

function singleSpaces(line: string): string {
  const isDigit = (at: number) => /\d/.test(line[at] ?? '')
  return line
    .replace(/\s+/gu, (run, at: number) => (run === '\u00a0' && (isDigit(at - 1) || isDigit(at + 1)) ? run : ' '))
    .trim()
}

function visible(text: string): string {
  if (!isSafeText(text)) throw new RangeError('Unsafe text: check it with isSafeText first')
  return (
    text
      .normalize('NFC')
      // Kept: a joiner between two pictographs, which combines them, or between letters of a script that joins; in
      // Malayalam also at the end of a word.
      .replace(
        /(\p{Extended_Pictographic}(?:(?:\ufe0f|\p{Emoji_Modifier})?\u200d\p{Extended_Pictographic})+|[\ufe00-\ufe0f]|(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\u200c\u200d](?=\p{Cf}*[\p{L}\p{M}])|(?<=\u0d4d)\u200d)|\p{Default_Ignorable_Code_Point}|(?![\t\n\r])\p{Cc}/gu,
        '$1',
      )
      // More marks than any language puts on one letter would overlap the lines above.
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
  )
}
