import { z } from 'zod'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { hideContactData } from '#domains/shared/contact-data.ts'
import { cleanLines, cleanText } from '#i18n/clean.ts'

/** Several lines of free text as typed: cleaned (`cleanLines`), with the numbers of payment cards hidden. */
export const freeText = () => z.string().overwrite((text) => hideCardNumbers(cleanLines(text)))

/** One line of free text as typed: cleaned (`cleanText`), with the numbers of payment cards hidden. */
export const freeLine = () => z.string().overwrite((text) => hideCardNumbers(cleanText(text)))

/** Several lines of free text that everybody will read: as `freeText`, with contact data hidden (`hideContactData`). */
export const publicText = () => z.string().overwrite((text) => hideContactData(hideCardNumbers(cleanLines(text))))
