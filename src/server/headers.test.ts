import { expect, test } from 'vitest'
import { contentSecurityPolicy, documentHeaders, nonceHeaders } from '#server/headers.ts'

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

const productionPolicy =
  "default-src 'none'; script-src 'self' 'nonce-n'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'; report-to policy; report-uri /policy-reports"

test('production’s policy is this one, byte for byte', () => {
  expect(contentSecurityPolicy('n', false)).toBe(productionPolicy)
  expect(nonceHeaders('n', false)['Content-Security-Policy']).toBe(productionPolicy)
  expect(documentHeaders(false, false)('n', undefined, null)).toContain(productionPolicy)
  expect(contentSecurityPolicy('n', true)).toBe(
    productionPolicy.replace('; report-to', '; upgrade-insecure-requests; report-to'),
  )
})

test('development adds what Vite needs and nothing else: styles in the page, its websocket, its worker', () => {
  expect(contentSecurityPolicy('n', false, { development: true })).toBe(
    productionPolicy
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace("worker-src 'self'", "worker-src 'self' blob:"),
  )
})
