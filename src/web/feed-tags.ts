import type { MetaDescriptor } from 'react-router'

/** Where readers of feeds find the new articles. They read documents alone, so the browser needs none of it. */
export function feedTags(feed: { title: string; href: string } | undefined): MetaDescriptor[] {
  if (!feed || !import.meta.env.SSR) return []
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...feed }]
}
