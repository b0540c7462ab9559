import { expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'
import { errorMessages, sendForm, submittedValues } from '#web/lib/forms.ts'

test('a page with an error contains what was submitted, but no password, proof of a step-up or file', () => {
  const form = new FormData()
  form.set('email', 'sara@example.com')
  form.set('password', 'a secret')
  form.set('new_password', 'a new secret')
  form.set('step_up_password', 'a secret')
  form.set('step_up_code', '123456')
  form.set('photo', new File(['bytes'], 'photo.jpg'))
  expect(submittedValues(form)).toEqual({ email: 'sara@example.com' })
})

test.each([
  ['Who is it for?', 'Who is it for? '],
  ['Phone', 'Phone: '],
])('the summary of errors names the field %s and its error', (label, begin) => {
  const error = { code: 'invalid_input', errors: [{ path: 'a', code: 'required', message: '' }] } as const
  const failure = { ...error, errors: [...error.errors] }
  const [first] = errorMessages(translator('en'), failure, { a: label }).summary
  expect(first?.message).toBe(begin + translator('en')('errors.required'))
})

test('an error without a field of the form says what is wrong by itself, and asks nobody to correct marked fields', () => {
  const t = translator('en')
  const textOf = (errors?: { path: string; code: string }[]) =>
    errorMessages(t, { code: 'invalid_input', ...(errors && { errors }) }, { date: 'Date' })
  const other = textOf([
    { path: 'rooms', code: 'not_a_choice' },
    { path: 'rooms.0', code: 'not_a_choice' },
  ])
  expect(other).toMatchObject({ summary: [], text: t('errors.not_a_choice') })
  expect(textOf()).toMatchObject({ summary: [], text: t('errors.invalid_input_other') })
  expect(textOf([{ path: 'date', code: 'date_in_past' }])).toMatchObject({ title: undefined, text: undefined })
})

const sending = (error: unknown) =>
  sendForm(
    () => Promise.reject(error as Error),
    ({ code }) => code,
  )

test('a form that does not arrive or is too large returns an error to its page, which keeps what was typed', async () => {
  expect(
    await sendForm(
      () => Promise.resolve('saved'),
      ({ code }) => code,
    ),
  ).toBe('saved')
  expect(await sending(new TypeError('Failed to fetch'))).toBe('unavailable')
  expect(await sending(routeError(503))).toBe('unavailable')
  expect(await sending(routeError(413))).toBe('payload_too_large')
})

test('a redirect and a page that the user may not see are passed on', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(sending(redirect)).rejects.toBe(redirect)
  await expect(sending(routeError(404))).rejects.toMatchObject({ status: 404 })
})

/** As the router reports the response of a failed action. */
function routeError(status: number) {
  return { status, statusText: '', internal: false, data: null }
}
