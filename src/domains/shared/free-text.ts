import { cleaned } from '#api/shapes.ts'
import { cleanName, isName } from '#domains/shared/read-name.ts'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { hideContactData } from '#domains/shared/contact-data.ts'
import { cleanLines, cleanText } from '#i18n/clean.ts'

/** Several lines of free text as typed: cleaned (`cleanLines`), with the numbers of payment cards hidden. */
export const freeText = (max: number) => cleaned(max, (text) => hideCardNumbers(cleanLines(text)))

/** One line of free text as typed: cleaned (`cleanText`), with the numbers of payment cards hidden. */
export const freeLine = (max: number) => cleaned(max, (text) => hideCardNumbers(cleanText(text)))

/** The name of a person, or a part of it; empty if nothing was typed. Field code `name_not_on_id`. */
export const personName = (max: number) =>
  cleaned(max, cleanName).refine((name) => name === '' || isName(name), 'name_not_on_id')

/** Several lines of free text that everybody will read: as `freeText`, with contact data hidden (`hideContactData`). */
export const publicText = (max: number) => cleaned(max, (text) => hideContactData(hideCardNumbers(cleanLines(text))))
