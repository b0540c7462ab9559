import type { Block, BlogDetailsAnswer, FaqTopicAnswer, Run } from '#domains/content/answers.ts'
import { contentLinks, links } from '#links/site.ts'
import type { Thing, Where } from '#web/lib/seo/organization.ts'

/** An article with its author and the URL of its picture. */
export function blogPosting(article: BlogDetailsAnswer, { origin, locale }: Where): Thing {
  const url = origin + contentLinks.blog(locale, article.slug)
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.summary,
    image: [origin + links.picture(article.picture.id, 1280)],
    datePublished: article.posted_on,
    inLanguage: locale,
    articleSection: article.category.name,
    keywords: article.tags.map(({ name }) => name),
    author: { '@type': 'Organization', name: article.added_by },
    publisher: { '@id': `${origin}/#organization` },
  }
}

/** Questions and answers as plain text. */
export function faqPage(topics: readonly FaqTopicAnswer[], { origin, locale }: Where): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}${links.faq(locale)}#page`,
    inLanguage: locale,
    mainEntity: topics
      .flatMap(({ entries }) => entries)
      .map(({ slug, question, answer }) => ({
        '@type': 'Question',
        name: question,
        url: `${origin}${links.faq(locale)}#${slug}`,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n') },
      })),
  }
}

/** The text of a block without styles and links. */
function plainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
    case 'note':
      return output(block.runs)
    case 'list':
      return block.items.map(output).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(', ')).join('\n')
  }
}

const output = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
