import type { AboutUsProps } from '#web/features/content/AboutUs.tsx'
import type { ArticlesProps } from '#web/features/content/articles/Articles.tsx'
import type { HomeReadingProps } from '#web/features/content/home/HomeContent.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/features/content/content.css'

type Of<Part extends (props: never) => unknown> = Parameters<Part>[0]

export const reading = staticIsland<Of<typeof import('#web/features/content/TextPage.tsx').TextPage>>(
  async () => (await import('#web/features/content/TextPage.tsx')).TextPage,
)
export const aboutUs = staticIsland<AboutUsProps>(
  async () => (await import('#web/features/content/AboutUs.tsx')).AboutUs,
)
export const questions = staticIsland<Of<typeof import('#web/features/content/faq/Questions.tsx').Questions>>(
  async () => (await import('#web/features/content/faq/Questions.tsx')).Questions,
)
export const pageHead = staticIsland<Of<typeof import('#web/features/content/PageHead.tsx').PageHead>>(
  async () => (await import('#web/features/content/PageHead.tsx')).PageHead,
)
export const articles = staticIsland<ArticlesProps>(
  async () => (await import('#web/features/content/articles/Articles.tsx')).Articles,
)
export const article = staticIsland<Of<typeof import('#web/features/content/articles/Article.tsx').Article>>(
  async () => (await import('#web/features/content/articles/Article.tsx')).Article,
)
export const homeReading = staticIsland<HomeReadingProps>(
  async () => (await import('#web/features/content/home/HomeContent.tsx')).HomeReading,
)
export const contactWays = staticIsland<Of<typeof import('#web/features/content/contact/ContactWays.tsx').ContactWays>>(
  async () => (await import('#web/features/content/contact/ContactWays.tsx')).ContactWays,
)
