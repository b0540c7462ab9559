import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The stars of a review, with a text alternative. */
export function ReviewStars({ stars }: { stars: number }) {
  const t = useText()
  return (
    <span className="inline-flex text-(--star)" role="img" aria-label={t('reviews.starsOf', { stars })}>
      {[1, 2, 3, 4, 5].map((nth) => (
        <Icon key={nth} name="star" className={classes('size-[1.1em]', nth <= stars && 'fill-current')} />
      ))}
    </span>
  )
}
