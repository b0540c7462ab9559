import { useMatches } from 'react-router'
import { createFormatter, type Formatter } from '#text/formatter.ts'
import { loadedMessages, loadMessages } from '#text/load.ts'
import type { Locale } from '#text/locale.ts'
import { createTranslator, type Domain, type Translator } from '#text/translator.ts'
import { frameWords } from '#web/frame-words.ts'

/** What a route's `handle` may say: the domains of words that its page is written in. */
export type PageHandle = { words: readonly Domain[] }

/**
 * The domains of words that the first page needs, so that it brings no others: those of the frame and
 * those its route names in `handle.words`. Undefined, that is all of them, when a route names none.
 */
export function useFirstWords(): Domain[] | undefined {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return handle && [...frameWords, ...handle.words]
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
