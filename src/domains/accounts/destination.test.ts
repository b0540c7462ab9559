import { expect, test } from 'vitest'
import { readDestination, readVisitorDestination } from '#domains/accounts/destination.server.ts'

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

test.each([
  ['0512345678', '', '+966512345678'],
  ['0512345678', 'Africa/Cairo', '+966512345678'],
  ['010 0123 4567', 'Africa/Cairo', '+201001234567'],
  ['٠١٠٠١٢٣٤٥٦٧', 'Africa/Cairo', '+201001234567'],
  ['0812-3456-7890', 'Asia/Jakarta', '+6281234567890'],
  ['0300 1234567', 'Asia/Karachi', '+923001234567'],
  ['0803 123 4567', 'Africa/Lagos', '+2348031234567'],
  ['012-345 6789', 'Asia/Kuala_Lumpur', '+60123456789'],
  ['98765 43210', 'Asia/Calcutta', '+919876543210'],
  ['07400 123456', 'Europe/London', '+447400123456'],
  ['+966 51 234 5678', 'Europe/London', '+966512345678'],
  ['0512345678', 'Etc/Unknown', '+966512345678'],
])('a visitor who types %s in the time zone "%s" is called at %s', (written, zone, address) => {
  const headers = new Headers(zone ? { cookie: `a=1; time_zone=${zone}` } : {})
  expect(readVisitorDestination(written, { headers })).toEqual({ channel: 'sms', address })
})
