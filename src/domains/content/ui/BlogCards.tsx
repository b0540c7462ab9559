import { Link } from 'react-router'
import type { BlogCardAnswer } from '#domains/content/answers.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'

/** Articles as cards; the whole card is the link's target. */
export function BlogCards({
  articles,
  heading: Heading = 'h2',
}: {
  articles: readonly BlogCardAnswer[]
  heading?: 'h2' | 'h3'
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, summary, category, posted_on, minutes, picture }) => (
        <li key={slug}>
          <article className="card blog-card">
            <Picture id={picture.id} alt="" sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw" />
            <div className="grid gap-2 p-5">
              <p className="text-note text-brass-text font-medium">{category.name}</p>
              <Heading className="text-title">
                <Link to={links.blog(locale, slug)}>{title}</Link>
              </Heading>
              <p className="text-muted">{summary}</p>
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
