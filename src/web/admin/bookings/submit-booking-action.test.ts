import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { ApiClient } from '#api/index.ts'
import { adminBookingsEndpoints } from '#domains/booking-admin/contract.ts'
import { productAdminEndpoints } from '#domains/booking-admin/product-contract.ts'
import { documentEndpoints } from '#domains/documents/contract.ts'
import { submitBookingAction, type BookingIntent } from '#web/admin/bookings/submit-booking-action.ts'
import { formOf } from '#web/lib/forms.ts'

/** The fields that the endpoint of an intent rejects of a form. */
async function rejected(intent: BookingIntent, values: Record<string, string>): Promise<string[]> {
  const endpoints = { ...adminBookingsEndpoints, ...productAdminEndpoints, ...documentEndpoints }
  let paths: string[] | undefined
  const api = new Proxy({} as ApiClient, {
    get: (_, name: keyof typeof endpoints) => async (input: unknown) => {
      const read = (endpoints[name].input as z.ZodType).safeParse(input)
      paths = read.error?.issues.map(({ path }) => path.join('.')) ?? []
      return { ok: true }
    },
  })
  const form = formOf({ status: 'confirmed', version: '1', key: 'key', currency: 'SAR', amount: '10', ...values })
  await submitBookingAction(api, { intent, reference: 'R-22222222', form })
  return paths ?? expect.fail('nothing was sent')
}

test.each<[string, BookingIntent, Record<string, string>]>([
  ['way', 'arrival', {}],
  ['reason', 'reject', {}],
  ['sharing', 'offer', { departure: '1' }],
  ['kind', 'ask-document', { why: 'Visa' }],
  ['status', 'arrival', { way: 'cash' }],
])('a value that the form does not offer is rejected at its field: %s', async (field, intent, values) => {
  expect(await rejected(intent, { ...values, [field]: 'altered' })).toEqual([field])
})
