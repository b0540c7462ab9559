import { memo, Suspense, use, type ComponentType } from 'react'
import { loadedMessages } from '#i18n/load.ts'
import { TextProvider, useLocale } from '#i18n/react.tsx'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { firstInteraction } from '#web/app/shell/hydration.ts'

/**
 * A part of a page that works as plain HTML and is enhanced by scripts. Its code is loaded on the first
 * interaction, such as a pointer movement; until then the server's HTML is shown. After a navigation inside the site it
 * renders immediately, because the route's `clientLoader` awaits `load`.
 * @param load `async () => (await import('…')).Part`
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lazyCode(load)
  let coming: Promise<ComponentType<Props>> | undefined

  /** The code, always as the same promise, which React reads at once if the code is loaded: `use` runs in every render. */
  function arriving(): Promise<ComponentType<Props>> {
    const value = code.loaded()
    // If loading fails, the server's HTML stays.
    coming ??= firstInteraction()
      .then(code.load)
      .catch(() => new Promise<never>(() => {}))
    return value ? Object.assign(coming, { status: 'fulfilled', value }) : coming
  }

  function Island(props: Props) {
    const Part = use(arriving())
    return <WithMessages part={Part} props={props} />
  }

  // React discards the server's HTML of an element whose properties change before its code is loaded.
  const LazyIsland = memo((props: Props) => (
    <Suspense>
      <Island {...props} />
    </Suspense>
  ))
  return { LazyIsland, load: code.load }
}

/** Renders a part whose messages were loaded after the page's `TextProvider` rendered. */
export function WithMessages<Props extends object>({
  part: Part,
  props,
}: {
  part: ComponentType<Props>
  props: Props
}) {
  const locale = useLocale()
  return (
    <TextProvider locale={locale} messages={loadedMessages(locale)}>
      <Part {...props} />
    </TextProvider>
  )
}
