import { useCallback, useRef, useState, type ComponentType } from 'react'
import { loadedMessages, loadMessages } from '#i18n/load.ts'
import { TextProvider, useLocale } from '#i18n/react.tsx'
import type { Domain } from '#i18n/translator.ts'

type LazyPart<Props> = { load: () => Promise<ComponentType<Props>>; messages: readonly Domain[] | undefined }

/**
 * A part for `useLazyPart`.
 * @param load `async () => (await import('…')).Part`
 * @param messages its message files, which the build inserts; all messages if omitted
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages?: readonly Domain[],
): LazyPart<Props> {
  return { load, messages }
}

/**
 * A part that is loaded with its messages when a user is about to use it: `[Part, start]`. Undefined until it is loaded,
 * and permanently if loading fails: the fallback must work without it.
 */
export function useLazyPart<Props extends object>({
  load,
  messages,
}: LazyPart<Props>): [part: ComponentType<Props> | undefined, start: (failed?: () => void) => void] {
  const locale = useLocale()
  const pending = useRef<Promise<void>>(undefined)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const start = useCallback(
    (failed?: () => void) => {
      const loading = (pending.current ??= Promise.all([load(), loadMessages(locale, messages)]).then(([Loaded]) =>
        setPart(() => (props: Props) => (
          <TextProvider locale={locale} messages={loadedMessages(locale)}>
            <Loaded {...props} />
          </TextProvider>
        )),
      ))
      loading.catch(() => {
        // Retried on the next call, because the network can be back by then.
        if (pending.current === loading) pending.current = undefined
        failed?.()
      })
    },
    [load, messages, locale],
  )
  return [Part, start]
}
