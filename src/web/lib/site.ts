import { useRouteLoaderData } from 'react-router'
import type { WebStatus } from '#domains/content/contract.ts'
import type { EmptyPage } from '#domains/content/shapes.ts'
import { useSettings } from '#web/lib/shared-state.ts'

/** Settings of the provider that the frame of every page shows; a page that shows more loads them itself. */
type FrameSettings = Pick<WebStatus, 'brand' | 'demo' | 'maintenance' | 'empty_pages'> & {
  /** Only during maintenance. */
  maintenance_text?: string
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

/** Tells which pages have content, so that no menu leads to an empty one. */
export function useFilledPages(): (page: EmptyPage) => boolean {
  const empty = useSite()?.settings.empty_pages
  return (page) => !empty?.includes(page)
}
