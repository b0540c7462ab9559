import { useMatches } from 'react-router'
import { pageMessages } from 'virtual:text/pages'
import { createFormatter, type Formatter } from '#text/formatter.ts'
import { loadedMessages, loadMessages } from '#text/load.ts'
import type { Locale } from '#text/locale.ts'
import { createTranslator, type Domain, type Translator } from '#text/translator.ts'

/**
 * The message files that the document's page uses, so that it loads no others. Undefined, which means all of them, for a
 * route that is no page and in development. The browser reads what the server wrote.
 */
export function useFirstWords(): readonly Domain[] | undefined {
  const route = useMatches().at(-1)?.id ?? ''
  return import.meta.env.SSR ? pageMessages[route] : firstWords()
}

/** In the browser: the message files that the server named in the document. */
export function firstWords(): Domain[] | undefined {
  return document.documentElement.dataset['words']?.split(' ') as Domain[] | undefined
}

/** The words for a loader, which may run before the root's has loaded them. */
export async function loaderWords(locale: Locale): Promise<{ t: Translator; format: Formatter }> {
  await loadMessages(locale)
  return wordsIn(locale)
}

/** The words outside React, for the `meta` of a route. Only texts that its page has loaded. */
export function wordsIn(locale: Locale): { t: Translator; format: Formatter } {
  const t = createTranslator(locale, loadedMessages(locale))
  return { t, format: createFormatter(t) }
}
