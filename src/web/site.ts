import { useRouteLoaderData } from 'react-router'
import type { WebStatus } from '#domains/content/contract.ts'
import { useSettings } from '#web/shared-state.ts'

/** What the frame of every page says of the provider; a page that says more asks for it. */
type FrameSettings = Pick<WebStatus, 'brand' | 'demo' | 'maintenance'> & {
  contact: Pick<WebStatus['contact'], 'email' | 'phone' | 'hours' | 'address'>
}

/** What the root loader gives to every page: the provider's settings, and the scheme and host of the site. */
export type Site = { settings: FrameSettings; origin: string }

/**
 * The site as the document brought it, with the settings that were asked for since. Above the root's own error
 * boundary there may be no site: then nothing personal to a provider is shown.
 */
export function useSite(): Site | undefined {
  const site = useRouteLoaderData<Site>('root')
  const settings = useSettings()
  return site && settings ? { ...site, settings } : site
}
