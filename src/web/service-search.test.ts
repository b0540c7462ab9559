import { expect, test } from 'vitest'
import { readServiceAsked, readServicesSearch, serviceQueryOf } from '#web/service-search.ts'

const asked = (text: string) => readServiceAsked(new URLSearchParams(text))

test('people, option and time are read from the form as from an address', () => {
  const whole = { option: 12, date: '2026-12-05', time: '16:30', people: '2-9', days: 3, units: 2 }
  expect(asked('option=12&time=16:30&date=٢٠٢٦-12-05&adults=٢&ages=9&days=3&units=2')).toEqual({
    ...whole,
    plain: true,
  })
  expect(asked('option=12&time=16:30&date=2026-12-05&people=2-9&days=3&units=2')).toEqual({ ...whole, plain: false })
})

test('what is no party stays as it was typed, and nobody is not one person', () => {
  expect(asked('adults=900').people).toBe('900')
  expect(asked('adults=2&ages=abc').people).toBe('2-abc')
  expect(asked('adults=&ages=').people).toBe('0')
  expect(asked('').people).toBe('1')
})

test('what is no option, date or count is left out', () => {
  expect(asked('option=x&date=soon&time=noon&days=-1&units=many')).toEqual({
    option: undefined,
    date: undefined,
    time: undefined,
    people: '1',
    days: 1,
    units: 1,
    plain: false,
  })
})

test('an address carries only what differs from the usual', () => {
  expect(serviceQueryOf(asked('option=12&date=2026-12-05'))).toEqual({
    option: 12,
    date: '2026-12-05',
    time: undefined,
    people: undefined,
    days: undefined,
    units: undefined,
  })
  expect(serviceQueryOf(asked('date=2026-12-05&people=4'))).toEqual({ date: '2026-12-05' })
})

test('a list is asked for by city, words and page', () => {
  const list = (text: string) => readServicesSearch(new URLSearchParams(text))
  expect(list('city=makkah&q=%20car%20&page=٢')).toEqual({ city: 'makkah', q: 'car', page: 2 })
  expect(list('city=A%20B&q=&page=0')).toEqual({ city: undefined, q: undefined, page: 1 })
})
