import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { HiddenFields, Select, TextArea, TextInput } from '#web/ui/form/Inputs.tsx'

const shown = (children: React.ReactNode) =>
  renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      {children}
    </TextProvider>,
  )

test('label, hint and error are associated with the control', () => {
  const html = shown(<TextInput name="email" type="email" label="Email" hint="We write to it" error="Enter one" />)
  expect(html).toContain('<label for="email"')
  expect(html).toMatch(/<input[^>]* id="email"[^>]* aria-describedby="email-hint email-error" aria-invalid="true"/)
  expect(html).toContain('<p id="email-hint"')
  expect(html).toContain('<p id="email-error"')
})

test('an error is linked to its field', () => {
  expect(shown(<ErrorSummary errors={[{ field: 'email', message: 'Enter one' }]} />)).toMatch(
    /<a href="#email"[^>]*>Enter one<\/a>/,
  )
  expect(shown(<ErrorSummary errors={[]} />)).toBe('')
})

test('email addresses and numbers are left to right, and fields are required unless optional', () => {
  expect(shown(<TextInput name="phone" type="tel" label="Phone" />)).toMatch(/dir="ltr"[^>]* required/)
  expect(shown(<TextInput name="note" label="Note" optional />)).not.toMatch(/dir=|required/)
})

test('a select keeps its chosen value', () => {
  const options = [
    { value: '1', label: 'One' },
    { value: '2', label: 'Two' },
  ]
  expect(shown(<Select name="n" label="N" options={options} defaultValue="2" />)).toContain(
    '<option value="2" selected="">Two</option>',
  )
})

test('a text area shows its prepared text as plain text', () => {
  expect(shown(<TextArea name="m" label="M" defaultValue="one, <two>" />)).toContain('>one, &lt;two&gt;</textarea>')
  expect(shown(<TextArea name="m" label="M" defaultValue="" />)).toContain('></textarea>')
})

test('rooms with the same party are fields of their own, so that none stays behind when the search changes', () => {
  const fields = HiddenFields({ fields: ['2', '2'].map((value) => ['occupancy', value] as const) })
  expect(new Set(fields.map(({ key }) => key)).size).toBe(2)
})
