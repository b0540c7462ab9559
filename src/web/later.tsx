import { lazy, Suspense, useState, type ComponentType } from 'react'
import { loadedMessages, loadMessages } from '#text/load.ts'
import { TextProvider, useLocale } from '#text/react.tsx'
import type { Domain } from '#text/translator.ts'
import { documentLocale } from '#web/document-locale.ts'
import { lazyCode } from '#web/parts.ts'
import { signOfPerson } from '#web/shell/waking.ts'

/**
 * A part of a page that works as plain HTML and gets better with scripts. Its code and words come at the first
 * sign of a person, such as a move of the pointer; until then the HTML of the server stands. Reached inside
 * the site it is there at once, as the route's `clientLoader` awaits `load`.
 * @param load `async () => (await import('…')).Part`
 * @param words its message files, which the build inserts; all without it
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, words?: readonly Domain[]) {
  const code = lazyCode(load)

  const InBrowser = lazy(async () => {
    const locale = documentLocale()
    await signOfPerson()
    // What cannot be had any more leaves the HTML as it is.
    const [Part] = await Promise.all([code.load(), loadMessages(locale, words)]).catch(
      () => new Promise<never>(() => undefined),
    )
    return { default: (props: Props) => <WithWords part={Part} props={props} /> }
  })

  function Later(props: Props) {
    // Decided once: a part that is there by the next render is no other part.
    const [Part] = useState(() => code.loaded())
    return <Suspense>{Part ? <WithWords part={Part} props={props} /> : <InBrowser {...props} />}</Suspense>
  }
  return { Later, load: code.load }
}

/** A part whose words came after the provider around the page was made. */
export function WithWords<Props extends object>({ part: Part, props }: { part: ComponentType<Props>; props: Props }) {
  const locale = useLocale()
  return (
    <TextProvider locale={locale} messages={loadedMessages(locale)}>
      <Part {...props} />
    </TextProvider>
  )
}
