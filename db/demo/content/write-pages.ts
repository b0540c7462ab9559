import type pg from 'pg'
import { addedBy, articles } from '#db/demo/content/articles.ts'
import { faqs } from '#db/demo/content/faqs.ts'
import { categories, goals, testimonials, headerTexts, hashtags, statistics } from '#db/demo/content/front.ts'
import { privacy } from '#db/reference/pages/texts.ts'
import { about, terms } from '#db/demo/content/pages.ts'
import { importReferenceRows } from '#db/reference/load.ts'
import { copyRows } from '#db/demo/copy.ts'
import type { ImageRow } from '#db/reference/images.ts'
import { writeImages } from '#db/demo/write-content.ts'
import { addDays } from '#domains/shared/dates.ts'
import { searchKey } from '#i18n/clean.ts'

/** Date on which the demo provider last changed its terms and privacy policy. */
const changedOn = '2026-11-01'

/**
 * Writes the editorial content into imported reference data: texts of headers, about, terms, privacy, goals, counters,
 * questions, articles.
 */
export async function writeReading(client: pg.ClientBase, { today }: { today: string }): Promise<void> {
  const json = JSON.stringify
  await importReferenceRows(client, ['image', 'page_header', 'faq_topic'])
  await writeImages(client, coverImages())
  for (const [page, text] of Object.entries(headerTexts)) {
    await client.query('update page_header set text = $2 where page = $1', [page, json(text)])
  }
  await copyRows(client, 'content_page', 'slug, body, changed_on', [
    ['about', json(about), changedOn],
    ['terms', json(terms), changedOn],
    ['privacy', json(privacy), changedOn],
  ])
  await copyRows(
    client,
    'general_goal',
    'position, icon, title, text',
    goals.map((one, i) => [i + 1, one.icon, json(one.title), json(one.text)]),
  )
  await copyRows(
    client,
    'client_statistic',
    'position, value, at_least, label',
    statistics.map((one, i) => [i + 1, one.value, one.atLeast, json(one.label)]),
  )
  await copyRows(
    client,
    'guest_word',
    'position, words, guest',
    testimonials.map((one, i) => [i + 1, json(one.words), json(one.guest)]),
  )
  await copyRows(
    client,
    'faq_entry',
    'slug, topic, question, answer, position',
    faqs.flatMap(({ slug: topic, entries }) =>
      entries.map((one, i) => [one.slug, topic, json(one.question), json(one.answer), i + 1]),
    ),
  )
  await copyRows(
    client,
    'blog_category',
    'slug, name, position',
    categories.map((one, i) => [one.slug, json(one.name), i + 1]),
  )
  await copyRows(
    client,
    'hashtag',
    'slug, name',
    hashtags.map((one) => [one.slug, json(one.name)]),
  )
  await copyRows(
    client,
    'blog',
    'slug, category, tags, title, summary, body, added_by, posted_on, image_id, search_key',
    articles.map((one) => [
      one.slug,
      one.category,
      `{${one.tags.join(',')}}`,
      json(one.title),
      json(one.summary),
      json(one.body),
      json(addedBy),
      addDays(today, -one.postedDaysAgo),
      `cover/${one.slug}`,
      searchKey([one.title, one.summary, one.body].flatMap(({ en, ar }) => [en, ar]).join(' ')),
    ]),
  )
}

function coverImages(): ImageRow[] {
  return articles.map(({ slug, title }) => ({
    id: `cover/${slug}`,
    scene: 'cover',
    options: {},
    alt: { en: `Illustration: ${title.en}`, ar: `رسم توضيحي: ${title.ar}` },
  }))
}
