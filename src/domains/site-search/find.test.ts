import { expect, test } from 'vitest'
import { findWords, indexWords } from '#domains/site-search/find.ts'

const index = indexWords([
  { item: 'train', title: 'The Haramain train قطار الحرمين', text: 'stations luggage Madinah محطات وأمتعة والمدينة' },
  { item: 'luggage', title: 'Luggage by season الأمتعة بحسب الفصل', text: 'suitcase train حقيبة قطار للأطفال' },
  { item: 'visa', title: 'Visa documents أوراق التأشيرة', text: 'passport جواز' },
])

test('an exact match is sure and excludes guesses', () => {
  expect(findWords(index, 'season')).toEqual({ items: ['luggage'], sure: true })
  expect(findWords(index, 'seasen')).toEqual({ items: ['luggage'], sure: false })
  const many = indexWords([
    { item: 1, title: 'Money', text: '' },
    { item: 2, title: 'Many', text: 'rain' },
  ])
  expect(findWords(many, 'money').items).toEqual([1])
  expect(findWords(many, 'rayan').items).toEqual([])
})

test.each([
  ['train', ['train', 'luggage']],
  ['luggage', ['luggage', 'train']],
  ['haramain luggage', ['train']],
  ['القطار', ['train', 'luggage']],
  ['قِطَار', ['train', 'luggage']],
  ['أطفال', ['luggage']],
  ['المدينه', ['train']],
  ['medina', ['train']],
  ['pasport', ['visa']],
  ['suitcaes', []],
  ['lugage', ['luggage', 'train']],
  ['documnets', ['visa']],
  ['passp', ['visa']],
  ['تاشيره', ['visa']],
  ['train atlantis', []],
  ['', []],
  ['12', []],
])('%j finds %j', (typed, found) => {
  expect(findWords(index, typed).items).toEqual(found)
})
