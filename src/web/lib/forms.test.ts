import { expect, test } from 'vitest'
import { submittedValues } from '#web/lib/forms.ts'

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
