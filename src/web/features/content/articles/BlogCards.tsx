import { Link } from 'react-router'
import type { BlogCardAnswer } from '#domains/content/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { contentLinks } from '#links/site.ts'

/** Articles as cards; the whole card is clickable. With `swiped` a row to swipe on phones. */
export function BlogCards({
  articles,
  heading: Heading = 'h2',
  swiped,
}: {
  articles: readonly BlogCardAnswer[]
  heading?: 'h2' | 'h3'
  swiped?: boolean
}) {
  const { t, locale, format } = useLanguage()
  return (
    <ul className={classes('grid gap-6 sm:grid-cols-2 lg:grid-cols-3', swiped && articles.length > 1 && 'swipe')}>
      {articles.map(({ slug, title, summary, category, posted_on, minutes, picture }) => (
        <li key={slug}>
          <article className="card hotel-card h-full">
            <div className="hotel-card-picture max-sm:aspect-[2.4]">
              <Picture id={picture.id} alt="" sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw" />
            </div>
            <div className="hotel-card-body gap-2">
              <p className="text-note text-brass-text font-medium">{category.name}</p>
              <Heading className="hotel-card-name text-title">
                <Link to={contentLinks.blog(locale, slug)}>{title}</Link>
              </Heading>
              <p className="card-extra text-muted">{summary}</p>
              <p className="text-note text-muted">
                <time dateTime={posted_on}>{format.stayDate(posted_on)}</time> ·{' '}
                {t('content.minutesToRead', { minutes })}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
