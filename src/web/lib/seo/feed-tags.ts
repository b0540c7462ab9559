import type { MetaDescriptor } from 'react-router'

/** Link to the feed of new articles. Feed readers read only documents, so the browser does not need it. */
export function feedTags(feed: { title: string; href: string } | undefined): MetaDescriptor[] {
  if (!feed || !import.meta.env.SSR) return []
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...feed }]
}
