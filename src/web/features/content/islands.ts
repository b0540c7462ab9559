import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/features/content/content.css'

export const textPage = staticIsland(async () => (await import('#web/features/content/TextPage.tsx')).TextPage)
export const aboutUs = staticIsland(async () => (await import('#web/features/content/AboutUs.tsx')).AboutUs)
export const questions = staticIsland(async () => (await import('#web/features/content/faq/Questions.tsx')).Questions)
export const pageHead = staticIsland(async () => (await import('#web/features/content/PageHead.tsx')).PageHead)
export const articles = staticIsland(async () => (await import('#web/features/content/articles/Articles.tsx')).Articles)
export const article = staticIsland(async () => (await import('#web/features/content/articles/Article.tsx')).Article)
export const homeContent = staticIsland(
  async () => (await import('#web/features/content/home/HomeContent.tsx')).HomeContent,
)
export const contactWays = staticIsland(
  async () => (await import('#web/features/content/contact/ContactWays.tsx')).ContactWays,
)
