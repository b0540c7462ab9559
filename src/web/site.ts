import { useRouteLoaderData } from 'react-router'
import type { WebStatus } from '#domains/content/contract.ts'

/** What the root loader gives to every page: the provider's settings, and the scheme and host of the site. */
export type Site = { settings: WebStatus; origin: string }

/** Above the root's own error boundary there may be no site: then nothing personal to a provider is shown. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<Site>('root')
}
