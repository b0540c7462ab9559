import type { ReactNode } from 'react'
import { textAt, type TextKey } from '#i18n/translator.ts'
import { localeOfPath } from '#i18n/locale.ts'
import { translatorOf } from '#web/lib/messages.ts'
import { siteIn } from '#web/lib/seo/page-meta.ts'

/** The only `h1` of a page; it takes the focus after a navigation. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

const widths = { 40: 'max-w-[40rem]', 44: 'max-w-[44rem]', 48: 'max-w-[48rem]', 52: 'max-w-[52rem]' }

/** The parts of a page below each other in one column, `rem` wide at most. */
export function NarrowPage({ rem, children }: { rem: keyof typeof widths; children: ReactNode }) {
  return <div className={`page-width grid gap-6 py-8 print:py-0 ${widths[rem]}`}>{children}</div>
}

type MetaArgs = { location: { pathname: string }; matches: Parameters<typeof siteIn>[0] }

/** Metadata of a page that is not indexed: its name, then the brand, and `noindex`. */
export function titleOf(
  { location, matches }: MetaArgs,
  title: TextKey | { text: string },
): ({ title: string } | { name: string; content: string })[] {
  const { t } = translatorOf(localeOfPath(location.pathname))
  const text = typeof title === 'string' ? textAt(t, title) : title.text
  const { name = '', tagline } = siteIn(matches)?.settings.brand ?? {}
  return [
    { title: `${text} | ${name}` },
    // Read only from documents, for example by link previews.
    ...(import.meta.env.SSR ? [{ name: 'description', content: `${text}. ${tagline || name}` }] : []),
    { name: 'robots', content: 'noindex' },
  ]
}

/** The heading of a page, and below it what the page is for. */
export function PageIntro({ title, text }: { title: string; text: ReactNode }) {
  return (
    <div className="grid gap-2">
      <PageHeading>{title}</PageHeading>
      <p className="text-muted">{text}</p>
    </div>
  )
}
