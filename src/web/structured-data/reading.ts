import type { BlogDetailsAnswer, FaqTopicAnswer } from '#domains/content/answers.ts'
import type { Block, Run } from '#domains/content/shapes.ts'
import { links } from '#web/links.ts'
import type { Thing, Where } from '#web/structured-data/things.ts'

/** An article, with who wrote it and where its picture is. */
export function blogPosting(article: BlogDetailsAnswer, { origin, locale }: Where): Thing {
  const url = origin + links.blog(locale, article.slug)
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

/** Questions and their answers in plain words. */
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

/** A block as it is read aloud: no styles, no links. */
function plainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
    case 'note':
      return said(block.runs)
    case 'list':
      return block.items.map(said).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(', ')).join('\n')
  }
}

const said = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
