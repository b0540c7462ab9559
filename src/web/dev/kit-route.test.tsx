import { describe, expect, test, vi } from 'vitest'
import { loader } from '#web/dev/kit-route.tsx'

// The words are compiled by the build, which a unit test has none of.
vi.mock('#text/load.ts', () => ({ loadMessages: async () => ({}), loadedMessages: () => ({}) }))

/** What the page answers at an address of the site, which shows its developers' pages or not. */
async function asked({ devPages, locale, query = '' }: { devPages: boolean; locale?: string; query?: string }) {
  const args = {
    context: { get: () => ({ devPages, locale: locale ?? 'en' }) },
    params: { locale },
    request: new Request(`http://site/${locale ?? 'en'}/dev/kit${query}`),
  }
  return loader(args as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: { init: { status: number } }) => thrown.init.status,
  )
}

describe('the page of the kit', () => {
  test('is no page where developers’ pages are not shown', async () => {
    expect(await asked({ devPages: false })).toBe(404)
    expect(await asked({ devPages: false, locale: 'ar', query: '?both=1' })).toBe(404)
  })

  test('is there in the languages of the site alone', async () => {
    expect(await asked({ devPages: true })).toEqual({ second: null })
    expect(await asked({ devPages: true, locale: 'ar' })).toEqual({ second: null })
    expect(await asked({ devPages: true, locale: 'fr' })).toBe(404)
  })
})
