import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/ui/rating-bars.css'
import '#web/features/reviews/reviews.css'

/** The reviews on the page of a product. */
export const reviewSection = staticIsland(
  async () => (await import('#web/features/reviews/ReviewSection.tsx')).ReviewSection,
)
/** All reviews of a product. */
export const reviewList = staticIsland(async () => (await import('#web/features/reviews/ReviewList.tsx')).ReviewList)
