import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import type { Locale } from '#i18n/locale.ts'
import { compiledMessages } from '#test/compiled-messages.ts'
import { AuditAct, AuditSubject } from '#web/admin/reports/audit-parts.tsx'

function shown(locale: Locale, endpoint: string, subject: string, names: Record<string, string> = {}) {
  const entry = { id: 1, at: '', name: '', role: 'agent', request_id: '', before: null, after: null, names } as const
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider locale={locale} messages={compiledMessages(locale)}>
        <AuditAct entry={{ ...entry, endpoint, subject }} />: <AuditSubject entry={{ ...entry, endpoint, subject }} />
      </TextProvider>
    </MemoryRouter>,
  )
  return html.replace(/<[^>]+>/g, '')
}

test('the act and the subject of an entry have their texts', () => {
  expect(shown('en', 'save_draft', 'room_type:7')).toBe('Draft saved: Room type 7')
  expect(shown('en', 'save_draft', 'room_type:7', { 'room_type:7': 'Twin room' })).toBe(
    'Draft saved: Room type Twin room',
  )
  expect(shown('ar', 'save_draft', 'room_type:7')).toBe('حفظ مسودة: نوع الغرفة 7')
  expect(shown('en', 'change_service_slots', 'service_option:3')).toBe('Service capacity changed: Service option 3')
})

test('older entries have their texts', () => {
  expect(shown('en', 'close_room_nights', 'hotel:3')).toBe('Nights closed by another calendar: Hotel 3')
  expect(shown('en', 'change_service_slots', 'service-option:3')).toBe('Service capacity changed: Service option 3')
})

test('acts and subjects that no longer exist have a general text', () => {
  expect(shown('en', 'rename_thing', 'thing:1')).toBe('Changed: Record 1')
  expect(shown('ar', 'constructor', 'constructor:1')).toBe('تغيير: السجل 1')
})
