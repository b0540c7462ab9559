import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { AgesInput } from '#web/features/products/AgesInput.tsx'

/** The chosen ages of the selects, in order; `-` for none. */
function chosen(defaultValue: string, error?: string): string[] {
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <AgesInput label="Ages" name="ages" defaultValue={defaultValue} error={error} />
    </TextProvider>,
  )
  if (error) expect(html).toMatch(/aria-describedby="ages-error" aria-invalid="true".*id="ages-error"/s)
  return [...html.matchAll(/<select.*?<\/select>/gs)].map(
    ([select]) => /<option value="(\d+)" selected=""/.exec(select)?.[1] ?? '-',
  )
}

test.for([
  ['', '- -'],
  ['9', '9 -'],
  ['0, 17', '0 17 -'],
  ['9, 4, 2', '9 4 2 -'],
  ['1, 2, 3, 4, 5, 6, 7, 8, 9, 10', '1 2 3 4 5 6 7 8 9 10'],
  // What a select cannot show stays in the address, whose error is shown.
  ['18, 4', '4 -'],
  ['six', '- -'],
] as const)('children aged “%s” have a select each, and there is one for another child: %s', ([ages, selects]) => {
  expect(chosen(ages).join(' ')).toBe(selects)
})

test('an error belongs to all selects', () => {
  expect(chosen('6', 'Enter 17 or less.')).toEqual(['6', '-'])
})
