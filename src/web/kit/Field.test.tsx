import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '#text/react.tsx'
import { compiledMessages } from '#text/translator.server.ts'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

const shown = (children: React.ReactNode) =>
  renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      {children}
    </TextProvider>,
  )

test('label, hint and error are wired to the control', () => {
  const html = shown(<TextInput name="email" type="email" label="E-mail" hint="We write to it" error="Enter one" />)
  expect(html).toContain('<label for="email"')
  expect(html).toMatch(/<input[^>]* id="email"[^>]* aria-describedby="email-hint email-error" aria-invalid="true"/)
  expect(html).toContain('<p id="email-hint"')
  expect(html).toContain('<p id="email-error"')
})

test('what is wrong is linked to its field', () => {
  expect(shown(<ErrorSummary errors={[{ field: 'email', message: 'Enter one' }]} />)).toContain(
    '<a href="#email">Enter one</a>',
  )
  expect(shown(<ErrorSummary errors={[]} />)).toBe('')
})

test('addresses and numbers read left to right, and fields are required unless optional', () => {
  expect(shown(<TextInput name="phone" type="tel" label="Phone" />)).toMatch(/dir="ltr"[^>]* required/)
  expect(shown(<TextInput name="note" label="Note" optional />)).not.toMatch(/dir=|required/)
})

test('a choice list keeps what was chosen', () => {
  const options = [
    { value: '1', label: 'One' },
    { value: '2', label: 'Two' },
  ]
  expect(shown(<Select name="n" label="N" options={options} defaultValue="2" />)).toContain(
    '<option value="2" selected="">Two</option>',
  )
})
