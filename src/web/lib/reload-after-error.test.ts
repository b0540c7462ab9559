import { createMemoryRouter, data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { type ErrorCode, errorStatus } from '#api/errors.ts'
import { formOf, reloadsAfterConflict, reloadsIfSent } from '#web/lib/forms.ts'
import * as booking from '#web/routes/admin/booking.tsx'
import * as message from '#web/routes/admin/message.tsx'
import * as review from '#web/routes/admin/review.tsx'

/** True if a page with this rule is loaded again after an error of its form. */
async function isReloaded(shouldRevalidate: (args: ShouldRevalidateFunctionArgs) => boolean, code: ErrorCode) {
  let loads = 0
  const page = {
    path: '/',
    loader: () => ++loads,
    action: () => data({ error: { code } }, { status: errorStatus[code] }),
    Component: () => null,
    shouldRevalidate,
  }
  const router = createMemoryRouter([page], { hydrationData: { loaderData: { '0': 0 } } })
  await router.navigate('/', { formMethod: 'post', formData: formOf({ intent: 'confirm' }) })
  expect(router.state.actionData).toEqual({ '0': { error: { code } } })
  router.dispose()
  return loads > 0
}

test.each([
  ['status_changed', true, true],
  ['conflict', true, true],
  ['invalid_input', false, true],
  ['unavailable', false, false],
] as const)(
  'after %s a page reloads for what others have changed (%s) or for its form (%s)',
  async (code, changed, sent) => {
    expect(await isReloaded(reloadsAfterConflict, code)).toBe(changed)
    expect(await isReloaded(reloadsIfSent, code)).toBe(sent)
  },
)

test('pages of the desk that say that someone else was first show what it is now', () => {
  for (const page of [booking, message, review]) expect(page.shouldRevalidate).toBe(reloadsAfterConflict)
})
