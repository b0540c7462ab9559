import { useMatches } from 'react-router'
import { pageMessages } from 'virtual:text/pages'
import { conventionsIn, defaultConventions, type SiteConventions } from '#i18n/conventions.ts'
import { createFormatter, type TimelessFormatter } from '#i18n/formatter.ts'
import { loadedMessages, loadMessages } from '#i18n/load.ts'
import type { Locale } from '#i18n/locale.ts'
import { createTranslator, type Domain, type Translator } from '#i18n/translator.ts'

/**
 * The message files that the page of the document uses, so that it loads no others. Undefined, which means all, for a
 * route that is not a page and in development. The browser reads the list that the server rendered.
 */
export function useFirstMessages(): readonly Domain[] | undefined {
  const route = useMatches().at(-1)?.id ?? ''
  return import.meta.env.SSR ? pageMessages[route] : firstMessages()
}

/** In the browser: the message files that the server listed in the document. */
export function firstMessages(): Domain[] | undefined {
  return document.documentElement.dataset['messages']?.split(' ') as Domain[] | undefined
}

/** Translator and formatter for a loader, which can run before the root's loader has loaded the messages. */
export async function loaderTranslator(locale: Locale): Promise<{ t: Translator; format: TimelessFormatter }> {
  await loadMessages(locale)
  return translatorOf(locale)
}

/**
 * Translator and formatter outside React, for the `meta` of a route. Contains only messages that its page has loaded.
 */
export function translatorOf(
  locale: Locale,
  conventions: SiteConventions = defaultConventions,
): { t: Translator; format: TimelessFormatter } {
  const t = createTranslator(locale, loadedMessages(locale), conventionsIn(locale, conventions))
  return { t, format: createFormatter(t) }
}
