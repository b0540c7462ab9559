import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { translator } from '#i18n/translator.server.ts'
import { dateError } from '#web/ui/dates/date-error.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { dateIn, typedIn } from '#web/ui/dates/submitted-dates.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'

describe('the date field of a filter', () => {
  const shown = (typed: string) => {
    const query = new URLSearchParams({ from: typed })
    const from = typedIn(query, 'from')
    const html = renderToStaticMarkup(
      <TextProvider locale="ar" messages={compiledMessages('ar')}>
        <DateInput label="من" name="from" defaultValue={from} error={dateError(translator('ar'), from)} />
      </TextProvider>,
    )
    const value = /value="([^"]*)"/.exec(html)?.[1]
    return { date: dateIn(query, 'from'), value, wrong: html.includes('aria-invalid="true"'), html }
  }
  const error = translator('ar')('dates.notADate', { example: '30 نوفمبر 2026' })

  it.each(['31/2/2026', '2026-02-30', 'غدًا', '12'])('keeps %s, which is no date, and shows an error', (typed) => {
    const { date, value, wrong, html } = shown(typed)
    expect([date, value, wrong]).toEqual([undefined, typed, true])
    expect(html).toContain(error)
  })

  it.each(['٣٠/١١/٢٠٢٦', '30 نوفمبر 2026', '2026-11-30'])('reads %s without an error', (typed) => {
    const { date, value, wrong } = shown(typed)
    expect([date, value, wrong]).toEqual(['2026-11-30', '30 نوفمبر 2026', false])
  })

  it('is without an error while it is empty', () => {
    expect(shown('')).toMatchObject({ date: undefined, value: '', wrong: false })
  })
})

it.each(['2026-02-30', '2026-13-45', '0000-00-00', 'soon', ''])(
  'writes %j of an address, which is no day, as it is',
  (text) => {
    expect([writtenDate(text, 'en'), writtenDate(text, 'ar')]).toEqual([text, text])
  },
)
