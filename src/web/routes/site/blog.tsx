import { useLanguage, useText } from '#i18n/react.tsx'
import { contentLinks, links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, isSlug, paramErrorResponse, requestContext } from '#web/lib/loaders.ts'
import { blogPosting } from '#web/lib/seo/articles.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { Link } from 'react-router'
import { BlogCards } from '#web/features/content/articles/BlogCards.tsx'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { ChipLink } from '#web/ui/actions/Chip.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { ReadingColumns } from '#web/features/content/articles/ReadingColumns.tsx'
import type { Route } from './+types/blog'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  if (!isSlug(params.slug)) throw paramErrorResponse({ code: 'invalid_input' })
  const [article] = await answersTo(api.fetch_blog_details({ slug: params.slug }))
  const path = contentLinks.blog(locale, article.slug)
  const { t } = await loaderTranslator(locale)
  return {
    head: {
      title: article.title,
      description: article.summary,
      path,
      feed: { title: t('articles.feed'), href: origin + contentLinks.feed(locale) },
    },
    article,
    address: origin + path,
    things: [blogPosting(article, { origin, locale })],
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Blog({ loaderData: { article, address, things } }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const { title, summary, category, tags, added_by, posted_on, minutes, picture, body, related } = article
  return (
    <>
      <StructuredData things={things} />
      <article className="page-width py-4 md:py-8">
        <Breadcrumb
          items={[
            { label: t('common.home'), to: links.home(locale) },
            { label: t('shell.blog'), to: links.blogs(locale) },
          ]}
        />
        <div className="my-4 grid md:my-6 max-w-[48rem] gap-3">
          <p className="text-note font-medium">
            <Link to={links.blogs(locale, { category: category.slug })} className="link">
              {category.name}
            </Link>
          </p>
          <PageHeading>{title}</PageHeading>
          <p className="text-muted text-lead">{summary}</p>
          <p className="text-note text-muted">
            {t('content.postedBy', { name: added_by })} ·{' '}
            <time dateTime={posted_on}>{format.stayDate(posted_on, 'long')}</time> ({format.hijri(posted_on)}) ·{' '}
            {t('content.minutesToRead', { minutes })}
          </p>
        </div>
        <Picture
          id={picture.id}
          alt={picture.alt}
          sizes="(min-width: 1248px) 1200px, 100vw"
          priority
          className="rounded-card aspect-21/9 w-full object-cover lg:aspect-3/1"
        />
        <ReadingColumns blocks={body}>
          <div className="grid gap-8">
            <TextBlocks blocks={body} />
            <div className="grid gap-3">
              <h2 className="text-title">{t('content.tags')}</h2>
              <ul className="flex flex-wrap gap-2">
                {tags.map((tag) => (
                  <li key={tag.slug}>
                    <ChipLink to={links.blogs(locale, { tag: tag.slug })}>{tag.name}</ChipLink>
                  </li>
                ))}
              </ul>
            </div>
            <ShareBy title={title} address={address} />
          </div>
        </ReadingColumns>
      </article>
      <section className="page-width grid gap-6 pb-16" aria-labelledby="related">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="related">{t('content.related')}</h2>
          <WordSearch
            label={t('content.searchArticles')}
            submit={t('content.search')}
            action={links.blogs(locale)}
            value=""
          />
        </div>
        <BlogCards articles={related} heading="h3" />
      </section>
    </>
  )
}

/** Plain links: no code of the sharing sites is loaded. */
function ShareBy({ title, address }: { title: string; address: string }) {
  const t = useText()
  const text = encodeURIComponent(title)
  const url = encodeURIComponent(address)
  const ways = [
    { name: t('content.shareWhatsApp'), href: `https://wa.me/?text=${text}%20${url}` },
    { name: t('content.shareX'), href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: t('content.shareMail'), href: `mailto:?subject=${text}&body=${url}` },
  ]
  return (
    <div className="no-print grid gap-3">
      <h2 className="text-title">{t('content.shareBy')}</h2>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ name, href }) => (
          <li key={name}>
            <a className="chip" href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
