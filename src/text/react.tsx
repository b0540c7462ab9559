import { createContext, createElement, Fragment, useContext, useMemo, type ReactNode } from 'react'
import { createFormatter, type Formatter } from './formatter.ts'
import type { Locale } from './locale.ts'
import {
  createTranslator,
  type CompiledMessages,
  type RichValuesFor,
  type TextKey,
  type Translator,
} from './translator.ts'

/** A translator that also puts elements into a text. */
export type Text = Translator & {
  rich<Key extends TextKey>(key: Key, values: RichValuesFor<Key, ReactNode, ReactNode>): ReactNode
}

type Words = { text: Text; format: Formatter }

const WordsContext = createContext<Words | undefined>(undefined)

/** Gives the words of one language to everything below; `messages` come from `loadMessages`. */
export function TextProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale
  messages: CompiledMessages
  children: ReactNode
}) {
  const words = useMemo(() => {
    const text = withElements(createTranslator(locale, messages))
    return { text, format: createFormatter(text) }
  }, [locale, messages])
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words: `t('common.save')`, `t.rich('…', { link: (chunks) => <a>{chunks}</a> })`. */
export function useText(): Text {
  return useWords().text
}

export function useLocale(): Locale {
  return useWords().text.locale
}

/** Money, dates, counts and distances in the page's language. */
export function useFormat(): Formatter {
  return useWords().format
}

function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('No <TextProvider> above this component')
  return words
}

function withElements(t: Translator): Text {
  return Object.assign(t, {
    rich: (key: TextKey, values: Record<string, unknown>) =>
      together(t.pieces<ReactNode>(key, withNodes(values) as never)),
  }) as Text
}

/** Tag handlers get what they enclose as one node. */
function withNodes(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => value(together(chunks)) : value,
    ]),
  )
}

/** Pieces as children in fixed places, so that React asks for no keys. */
function together(pieces: ReactNode[]): ReactNode {
  return pieces.length === 1 ? pieces[0] : createElement(Fragment, null, ...pieces)
}
