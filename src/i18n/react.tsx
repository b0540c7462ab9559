import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react'
import type { Conventions, Locale } from './locale.ts'
import type { CompiledMessage } from 'icu-minify/format'
import {
  atKey,
  translatorOver,
  type CompiledMessages,
  type RichValuesFor,
  type TextKey,
  type Translator,
  createFormatter,
  type Formatter,
} from './translator.ts'

/** A translator that also renders React elements for tags. */
export type Text = Translator & {
  rich<Key extends TextKey>(key: Key, values: RichValuesFor<Key, ReactNode, ReactNode>): ReactNode
}

type Language = { t: Text; locale: Locale; format: Formatter }

const MessagesContext = createContext<Language | undefined>(undefined)

/**
 * Provides the messages of one language to the components below; `messages` come from `loadMessages`. Without
 * `conventions`, those of the provider above.
 */
export function TextProvider({
  locale,
  messages,
  conventions,
  children,
}: {
  locale: Locale
  messages: CompiledMessages
  conventions?: Conventions
  children: ReactNode
}) {
  const above = useContext(MessagesContext)?.t.conventions
  const language = sharedLanguage(locale, messages, conventions ?? above ?? plain)
  return <MessagesContext value={language}>{children}</MessagesContext>
}

/** The latest translation of each set of messages: pages and their providers share it. */
const shared = new WeakMap<CompiledMessages, Language>()

function sharedLanguage(locale: Locale, messages: CompiledMessages, conventions: Conventions): Language {
  const latest = shared.get(messages)
  const { hours, firstWeekday } = latest?.t.conventions ?? {}
  const fits = latest?.locale === locale && hours === conventions.hours && firstWeekday === conventions.firstWeekday
  if (latest && fits) return latest
  // Bounded by the number of messages. A page looks up the same keys for every row of a list.
  const read = new Map<string, CompiledMessage>()
  const messageOf = (key: string) => {
    const message = read.get(key) ?? atKey(messages, key)
    if (message !== undefined) read.set(key, message)
    return message
  }
  const t = withElements(translatorOver(locale, conventions, messageOf))
  const language = { t, locale, format: createFormatter(t) }
  shared.set(messages, language)
  return language
}

/** The translator, the locale and the formatters of the page, for a component that needs more than one of them. */
export function useLanguage(): Language {
  const language = useContext(MessagesContext)
  if (!language) throw new Error('No <TextProvider> above this component')
  return language
}

/** The translator: `t('common.close')`, `t.rich('…', { link: (chunks) => <a>{chunks}</a> })`. */
export function useText(): Text {
  return useLanguage().t
}

export function useLocale(): Locale {
  return useLanguage().locale
}

/** Formatters for money, dates, counts and distances in the language of the page. */
export function useFormat(): Formatter {
  return useLanguage().format
}

/** The conventions of a part without a site around it. */
const plain: Conventions = { hours: 24, firstWeekday: 0 }

function withElements(t: Translator): Text {
  return Object.assign(t, {
    rich: (key: TextKey, values: Record<string, unknown>) =>
      together(t.pieces<ReactNode>(key, withNodes(values) as never)),
  }) as Text
}

/** Passes the content of a tag to its handler as one node. */
function withNodes(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => value(together(chunks)) : value,
    ]),
  )
}

/** Passes the pieces as positional children, so that React requires no keys. */
function together(pieces: ReactNode[]): ReactNode {
  return pieces.length === 1 ? pieces[0] : createElement(Fragment, null, ...pieces)
}
