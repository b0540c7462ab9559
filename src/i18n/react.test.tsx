import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from './locale.ts'
import { TextProvider, useFormat, useLocale, useText } from './react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'

afterEach(() => vi.restoreAllMocks())

describe('messages in React', () => {
  it('are in the language of the provider', () => {
    expect(inside('en', <Label />)).toBe('en: Back to Home, 2 nights')
    expect(inside('ar', <Label />)).toBe('ar: العودة إلى الرئيسية, ليلتان')
  })

  it('accept elements for tags, without requiring keys', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(inside('en', <Terms />)).toBe(
      '<p>I accept the <a href="/terms">terms and conditions</a> and have read the <b>privacy policy</b>.</p>',
    )
    expect(complaint).not.toHaveBeenCalled()
  })

  it('escape arguments', () => {
    expect(inside('en', <Price />)).toBe('From &lt;b&gt;1&lt;/b&gt;')
  })

  it('follow the conventions of their provider, although providers of the same messages share a translation', () => {
    const messages = compiledMessages('en')
    const at = (hours: 12 | 24) =>
      renderToStaticMarkup(
        <TextProvider locale="en" messages={messages} conventions={{ hours, firstWeekday: 0 }}>
          <Clock />
        </TextProvider>,
      )
    expect([at(24), at(12), at(24)]).toEqual(['15:00', '3:00\u00a0PM', '15:00'])
  })

  it('throw without a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderToStaticMarkup(<Label />)).toThrow('No <TextProvider>')
  })
})

function inside(locale: Locale, children: React.ReactNode): string {
  return renderToStaticMarkup(
    <TextProvider locale={locale} messages={compiledMessages(locale)}>
      {children}
    </TextProvider>,
  )
}

function Label() {
  const t = useText()
  const format = useFormat()
  return `${useLocale()}: ${t('common.backToHome')}, ${format.nights(2)}`
}

function Clock() {
  return useFormat().clock('15:00')
}

function Terms() {
  const t = useText()
  return (
    <p>
      {t.rich('productcheckout.acceptTerms', {
        terms: (chunks) => <a href="/terms">{chunks}</a>,
        privacy: (chunks) => <b>{chunks}</b>,
      })}
    </p>
  )
}

function Price() {
  return useText()('common.priceFrom', { price: '<b>1</b>' })
}
