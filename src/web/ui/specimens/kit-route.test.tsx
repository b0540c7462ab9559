import { describe, expect, test, vi } from 'vitest'
import { loader } from '#web/ui/specimens/kit-route.tsx'

// The build compiles the messages, so a unit test has none.
vi.mock('#i18n/load.ts', () => ({ loadAllMessages: async () => ({}), loadedMessages: () => ({}) }))

/** Response of the page, with the pages for developers enabled or not. */
async function requested({ devPages, locale, query = '' }: { devPages: boolean; locale?: string; query?: string }) {
  const args = {
    context: { get: () => ({ devPages, locale: locale ?? 'en' }) },
    params: { locale },
    url: new URL(`http://site/${locale ?? 'en'}/dev/kit${query}`),
  }
  return loader(args as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: { init: { status: number } }) => thrown.init.status,
  )
}

describe('the UI kit page', () => {
  test('is not found where pages for developers are disabled', async () => {
    expect(await requested({ devPages: false })).toBe(404)
    expect(await requested({ devPages: false, locale: 'ar', query: '?both=1' })).toBe(404)
  })

  test('exists only in the languages of the site', async () => {
    expect(await requested({ devPages: true })).toEqual({ second: null })
    expect(await requested({ devPages: true, locale: 'ar' })).toEqual({ second: null })
    expect(await requested({ devPages: true, locale: 'fr' })).toBe(404)
  })
})
