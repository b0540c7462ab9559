import { expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'
import { optionLabel } from '#web/features/services/service-labels.ts'

test.for([
  ['vehicle', false, 'Car · up to 3 people'],
  ['group', false, 'Car · up to 3 people'],
  ['day', false, 'Car · up to 3 people'],
  // What is rented is not shared, and a person pays for each.
  ['day', true, 'Car'],
  ['person', false, 'Car'],
] as const)('an option %s says for whom one is enough: rental %s', ([basis, rental, label]) => {
  expect(optionLabel({ basis, rental }, { name: 'Car', most_people: 3 }, translator('en'))).toBe(label)
})
