import { describe, expect, test } from 'vitest'
import { strictInput } from '#api/strict-input.ts'
import { guest as guestShape, reference } from '#domains/bookings/model/shapes.ts'

const guest = strictInput(guestShape)

describe('the names of a guest', () => {
  test.each([
    [
      { first_name: 'Suharto', last_name: '' },
      { first_name: 'Suharto', last_name: '' },
    ],
    [{ first_name: 'Suharto' }, { first_name: 'Suharto', last_name: '' }],
    [
      { first_name: 'Suharto', last_name: '-' },
      { first_name: 'Suharto', last_name: '' },
    ],
    [
      { first_name: '.', last_name: 'Suharto' },
      { first_name: 'Suharto', last_name: '' },
    ],
    [{ last_name: 'Suharto' }, { first_name: 'Suharto', last_name: '' }],
    [
      { first_name: ' Huda\u200f ', last_name: 'Nasser' },
      { first_name: 'Huda', last_name: 'Nasser' },
    ],
  ])('%j is %j: one name is enough', (typed, stored) => {
    expect(guest.parse(typed)).toEqual(stored)
  })

  test.each([
    [{ first_name: '', last_name: '' }, ['first_name', 'required']],
    [{ first_name: '-', last_name: '.' }, ['first_name', 'required']],
    [{}, ['first_name', 'required']],
    [{ first_name: 'Huda', last_name: '😀' }, ['last_name', 'name_not_on_id']],
    [{ first_name: 'example.com', last_name: 'Ali' }, ['first_name', 'name_not_on_id']],
  ])('%j is rejected at its field', (typed, error) => {
    const issues = guest.safeParse(typed).error?.issues.map(({ path, message }) => [...path, message])
    expect(issues).toEqual([error])
  })
})

test.each([
  'r7k2mq9px',
  ' R7K2 MQ9P X',
  'R7K-2MQ-9PX',
  '\u202aR7K2MQ9PX\u202c',
  'R7K\u00a02MQ\u20119PX',
  'Ｒ７Ｋ２ＭＱ９ＰＸ',
  'R٧K٢MQ٩PX',
])('the reference %j is R7K2MQ9PX', (typed) => {
  expect(reference.parse(typed)).toBe('R7K2MQ9PX')
})
