import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/headers.ts'

const formsOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('form-action'))

test('forms lead to our own site, and to the provider’s page only where it takes payments', () => {
  expect(formsOf(contentSecurityPolicy('n', true))).toBe("form-action 'self'")
  expect(formsOf(contentSecurityPolicy('n', true, { forms: ['https://checkout.stripe.com'] }))).toBe(
    "form-action 'self' https://checkout.stripe.com",
  )
})

test('pictures are our own, and those of the street map only where there is one', () => {
  expect(contentSecurityPolicy('n', true)).toContain("; img-src 'self' data:; ")
  expect(contentSecurityPolicy('n', true, { pictures: ['https://tiles.example'] })).toContain(
    "; img-src 'self' data: https://tiles.example; ",
  )
})

test('styles are written into a page only where it says so', () => {
  expect(contentSecurityPolicy('n', true)).toContain("; style-src 'self'; ")
  expect(contentSecurityPolicy('n', true, { writtenStyles: true })).toContain("; style-src 'self' 'nonce-n'; ")
})
