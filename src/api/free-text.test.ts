import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './index.ts'

/** Fields of writing endpoints that select or prove something, and the contact's phone number: no free text. */
const notFreeText = {
  identifiers: [
    'beside',
    'companion',
    'entry',
    'hotel',
    'hotel_id',
    'id',
    'notification',
    'of',
    'receipt',
    'reference',
    'references',
    'rooms',
    'slug',
  ],
  addresses: ['phone', 'to'],
  tokens: ['cart_token', 'change_token', 'code', 'device_pass', 'otp', 'quote_token', 'token', 'transports', 'version'],
  passwords: ['current_password', 'new_password', 'password'],
  // Compared with stored data, and checked field by field.
  parsed: ['csv', 'number_end', 'subject', 'check_room_calendar.text', 'apply_room_calendar.text', 'left_out'],
}

/** Every text in a schema, with the name of its field. */
function textsOf(schema: z.ZodType, field = ''): { field: string; schema: z.ZodString }[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) => textsOf(inner, name))
  }
  if (schema instanceof z.ZodArray) return textsOf(schema.element as z.ZodType, field)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return textsOf(schema.def.innerType as z.ZodType, field)
  }
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap((one) => textsOf(one, field))
  if (schema instanceof z.ZodRecord) return textsOf(schema.def.valueType as z.ZodType, field)
  if (schema instanceof z.ZodPipe) return textsOf(schema.def.in as z.ZodType, field)
  return schema instanceof z.ZodString ? [{ field, schema }] : []
}

test('no writing endpoint accepts the number of a payment card in a free text: it is hidden in the parsed input', () => {
  const known = new Set(Object.values(notFreeText).flat())
  const open: string[] = []
  const hidden: string[] = []
  for (const { name, input } of endpoints.filter(({ effect }) => effect === 'write')) {
    for (const { field, schema } of textsOf(input)) {
      const parsed = schema.safeParse('card 4111 1111 1111 1111')
      if (parsed.success && parsed.data.includes('4111') && !known.has(field) && !known.has(`${name}.${field}`)) {
        open.push(`${name}.${field}`)
      }
      if (parsed.success && parsed.data === 'card **** **** **** 1111') hidden.push(`${name}.${field}`)
    }
  }
  expect(open).toEqual([])
  expect(hidden).toEqual(
    expect.arrayContaining([
      'send_contact_message.message',
      'book_hotel.special_request',
      'send_cart_to_order.special_request',
      'store_checkout.special_request',
      'book_for_guest.special_request',
      'add_booking_note.text',
      'ask_for_document.why',
      'answer_message.answer',
      'record_manual_refund.note',
      'send_contact_message.name',
      'book_hotel.address',
    ]),
  )
})
