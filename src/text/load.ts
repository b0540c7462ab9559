import { hrefOf, load } from 'virtual:text'
import type { Locale } from './locale.ts'
import type { CompiledMessages, Domain } from './translator.ts'

/**
 * Brings the compiled texts of one language, a chunk of its own, and keeps them. With `domains`,
 * only those (a chunk each), for a page that must stay small; what came before stays.
 * Both entries await it before they render. Works in the browser and in the server bundle.
 */
export async function loadMessages(locale: Locale, domains?: readonly Domain[]): Promise<CompiledMessages> {
  const missing = domains?.filter((domain) => !kept[locale]?.[domain])
  // A chunk that is there already is still looked up by its name, which takes longer than the words of a page.
  if (!missing) kept[locale] = whole[locale] ??= (await load(locale)).default
  else if (missing.length > 0) {
    const brought = await Promise.all(
      missing.map(async (domain) => [domain, (await load(`${locale}/${domain}`)).default]),
    )
    kept[locale] = { ...kept[locale], ...Object.fromEntries(brought) }
  }
  return loadedMessages(locale)
}

/** What has been loaded so far, at once, for `<TextProvider>`; the same object until more is loaded. */
export function loadedMessages(locale: Locale): CompiledMessages {
  return kept[locale] ?? none
}

/** The addresses of those chunks: `modulepreload` them in the document's head, before hydration asks for them. */
export function messagesHrefs(locale: Locale, domains?: readonly Domain[]): string[] {
  return domains ? domains.map((domain) => hrefOf(`${locale}/${domain}`)) : [hrefOf(locale)]
}

const none: CompiledMessages = {}
const kept: Partial<Record<Locale, CompiledMessages>> = {}
const whole: Partial<Record<Locale, CompiledMessages>> = {}
