import { latinDigits } from './digits.ts'

/** False for text that breaks a database or a parser: NUL, or a lone surrogate. Field code `unsafe_text`. */
export function isSafeText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/**
 * Cleans one line of user input (a name, a subject): composed letters, no invisible characters that could reorder or
 * hide text, single spaces, trimmed. A no-break space beside a digit stays: `4\u00a0km`. Throws on text that `isSafeText` rejects.
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
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (character) => sameLetter[character] ?? character)
    .replace(latinArticle, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(^| )(?!الله( |$))ال(?=\p{L}{2})/gu, '$1')
}

/** Ayn and hamza marks, quotes and apostrophes used in transcriptions. */
export const apostrophes = "'’‘ʻʼʽʾʿˈ`´′"
const anApostrophe = new RegExp(`[${apostrophes}]`, 'g')

/** `al`, `el`, and with a hyphen the assimilated forms, such as `an-Nabawi`, `ash-Shuhada`. Not a lone `al`. */
const latinArticle = /(^|[^\p{L}\p{N}])(?:[ae]l[\p{Pd}\s]+|(?:a[dnrstz]|ash|ath|adh)\p{Pd})+(?=[\p{L}\p{N}])/gu

/** Letters that people use interchangeably. Alef with hamza or madda has already lost its mark. */
export const sameLetter: Record<string, string> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ء: '',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ک: 'ك',
  گ: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ڤ: 'ف',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

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
      // A joiner between two pictographs combines them into one; anywhere else it is only invisible.
      .replace(
        /\p{Extended_Pictographic}(?:(?:\ufe0f|\p{Emoji_Modifier})?\u200d\p{Extended_Pictographic})+|[\ufe00-\ufe0f]|\p{Default_Ignorable_Code_Point}|(?![\t\n\r])\p{Cc}/gu,
        cachePictures,
      )
      // More marks than any language puts on one letter would overlap the lines above.
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
  )
}

function cachePictures(found: string): string {
  return /\p{Extended_Pictographic}|[\ufe00-\ufe0f]/u.test(found) ? found : ''
}
