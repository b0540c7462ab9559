import { useRouteLoaderData } from 'react-router'
import { type Conventions, conventionsIn, defaultConventions, type Locale, type SiteConventions } from '#i18n/locale.ts'
import type { WebStatus } from '#domains/content/contract.ts'
import type { EmptyPage } from '#domains/content/shapes.ts'
import { documentConventions } from '#web/lib/document-locale.ts'
import { useSettings } from '#web/lib/shared-state.ts'

/** Settings of the provider that the frame of every page shows; a page that shows more loads them itself. */
type FrameSettings = Pick<
  WebStatus,
  'brand' | 'conventions' | 'demo' | 'maintenance' | 'empty_pages' | 'payment_marks'
> & {
  /** Only during maintenance. */
  maintenance_text?: string
  /** Only without exchange rates, which most sites have. */
  no_exchange?: boolean
  /** Only without a provider of text messages, in production. */
  no_texts?: boolean
  voice: Pick<WebStatus['voice'], 'reply_time' | 'refund_time' | 'illustrations'>
  contact: Pick<WebStatus['contact'], 'email' | 'phone' | 'hours' | 'address'>
}

/** Data of the root loader: the provider's settings, and the scheme and host of the site. */
export type Site = { settings: FrameSettings; origin: string }

/** The time within which the provider answers messages, such as “within 24 hours”; null if it promises none. */
export function useReplyTime(): string | null {
  return useSite()?.settings.voice.reply_time ?? null
}

/**
 * The site as loaded with the document, with more recent settings once they are loaded. It can be undefined above the
 * root's own error boundary: then no data of the provider is shown.
 */
export function useSite(): Site | undefined {
  const site = useRouteLoaderData<Site>('root')
  const settings = useSettings()
  return site && settings ? { ...site, settings } : site
}

/** The cards and wallets that are accepted online, as one text; empty if nothing is paid online. */
export function usePaymentMarks(): string {
  return useSite()?.settings.payment_marks.join(' · ') ?? ''
}

/** Returns a function that is true for pages with content, so that no menu leads to an empty one. */
export function useFilledPages(): (page: EmptyPage) => boolean {
  const empty = useSite()?.settings.empty_pages
  return (page) => !empty?.includes(page)
}

/** The conventions of the site for the document; the same in its HTML and in the browser, whatever is saved meanwhile. */
export const useConventions = import.meta.env.SSR ? useLoadedConventions : documentConventions

function useLoadedConventions(locale: Locale): Conventions {
  const conventions = useRouteLoaderData<Site>('root')?.settings.conventions
  return conventionsIn(locale, conventions ? siteConventions(conventions) : defaultConventions)
}

export function siteConventions({ clock, first_weekday }: WebStatus['conventions']): SiteConventions {
  return { clock, firstWeekday: first_weekday }
}
