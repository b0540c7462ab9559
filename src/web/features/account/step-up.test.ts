import { expect, test } from 'vitest'
import { giveProof, stepUpFor } from '#web/features/account/step-up.ts'
import type { ApiClient } from '#api/index.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const typed = {
  intent: 'any',
  name: 'Salma',
  password: 'secret 1',
  new_password: 'secret 2',
  current_password: 'secret 3',
}
const kept = [
  ['intent', 'any'],
  ['name', 'Salma'],
]

test('the step-up form keeps what was typed, but no password', async () => {
  const required = { code: 'step_up_required', data: { ways: ['email'] } } as const
  expect(stepUpFor(required, formOf(typed))?.fields).toEqual(kept)

  const api = {
    step_up: () => Promise.resolve({ ok: false, error: { code: 'wrong_credentials' } }),
  } as unknown as ApiClient
  const again = await giveProof(api, formOf({ ...typed, step_up: 'password', step_up_password: 'secret 4' }))
  expect(again?.fields).toEqual(kept)
})
