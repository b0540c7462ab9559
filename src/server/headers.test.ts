import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/headers.ts'

const formsOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('form-action'))

test('forms lead to our own site, and to the provider’s page only where it takes payments', () => {
  expect(formsOf(contentSecurityPolicy('n', true))).toBe("form-action 'self'")
  expect(formsOf(contentSecurityPolicy('n', true, ['https://checkout.stripe.com']))).toBe(
    "form-action 'self' https://checkout.stripe.com",
  )
})
