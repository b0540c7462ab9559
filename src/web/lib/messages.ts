import { createContext, useContext } from 'react'
import { loadAllMessages, loadedMessages } from '#i18n/load.ts'
import { conventionsIn, defaultConventions, type Locale, type SiteConventions } from '#i18n/locale.ts'
import {
  type Bundle,
  createFormatter,
  createTranslator,
  type TimelessFormatter,
  type Translator,
} from '#i18n/translator.ts'

/** On the server: the bundles of messages that the document loads. */
export const DocumentBundles = createContext<readonly Bundle[] | undefined>(undefined)

/** The bundles of messages that the document loads; the browser reads the list that the server rendered. */
export function useDocumentBundles(): readonly Bundle[] {
  const onServer = useContext(DocumentBundles)
  return onServer ?? documentBundles()
}

/** In the browser: the bundles that the server listed in the document. */
export function documentBundles(): Bundle[] {
  return (document.documentElement.dataset['messages'] ?? 'site').split(' ') as Bundle[]
}

/** Translator and formatter for a loader, which can run before the root's loader has loaded the messages. */
export async function loaderTranslator(locale: Locale): Promise<{ t: Translator; format: TimelessFormatter }> {
  await loadAllMessages(locale)
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
