import type pg from 'pg'
import { about } from '#db/seed/content/about.ts'
import { addedBy, articles } from '#db/seed/content/articles/all.ts'
import { faqs } from '#db/seed/content/faqs/all.ts'
import { categories, goals, guestWords, hashtags, headers, statistics } from '#db/seed/content/front.ts'
import { privacy } from '#db/seed/content/privacy.ts'
import { terms } from '#db/seed/content/terms.ts'
import { copyRows } from '#db/seed/copy.ts'
import type { ImageRow } from '#db/seed/images.ts'
import { writeImages } from '#db/seed/write-content.ts'
import { addDays } from '#domains/stays/nights.ts'
import { searchKey } from '#text/clean.ts'

/** When the demo provider last changed its terms and its privacy policy. */
const changedOn = '2026-11-01'

/** What is there to be read: headers, about, terms, privacy, goals, counters, questions, articles. */
export async function writeReading(client: pg.ClientBase, { today }: { today: string }): Promise<void> {
  const json = JSON.stringify
  await writeImages(client, [...headerImages(), ...coverImages()])
  await copyRows(
    client,
    'page_header',
    'page, title, text, image_id',
    Object.entries(headers).map(([page, one]) => [page, json(one.title), json(one.text), `${one.scene}/head-${page}`]),
  )
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
    guestWords.map((one, i) => [i + 1, json(one.words), json(one.guest)]),
  )
  await copyRows(
    client,
    'faq_topic',
    'slug, name, position',
    faqs.map((one, i) => [one.slug, json(one.name), i + 1]),
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

function headerImages(): ImageRow[] {
  return Object.entries(headers).map(([page, { scene, alt }]) => ({
    id: `${scene}/head-${page}`,
    scene,
    options: {},
    alt,
  }))
}

function coverImages(): ImageRow[] {
  return articles.map(({ slug, cover, title }) => ({
    id: `cover/${slug}`,
    scene: 'cover',
    options: { subject: cover },
    alt: { en: `Illustration: ${title.en}`, ar: `رسم توضيحي: ${title.ar}` },
  }))
}
