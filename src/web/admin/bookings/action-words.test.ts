import { expect, test } from 'vitest'
import { locales } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import type { TextKey } from '#i18n/translator.ts'

/** The actions that stand together on the page of a booking; those in one row mean the same of different things. */
const actions: TextKey[][] = [
  ['adminbookings.confirm'],
  ['adminbookings.reject'],
  ['adminbookings.offer'],
  ['adminbookings.checkIn', 'adminbookings.checkOut'],
  ['adminbookings.undoCheckIn', 'adminbookings.undoCheckOut'],
  ['adminbookings.amend'],
  ['adminbookings.change'],
  ['adminbookings.correctContact'],
  ['adminbookings.sendVoucher', 'adminbookings.sendLink'],
  ['adminbookings.revokeLinks'],
  ['adminbookings.cancel'],
  ['adminbookings.arrival', 'adminbookings.manualRefund'],
  ['adminbookings.reverse'],
  ['adminbookings.refund'],
]

test.each(locales)('no two actions of a booking that mean different things begin with the same word (%s)', (locale) => {
  const t = translator(locale)
  const firstWords = actions.map((keys) => [
    ...new Set(keys.map((key) => t.has(key) && String(t(key as 'admin.today')).split(' ')[0])),
  ])
  const all = firstWords.flat()
  expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([])
})
