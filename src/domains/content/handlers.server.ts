import { done, refuse } from '#contract/endpoint.ts'
import { readArticles, readFaqs, relatedArticles, type ArticleRow } from '#domains/content/articles.server.ts'
import type { HeaderAnswer } from '#domains/content/answers.ts'
import type { contentEndpoints } from '#domains/content/contract.ts'
import { blocksOf } from '#domains/content/markdown.server.ts'
import { homeSections } from '#domains/content/shapes.ts'
import {
  readGoals,
  readGuestWords,
  readHeaders,
  readPages,
  readSettings,
  readStatistics,
} from '#domains/content/read.server.ts'
import { translatedHeaders } from '#domains/content/translated-headers.server.ts'
import { readSeasonNotes } from '#domains/content/season-notes.server.ts'
import { keepVote, voterOf } from '#domains/content/votes.server.ts'
import { blogCardView, headerView, namedView, seasonNoteView } from '#domains/content/views.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { searchKey } from '#text/clean.ts'
import { inLocale } from '#text/locale.ts'

const votesAnAddress: RateRule = { burst: 30, perHour: 60 }
const mostRelated = 3

const headers = ({ db, ports }: Context) => ports.remember('content:headers', () => readHeaders(db))
const articles = ({ db, ports }: Context) => ports.remember('content:articles', () => readArticles(db))

export const contentHandlers: Handlers<typeof contentEndpoints> = {
  async fetch_web_status({ db, locale, ports }) {
    const settings = await ports.remember('settings', () => readSettings(db))
    const { brand, contact } = settings
    return done({
      brand: {
        name: inLocale(brand.name, locale),
        tagline: inLocale(brand.tagline, locale),
        welcome: inLocale(brand.welcome, locale),
        logo: brand.logo,
      },
      contact: {
        ...contact,
        address: inLocale(contact.address, locale),
        hours: inLocale(contact.hours, locale),
        // Settings that were saved before there were any have none.
        open: contact.open
          ? { from: contact.open.from, until: contact.open.until, time_zone: contact.open.timeZone }
          : null,
      },
      social: settings.social,
      currency: settings.currency,
      demo: settings.demo,
      limits: ports.siteLimits,
      features: { prepay: settings.features.prepay && ports.gateway !== null },
      maintenance: settings.maintenance,
    })
  },

  async fetch_exchange_rates({ db, locale, ports }) {
    const { currency, exchange } = await ports.remember('settings', () => readSettings(db))
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return done({
      currency,
      name: names.of(currency) ?? currency,
      rates: exchange.rates.map((rate) => ({
        currency: rate.currency,
        name: names.of(rate.currency) ?? rate.currency,
        per_unit: rate.perUnit,
        as_of: rate.asOf,
        example: rate.example,
      })),
    })
  },

  async fetch_header(context, { page }) {
    const found = (await allHeaders(context)).find((one) => one.page === page)
    return found ? done(found) : refuse('not_found')
  },

  async fetch_headers(context) {
    return done(await allHeaders(context))
  },

  fetch_about_us: (context) => readingPage(context, 'about'),
  fetch_terms: (context) => readingPage(context, 'terms'),
  fetch_privacy: (context) => readingPage(context, 'privacy'),

  async fetch_general_goals({ db, ports, locale }) {
    const goals = await ports.remember('content:goals', () => readGoals(db))
    return done(
      goals.map(({ icon, title, text }) => ({ icon, title: inLocale(title, locale), text: inLocale(text, locale) })),
    )
  },

  async fetch_client_statistics({ db, ports, locale }) {
    const statistics = await ports.remember('content:statistics', () => readStatistics(db))
    return done(
      statistics.map(({ value, atLeast, label }) => ({ value, at_least: atLeast, label: inLocale(label, locale) })),
    )
  },

  async fetch_guest_words({ db, ports, locale }) {
    const said = await ports.remember('content:guest-words', () => readGuestWords(db))
    return done(said.map(({ words, guest }) => ({ words: inLocale(words, locale), guest: inLocale(guest, locale) })))
  },

  async fetch_home_sections({ db, ports }) {
    const { home } = await ports.remember('settings', () => readSettings(db))
    // Settings may come from another version of the site: what this one does not know is left out.
    return done([...new Set(home.sections)].filter((one) => homeSections.includes(one)))
  },

  async fetch_fqs({ db, ports, locale }, { q }) {
    const topics = await ports.remember('content:faqs', () => readFaqs(db))
    const words = wordsOf(q)
    return done(
      topics.flatMap(({ topic, entries }) => {
        // Both languages are searched: people type a term as they know it.
        const kept = entries.filter(({ question, answer }) => {
          const key = searchKey([question.en, question.ar, answer.en, answer.ar].join(' '))
          return words.every((word) => key.includes(word))
        })
        if (kept.length === 0) return []
        const shown = kept.map(({ slug, question, answer }) => ({
          slug,
          question: inLocale(question, locale),
          answer: blocksOf(inLocale(answer, locale)),
        }))
        return [{ ...namedView(topic, locale), entries: shown }]
      }),
    )
  },

  async vote_faq(context, { entry, helpful }) {
    const wait = await context.ports.limit(`faq-vote:address:${context.address}`, votesAnAddress)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const { db, now } = context
    return (await keepVote(db, { entry, voter: voterOf(context), helpful, now })) ? done({}) : refuse('not_found')
  },

  async fetch_blogs(context, { category, tag, q, page, per_page }) {
    const words = wordsOf(q)
    const found = (await articles(context)).filter(
      (one) =>
        (!category || one.category.slug === category) &&
        (!tag || one.tags.some(({ slug }) => slug === tag)) &&
        words.every((word) => one.searchKey.includes(word)),
    )
    const shown = found.slice((page - 1) * per_page, page * per_page)
    return done(
      shown.map((one) => blogCardView(one, context.locale)),
      { page, per_page, total: found.length },
    )
  },

  async fetch_blog_details(context, { slug }) {
    const { locale } = context
    const all = await articles(context)
    const found = all.find((one) => one.slug === slug)
    if (!found) return refuse('not_found')
    return done({
      ...blogCardView(found, locale),
      body: blocksOf(inLocale(found.body, locale)),
      related: relatedArticles(found, all, mostRelated).map((one) => blogCardView(one, locale)),
    })
  },

  async fetch_categories(context) {
    const counted = countedBy(await articles(context), (one) => [one.category])
    return done(counted.map(({ row, count }) => ({ ...namedView(row, context.locale), count })))
  },

  async fetch_hashtags(context) {
    const counted = countedBy(await articles(context), (one) => one.tags)
    return done(counted.map(({ row, count }) => ({ ...namedView(row, context.locale), count })))
  },

  async fetch_season_notes({ db, locale }, { from, to, city }) {
    if (to < from) return refuse('invalid_input', { errors: [{ path: 'to', code: 'too_small' }] })
    const rows = await readSeasonNotes(db, { from, to }, city || undefined)
    return done(rows.map((row) => seasonNoteView(row, locale)))
  },
}

/** Those that editors write, then those of the translations, which show the picture of the provider's own page. */
async function allHeaders(context: Context): Promise<HeaderAnswer[]> {
  const edited = (await headers(context)).map((one) => headerView(one, context.locale))
  const picture = edited.find(({ page }) => page === 'about-us')?.picture
  return picture ? [...edited, ...translatedHeaders(context.locale, picture)] : edited
}

async function readingPage({ db, ports, locale }: Context, slug: 'about' | 'terms' | 'privacy') {
  const pages = await ports.remember('content:pages', () => readPages(db))
  const found = pages.find((one) => one.slug === slug)
  if (!found) return refuse('not_found')
  return done({ changed_on: found.changedOn, body: blocksOf(inLocale(found.body, locale)) })
}

function wordsOf(typed: string): string[] {
  return searchKey(typed).split(' ').filter(Boolean)
}

/** What articles are sorted under, most used first. */
function countedBy<Row extends { slug: string }>(all: ArticleRow[], of: (article: ArticleRow) => Row[]) {
  const groups = Map.groupBy(all.flatMap(of), ({ slug }) => slug)
  return [...groups.values()]
    .map((rows) => ({ row: rows[0] as Row, count: rows.length }))
    .toSorted((a, b) => b.count - a.count || a.row.slug.localeCompare(b.row.slug))
}
