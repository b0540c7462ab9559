import { expect, test } from 'vitest'
import { guest } from '#domains/bookings/model/shapes.ts'
import { printableText } from '#domains/shared/free-text.ts'

const codesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

test.for(['پرویز', 'Ɗanladi', 'Мұхаммед', '馬克', 'মোহাম্মদ', 'မောင်မောင်', 'ڤوتري', 'Amal'])(
  '%s is the name of a guest',
  (name) => {
    expect(codesOf(guest.safeParse({ first_name: name, last_name: name }))).toEqual([])
  },
)

test.for(['𞤀𞤁𞤂', 'ꓐꓑ', 'Ali 𐴀'])('documents cannot show %s, neither as a name nor in a request', (text) => {
  expect(codesOf(guest.safeParse({ first_name: 'Amal', last_name: text }))).toContain('name_not_printable')
  expect(codesOf(printableText(1000).safeParse(`A low floor\n${text}`))).toEqual(['text_not_printable'])
})

test('a request can have pictographs and several lines', () => {
  expect(printableText(1000).safeParse('A low floor 🙏🏽\nشكرًا ❤️').success).toBe(true)
})
