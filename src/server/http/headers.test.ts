import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commonHeaders, contentSecurityPolicy } from '#server/http/headers.ts'
import { plainNotice } from '#server/http/problem.ts'

const formsOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('form-action'))

test('forms end on the site, and at the payment provider only where it takes payments', () => {
  expect(formsOf(contentSecurityPolicy(true))).toBe("form-action 'self'")
  expect(formsOf(contentSecurityPolicy(true, { forms: ['https://checkout.stripe.com'] }))).toBe(
    "form-action 'self' https://checkout.stripe.com",
  )
})

test('images come from the site, and from the street map only if there is one', () => {
  expect(contentSecurityPolicy(true)).toContain("; img-src 'self' data:; ")
  expect(contentSecurityPolicy(true, { pictures: ['https://tiles.example'] })).toContain(
    "; img-src 'self' data: https://tiles.example; ",
  )
})

test('a style element applies only with the content that the policy was made for', () => {
  expect(contentSecurityPolicy(true)).toContain("; style-src 'self'; ")
  const hash = createHash('sha256').update('p{margin:0}').digest('base64')
  expect(contentSecurityPolicy(true, { style: 'p{margin:0}' })).toContain(`; style-src 'self' 'sha256-${hash}'; `)
})

test('with an https address browsers come by https for two years, and windows of other sites cannot reach this one', () => {
  expect(commonHeaders(true)).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(commonHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
})

test('a notice without the frame of the site has a policy that allows nothing', () => {
  for (const code of ['unavailable', 'too_many_requests'] as const) {
    const { headers } = plainNotice('ar', code)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  }
})

const productionPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'"

test('the policy in production is this one, byte for byte', () => {
  expect(contentSecurityPolicy(false)).toBe(productionPolicy)
  expect(contentSecurityPolicy(true)).toBe(`${productionPolicy}; upgrade-insecure-requests`)
})

test('development adds only what Vite needs: inline styles, its websocket, its worker', () => {
  expect(contentSecurityPolicy(false, { development: true })).toBe(
    productionPolicy
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace("worker-src 'self'", "worker-src 'self' blob:"),
  )
})
