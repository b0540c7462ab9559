import { expect, test } from 'vitest'
import { readDestination } from '#domains/accounts/destination.ts'

test.each([
  [' Huda@Example.com ', 'huda@example.com'],
  ['huda@مثال.السعودية', 'huda@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['huda@xn--mgbh0fb.xn--mgberp4a5d4ar', 'huda@xn--mgbh0fb.xn--mgberp4a5d4ar'],
])('a code for %s is sent to %s', (written, address) => {
  expect(readDestination(written, 'SA')).toEqual({ channel: 'email', address })
})

test.each(['huda@example', 'huda@-example.com', 'huda@@example.com'])('%s is no destination', (written) => {
  expect(readDestination(written, 'SA')).toBeNull()
})
