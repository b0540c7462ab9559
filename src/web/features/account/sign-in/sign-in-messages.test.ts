import { expect, test } from 'vitest'
import type { ApiError } from '#api/errors.ts'
import { errorText } from '#i18n/error-text.ts'
import { translator } from '#i18n/translator.server.ts'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'

const textAfter = (locale: 'en' | 'ar', retryAfter?: number, code: ApiError['code'] = 'too_many_requests') =>
  signInMessages(translator(locale), { code, ...(retryAfter && { retryAfter }) }, {}).text

test('too many attempts say how long to wait, in seconds below a minute', () => {
  expect([1, 42.2, 60, 61, 3600].map((seconds) => textAfter('en', seconds))).toEqual([
    'You can try again in 1 second.',
    'You can try again in 43 seconds.',
    'You can try again in 1 minute.',
    'You can try again in 2 minutes.',
    'You can try again in 60 minutes.',
  ])
  expect([2, 5, 42, 120].map((seconds) => textAfter('ar', seconds))).toEqual([
    'يمكنك المحاولة مرة أخرى بعد ثانيتين.',
    'يمكنك المحاولة مرة أخرى بعد 5 ثوانٍ.',
    'يمكنك المحاولة مرة أخرى بعد 42 ثانية.',
    'يمكنك المحاولة مرة أخرى بعد دقيقتين.',
  ])
})

test('other errors, and those without a time, keep their text', () => {
  expect(textAfter('en')).toBe(errorText(translator('en'), 'too_many_requests'))
  expect(textAfter('en', 5, 'unavailable')).toBe(errorText(translator('en'), 'unavailable'))
})
