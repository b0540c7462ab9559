import { apostrophes, cleanText } from '#i18n/clean.ts'

/**
 * A typed name as it is stored: as typed, but without invisible characters, and with the letters that fonts know for
 * full-width and presentation forms. Signs that stand for no name, like `-` or `.`, are an empty name.
 */
export function cleanName(typed: string): string {
  const name = cleanText(
    typed.replace(widthAndShape, (found) => found.normalize('NFKC').replaceAll(/ (?=\p{M})/gu, '')),
  )
  return /[\p{L}\p{N}\p{S}]/u.test(name) && !/^n\/a$/i.test(name) ? name : ''
}

/** Full-width and half-width forms, ligatures and styles of Latin letters, and presentation forms of Arabic. */
const widthAndShape = /[\uff01-\uffee\ufb00-\ufb06\ufb50-\ufdfb\ufe70-\ufefc\u{1d400}-\u{1d7ff}]+/gu

/**
 * True if a text can be the name of a person in a document: letters of any script with the signs that passports print
 * (`S/O`, `a/l`, `@`, a comma, parentheses, apostrophes, hyphens, dots), and digits as in `3rd`. Not a link, an address
 * or a number.
 */
export function isName(name: string): boolean {
  return (
    nameCharacters.test(name) &&
    /\p{L}/u.test(name) &&
    !/[^\p{L}\p{M}\p{N}\s]{4}/u.test(name) &&
    (name.match(/\p{Nd}/gu) ?? []).length <= maxDigits &&
    !link.test(name)
  )
}

const maxDigits = 3
const nameCharacters = new RegExp(
  `^[\\p{L}\\p{M}\\p{Nd}\\p{Nl}\\p{Pd}\\u200c\\u200d \u2212.,،/@()·・‧־״،؍۔་፡॰${apostrophes}]+$`,
  'u',
)

/** Names of sites and addresses of email; `S/O`, `Md.Ali` and `ALI@AHMAD` are none. */
const link =
  /\/\/|(?:^|[\s/(])www\.|@\S{0,64}\.\p{L}{2}|\.\p{L}{2,}\/|[\p{L}\d-]{2}\.(?:com|net|org|info|biz|io|ru|xyz|top|site|online|shop|store|app|link|click)(?![\p{L}\d])/iu

/** True if every letter of a name is Latin, as in the lines of a passport that machines read. */
export function isLatinName(name: string): boolean {
  return isName(name) && /\p{Script=Latin}/u.test(name) && !/(?![\p{Script=Latin}\p{Lm}])\p{L}/u.test(name)
}
