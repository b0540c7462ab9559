import { expect, test } from 'vitest'
import { codeMinutes } from '#domains/accounts/codes/codes.server.ts'
import { sessionDays } from '#domains/accounts/sessions/session.server.ts'
import { changeHours } from '#domains/accounts/users.server.ts'
import { linkDays } from '#domains/bookings/access/booking-link.server.ts'
import { soonHours } from '#domains/office/soon.ts'
import { invitationHours } from '#domains/staff/people-contract.ts'
import { detailDays } from '#domains/traveller-details/rules.ts'
import { locales } from '#i18n/locale.ts'
import { texts } from '#i18n/translator.server.ts'
import { figuresOf } from './figures.ts'

const [minutes, hours, days] = [
  (count: number) => [`${count} min`],
  (count: number) => [`${count * 60} min`],
  (count: number) => [`${count} days`],
]

/** The messages that promise a time with a figure of their own, and the value that the program keeps. */
const promised: Record<string, string[]> = {
  'errors.wrong_code_text': minutes(codeMinutes),
  'stepup.sent': minutes(codeMinutes),
  'findbooking.againText': minutes(codeMinutes),
  'emails.codeExpires': minutes(codeMinutes),
  'account.keepSignedIn': days(sessionDays),
  'profile.newEmailHint': hours(changeHours),
  'profile.phoneText': hours(changeHours),
  'undo.goneText': hours(changeHours),
  'emails.addressTaken': hours(changeHours),
  'emails.undoText': hours(changeHours),
  'checklist.no_phone': days(changeHours / 24),
  'hotelrequest.goneText': days(linkDays),
  'linkrenewal.text': days(linkDays),
  'travellers.privacy': days(detailDays),
  'emails.detailsWays': days(detailDays),
  'staffemails.invitedUntil': days(invitationHours / 24),
  'staff.inviteText': days(invitationHours / 24),
  'staff.invitationEndedText': days(invitationHours / 24),
  'notices.urgentOffice': hours(soonHours),
  'notices.urgentMine': hours(soonHours),
  // Not a promise: the tax authority’s limits, the forms of a clock, and how long the set-up takes.
  'staffemails.taxWork': hours(12),
  'latework.tax_certificate': days(30),
  'einvoicing.text': hours(24),
  'catalogue.choice_clock_12': hours(12),
  'catalogue.choice_clock_24': hours(24),
  'setup.text': minutes(2),
}

test.each(locales)('a time that a message promises is the one that the program keeps (%s)', (locale) => {
  const stated = Object.entries(texts[locale]).flatMap(([domain, entries]) =>
    Object.entries(entries)
      // The forms of a plural are of no fixed count.
      .filter(([, text]) => !text.includes(', plural,') && figuresOf(text).length > 0)
      .map(([key, text]) => [`${domain}.${key}`, figuresOf(text)]),
  )
  expect(Object.fromEntries(stated)).toEqual(promised)
})
