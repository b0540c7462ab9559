import { hrefOf, load } from 'virtual:messages'
import type { Locale } from './locale.ts'
import type { Bundle, CompiledMessages } from './translator.ts'

/**
 * Loads bundles of compiled messages of one language; those that were loaded before are kept. Both entries await it before
 * they render. Works in the browser and in the server bundle.
 */
export async function loadMessages(locale: Locale, bundles: readonly (Bundle | 'server')[]): Promise<CompiledMessages> {
  const missing = bundles.filter((bundle) => !loaded[locale]?.names.includes(bundle))
  if (missing.length > 0) {
    const modules = await Promise.all(missing.map((bundle) => load(`${locale}/${bundle}`)))
    const { names, messages } = loaded[locale] ?? { names: [], messages: none }
    loaded[locale] = {
      names: [...names, ...missing],
      messages: Object.assign({}, messages, ...modules.map((module) => module.default)) as CompiledMessages,
    }
  }
  return loadedMessages(locale)
}

/** All messages of a language, which the server loads once. */
export function loadAllMessages(locale: Locale): Promise<CompiledMessages> {
  return loadMessages(locale, [...allBundles, 'server'])
}

/** Returns the messages loaded so far, synchronously, for `<TextProvider>`; the same object until more are loaded. */
export function loadedMessages(locale: Locale): CompiledMessages {
  return loaded[locale]?.messages ?? none
}

/** URLs of those chunks: `modulepreload` them in the document's head, before hydration requests them. */
export function messagesHrefs(locale: Locale, bundles: readonly Bundle[]): string[] {
  return bundles.map((bundle) => hrefOf(`${locale}/${bundle}`))
}

export const allBundles: readonly Bundle[] = ['site', 'account', 'admin']

const none: CompiledMessages = {}
const loaded: Partial<Record<Locale, { names: readonly string[]; messages: CompiledMessages }>> = {}
