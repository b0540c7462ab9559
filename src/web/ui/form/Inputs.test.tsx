import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { NumberInput, steppedValue } from '#web/ui/form/Inputs.tsx'

test.each(['en', 'ar'] as const)('a number is a text field with a keypad, its label and its error, in %s', (locale) => {
  const html = renderToStaticMarkup(
    <TextProvider locale={locale} messages={compiledMessages(locale)}>
      <NumberInput name="nights" label="Nights" min={1} max={30} defaultValue={3} error="Enter one" />
    </TextProvider>,
  )
  expect(html).toContain('<label for="nights"')
  expect(html).toMatch(
    /<input(?=[^>]* inputMode="numeric")(?=[^>]* value="3")(?=[^>]* aria-invalid="true")(?=[^>]* required)/,
  )
  expect(html).toContain('<p id="nights-error"')
  // Only a field of the type of numbers can have limits.
  expect(html).not.toMatch(/ type=| min=| max=/)
})

test.each([
  ['3', 'ArrowUp', '4'],
  ['3', 'ArrowDown', '2'],
  ['٣', 'ArrowUp', '4'],
  ['۳', 'ArrowDown', '2'],
  ['３', 'ArrowUp', '4'],
  ['', 'ArrowUp', '1'],
  ['', 'ArrowDown', '1'],
  ['30', 'ArrowUp', '30'],
  ['1', 'ArrowDown', '1'],
  ['99', 'ArrowDown', '30'],
  ['0', 'ArrowUp', '1'],
  ['three', 'ArrowUp', null],
  ['3', 'Enter', null],
  ['3', 'a', null],
])('in a field from 1 to 30 with “%s”, %s makes %s', (typed, key, value) => {
  expect(steppedValue(typed, key, { min: 1, max: 30 })).toBe(value)
})
