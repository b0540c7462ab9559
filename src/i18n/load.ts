import { hrefOf, load } from 'virtual:text'
import type { Locale } from './locale.ts'
import type { CompiledMessages, Domain } from './translator.ts'

/**
 * Loads the compiled messages of one language, a separate chunk, and caches them. With `domains`, loads only those
 * namespaces (a chunk each) for a page that must stay small; messages loaded earlier are kept. Both entries await it
 * before they render. Works in the browser and in the server bundle.
 */
export async function loadMessages(locale: Locale, domains?: readonly Domain[]): Promise<CompiledMessages> {
  const missing = domains?.filter((domain) => !loaded[locale]?.[domain])
  // Importing a chunk that is already loaded still looks it up by name, which takes longer than formatting the messages
  // of a page.
  if (!missing) loaded[locale] = whole[locale] ??= (await load(locale)).default
  else if (missing.length > 0) {
    const brought = await Promise.all(
      missing.map(async (domain) => [domain, (await load(`${locale}/${domain}`)).default]),
    )
    loaded[locale] = { ...loaded[locale], ...Object.fromEntries(brought) }
  }
  return loadedMessages(locale)
}

/** Returns the messages loaded so far, synchronously, for `<TextProvider>`; the same object until more are loaded. */
export function loadedMessages(locale: Locale): CompiledMessages {
  return loaded[locale] ?? none
}

/** URLs of those chunks: `modulepreload` them in the document's head, before hydration requests them. */
export function messagesHrefs(locale: Locale, domains?: readonly Domain[]): string[] {
  return domains ? domains.map((domain) => hrefOf(`${locale}/${domain}`)) : [hrefOf(locale)]
}

const none: CompiledMessages = {}
const loaded: Partial<Record<Locale, CompiledMessages>> = {}
const whole: Partial<Record<Locale, CompiledMessages>> = {}
