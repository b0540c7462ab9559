import { z } from 'zod'
import { isPrintable } from '@rihla/paper/printable'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { hideContactData } from '#domains/shared/contact-data.ts'
import { cleanLines, cleanText } from '#i18n/clean.ts'

/** Several lines of free text as typed: cleaned (`cleanLines`), with the numbers of payment cards hidden. */
export const freeText = (max: number) => cleaned(max, (text) => hideCardNumbers(cleanLines(text)))

/** As `freeText`, for a text that documents show; field code `text_not_printable`. */
export const printableText = (max: number) => freeText(max).refine(isPrintable, 'text_not_printable')

/** One line of free text as typed: cleaned (`cleanText`), with the numbers of payment cards hidden. */
export const freeLine = (max: number) => cleaned(max, (text) => hideCardNumbers(cleanText(text)))

/** Several lines of free text that everybody will read: as `freeText`, with contact data hidden (`hideContactData`). */
export const publicText = (max: number) => cleaned(max, (text) => hideContactData(hideCardNumbers(cleanLines(text))))

/**
 * A text of `max` characters after it has been cleaned; field code `too_long`. A text that is much longer is rejected
 * before it is cleaned. Browsers send two characters for a line break, which is one.
 */
export function cleaned(max: number, clean: (text: string) => string) {
  return z
    .string()
    .check(({ value, issues }) => {
      if (value.length <= 2 * max + 100) return
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: max,
        message: 'too_long',
        input: value,
        continue: false,
      })
    })
    .overwrite(clean)
    .max(max, 'too_long')
}
