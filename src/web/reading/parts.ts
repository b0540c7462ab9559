import type { AboutUsProps } from '#web/reading/AboutUs.tsx'
import type { ArticlesProps } from '#web/reading/Articles.tsx'
import type { HomeReadingProps } from '#web/reading/HomeReading.tsx'
import { still } from '#web/still.tsx'

type Of<Part extends (props: never) => unknown> = Parameters<Part>[0]

export const reading = still<Of<typeof import('#web/reading/Reading.tsx').Reading>>(
  async () => (await import('#web/reading/Reading.tsx')).Reading,
)
export const aboutUs = still<AboutUsProps>(async () => (await import('#web/reading/AboutUs.tsx')).AboutUs)
export const questions = still<Of<typeof import('#web/reading/Questions.tsx').Questions>>(
  async () => (await import('#web/reading/Questions.tsx')).Questions,
)
export const pageHead = still<Of<typeof import('#web/reading/PageHead.tsx').PageHead>>(
  async () => (await import('#web/reading/PageHead.tsx')).PageHead,
)
export const articles = still<ArticlesProps>(async () => (await import('#web/reading/Articles.tsx')).Articles)
export const article = still<Of<typeof import('#web/reading/Article.tsx').Article>>(
  async () => (await import('#web/reading/Article.tsx')).Article,
)
export const homeReading = still<HomeReadingProps>(
  async () => (await import('#web/reading/HomeReading.tsx')).HomeReading,
)
export const contactWays = still<Of<typeof import('#web/reading/ContactWays.tsx').ContactWays>>(
  async () => (await import('#web/reading/ContactWays.tsx')).ContactWays,
)
