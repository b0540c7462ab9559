import { useCallback, useRef, useState, type ComponentType } from 'react'
import { loadedMessages, loadMessages } from '#text/load.ts'
import { TextProvider, useLocale } from '#text/react.tsx'
import type { Domain } from '#text/translator.ts'

/**
 * A part that is brought when somebody reaches for it, with its words: `[Part, want]`. Undefined until it is
 * there, and for ever when it cannot be brought: what stands in its place must do without it.
 */
export function useLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: readonly Domain[],
): [part: ComponentType<Props> | undefined, want: () => void] {
  const locale = useLocale()
  const asked = useRef(false)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const want = useCallback(() => {
    if (asked.current) return
    asked.current = true
    Promise.all([load(), loadMessages(locale, words)]).then(
      ([Brought]) =>
        setPart(() => (props: Props) => (
          <TextProvider locale={locale} messages={loadedMessages(locale)}>
            <Brought {...props} />
          </TextProvider>
        )),
      () => {
        // Asked for again at the next reach: the line may be back by then.
        asked.current = false
      },
    )
  }, [load, words, locale])
  return [Part, want]
}
