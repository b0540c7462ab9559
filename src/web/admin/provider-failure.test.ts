import { expect, test } from 'vitest'
import { providerFailure } from '#web/admin/provider-failure.ts'

test.each([
  ['Moyasar refused: 401 authentication_error', 'key'],
  ['Twilio refused: 403 20003', 'key'],
  ['Invalid API Key provided: sk_test_1', 'key'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'refused'],
  ['getaddrinfo ENOTFOUND smtp.example', 'refused'],
  ['Invalid login: 535 5.7.8 authentication failed', 'login'],
  ['The operation was aborted due to timeout', 'timeout'],
  ['Connection timeout', 'timeout'],
  ['Moyasar refused: 500', null],
])('the reason “%s” of a provider is named', (detail, kind) => {
  expect(providerFailure(detail)).toBe(kind)
})
