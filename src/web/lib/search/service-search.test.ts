import { expect, test } from 'vitest'
import { readRequestedService, readServicesSearch, serviceQueryOf } from '#web/lib/search/service-search.ts'

const requested = (text: string) => readRequestedService(new URLSearchParams(text))

test('people, option and time are read from the form in the same way as from a URL', () => {
  const whole = { option: 12, date: '2026-12-05', time: '16:30', people: '2-9', days: 3, units: 2 }
  expect(requested('option=12&time=16:30&date=٢٠٢٦-12-05&adults=٢&ages=&ages=9&days=3&units=2')).toEqual({
    ...whole,
    plain: true,
  })
  expect(requested('option=12&time=16:30&date=2026-12-05&people=2-9&days=3&units=2')).toEqual({
    ...whole,
    plain: false,
  })
})

test('an invalid party stays as typed, and zero people are not read as one person', () => {
  expect(requested('adults=900').people).toBe('900')
  expect(requested('adults=2&ages=abc').people).toBe('2-abc')
  expect(requested('adults=&ages=').people).toBe('0')
  expect(requested('').people).toBe('1')
})

test('an invalid option or date is omitted; a count that is no number is rejected at its field, as one below 1', () => {
  expect(requested('option=x&date=soon&time=noon&days=-1&units=many')).toEqual({
    option: undefined,
    date: undefined,
    time: undefined,
    people: '1',
    days: -1,
    units: 0,
    plain: false,
  })
  expect(requested('days=&units=٢')).toMatchObject({ days: 1, units: 2 })
})

test('a date is read as people write it; one that is no date stays with its option, to be reported', () => {
  expect(requested('option=12&date=٣٠/١١/٢٠٢٦').date).toBe('2026-11-30')
  expect(requested('option=12&date=10 رمضان 1448').date).toBe('2027-02-17')
  expect(requested('option=12&date=31/2/2027').date).toBe('31/2/2027')
})

test('a URL contains only values that differ from the defaults', () => {
  expect(serviceQueryOf(requested('option=12&date=2026-12-05'))).toEqual({
    option: 12,
    date: '2026-12-05',
    time: undefined,
    people: undefined,
    days: undefined,
    units: undefined,
  })
  expect(serviceQueryOf(requested('date=2026-12-05&people=4'))).toEqual({ date: '2026-12-05' })
})

test('a list is requested by city, search text and page', () => {
  const list = (text: string) => readServicesSearch(new URLSearchParams(text))
  expect(list('city=makkah&q=%20car%20&page=٢')).toEqual({ city: 'makkah', q: 'car', page: 2 })
  expect(list('city=A%20B&q=&page=0')).toEqual({ city: undefined, q: undefined, page: 1 })
})
