import { useCallback, useRef, useState, type ComponentType } from 'react'
import { loadedMessages, loadMessages } from '#i18n/load.ts'
import { TextProvider, useLocale } from '#i18n/react.tsx'
import type { Domain } from '#i18n/translator.ts'

type LazyPart<Props> = { load: () => Promise<ComponentType<Props>>; words: readonly Domain[] | undefined }

/**
 * A part for `useLazyPart`.
 * @param load `async () => (await import('…')).Part`
 * @param messages its message files, which the build inserts; all messages if omitted
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages?: readonly Domain[],
): LazyPart<Props> {
  return { load, words: messages }
}

/**
 * A part that is loaded with its messages when a user is about to use it: `[Part, want]`. Undefined until it is loaded,
 * and permanently if loading fails: the fallback must work without it.
 */
export function useLazyPart<Props extends object>({
  load,
  words: messages,
}: LazyPart<Props>): [part: ComponentType<Props> | undefined, want: (failed?: () => void) => void] {
  const locale = useLocale()
  const coming = useRef<Promise<void>>(undefined)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const want = useCallback(
    (failed?: () => void) => {
      const bringing = (coming.current ??= Promise.all([load(), loadMessages(locale, messages)]).then(([Brought]) =>
        setPart(() => (props: Props) => (
          <TextProvider locale={locale} messages={loadedMessages(locale)}>
            <Brought {...props} />
          </TextProvider>
        )),
      ))
      bringing.catch(() => {
        // Retried on the next call, because the network can be back by then.
        if (coming.current === bringing) coming.current = undefined
        failed?.()
      })
    },
    [load, messages, locale],
  )
  return [Part, want]
}
