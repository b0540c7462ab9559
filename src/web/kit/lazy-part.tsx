import { useCallback, useRef, useState, type ComponentType } from 'react'
import { loadedMessages, loadMessages } from '#text/load.ts'
import { TextProvider, useLocale } from '#text/react.tsx'
import type { Domain } from '#text/translator.ts'

type LazyPart<Props> = { load: () => Promise<ComponentType<Props>>; words: readonly Domain[] | undefined }

/**
 * A part for `useLazyPart`.
 * @param load `async () => (await import('…')).Part`
 * @param words its message files, which the build inserts; all without it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words?: readonly Domain[],
): LazyPart<Props> {
  return { load, words }
}

/**
 * A part that is brought when somebody reaches for it, with its words: `[Part, want]`. Undefined until it is
 * there, and for ever when it cannot be brought: what stands in its place must do without it.
 */
export function useLazyPart<Props extends object>({
  load,
  words,
}: LazyPart<Props>): [part: ComponentType<Props> | undefined, want: (failed?: () => void) => void] {
  const locale = useLocale()
  const coming = useRef<Promise<void>>(undefined)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const want = useCallback(
    (failed?: () => void) => {
      const bringing = (coming.current ??= Promise.all([load(), loadMessages(locale, words)]).then(([Brought]) =>
        setPart(() => (props: Props) => (
          <TextProvider locale={locale} messages={loadedMessages(locale)}>
            <Brought {...props} />
          </TextProvider>
        )),
      ))
      bringing.catch(() => {
        // Asked for again at the next reach: the line may be back by then.
        if (coming.current === bringing) coming.current = undefined
        failed?.()
      })
    },
    [load, words, locale],
  )
  return [Part, want]
}
