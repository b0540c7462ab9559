import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ActionForm, ActionFormContext } from '#web/admin/bookings/ActionForm.tsx'

test('a form of an action posts what its booking was rendered with, and there is none without a booking', () => {
  const form = <ActionForm>fields</ActionForm>
  const seen = <input type="hidden" name="version" value="3" />
  const Page = createRoutesStub([
    { path: '/', Component: () => <ActionFormContext value={{ action: '/to', seen }}>{form}</ActionFormContext> },
  ])
  expect(renderToStaticMarkup(<Page />)).toContain('<input type="hidden" name="version" value="3"/>fields')
  expect(() => renderToStaticMarkup(form)).toThrow('outside of its booking')
})
