import { eq } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { type ArticleRow, readArticles, readFaqs, relatedArticles } from '#domains/content/articles.server.ts'
import type { HeaderAnswer } from '#domains/content/answers.ts'
import type { contentEndpoints } from '#domains/content/contract.ts'
import { findEmptyPages } from '#domains/content/empty-pages.server.ts'
import { blocksOf } from '#domains/content/markdown.server.ts'
import {
  type HomeSection,
  homeSections,
  type TranslatedHeaderPage,
  translatedHeaderPages,
} from '#domains/content/shapes.ts'
import {
  cachedSettings,
  findPhoto,
  findTermsVersion,
  paysOnline,
  readHeaders,
  type SoldProducts,
} from '#domains/content/queries.server.ts'
import { logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import { stylesheetAddress } from '#domains/content/brand/stylesheet.ts'
import { brandColours, hasIllustrations, voiceView } from '#domains/content/voice.server.ts'
import { clientStatistic, contentPage, generalGoal, termsVersion, testimonial } from '#domains/content/schema.server.ts'
import { saveVote, voterOf } from '#domains/content/commands.server.ts'
import { blogCardView, headerView, namedView } from '#domains/content/views.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { paymentMarkNames } from '#domains/shared/payment-marks.ts'
import { searchKey } from '#i18n/clean.ts'
import { currencyNames } from '#i18n/currency-names.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

const votesPerAddress: RateRule = { burst: 30, perHour: 60 }
const maxRelated = 3

const headers = ({ db, ports }: Context) => ports.remember('content:headers', () => readHeaders(db))
const articles = ({ db, ports }: Context) => ports.remember('content:articles', () => readArticles(db))

export const contentHandlers: Handlers<typeof contentEndpoints> = {
  async fetch_web_status({ db, locale, ports }) {
    const settings = await cachedSettings({ db, ports })
    const { offers } = settings
    // A published picture can show half a minute late: each change of a hotel would drop every page.
    const photoId = settings.voice.hero_photo
    const [illustrations, photo, empty] = await Promise.all([
      ports.remember(`content:illustrations:${JSON.stringify(offers)}`, () => hasIllustrations(db, offers)),
      photoId ? ports.remember(`settings:${photoId}`, () => findPhoto(db, photoId)) : null,
      findEmptyPages(db, ports.remember),
    ])
    const { brand, contact, conventions, seller } = settings
    const logo = logoFile(brand.logo)
    const dark = logoPath(brand.logo_dark)
    const stylesheet = stylesheetAddress(brandColours(brand))
    return done({
      brand: {
        name: inLocale(brand.name, locale),
        tagline: inLocale(brand.tagline, locale),
        welcome: inLocale(brand.welcome, locale),
        logo: logoPath(brand.logo) ?? null,
        ...(logo && { logo_width: Math.round((34 * logo.width) / logo.height) }),
        ...(dark && { logo_dark: dark }),
        ...(stylesheet && { stylesheet }),
      },
      voice: {
        ...voiceView(settings, locale, empty),
        hero_photo: photo && { id: photo.id, alt: inLocale(photo.alt, locale) },
        illustrations,
      },
      contact: {
        ...contact,
        address: inLocale(contact.address, locale),
        hours: inLocale(contact.hours, locale),
        // Settings saved before opening hours existed have none.
        open: contact.open
          ? { from: contact.open.from, until: contact.open.until, time_zone: contact.open.timeZone }
          : null,
      },
      social: settings.social,
      currency: settings.currency,
      demo: settings.demo,
      limits: ports.siteLimits,
      features: {
        prepay: paysOnline(settings, ports),
        exchange: settings.exchange.rates.length > 0,
        texts: !ports.sender.noTexts,
      },
      payment_marks: paysOnline(settings, ports)
        ? ports.paymentMarks.map((mark) => inLocale(paymentMarkNames[mark], locale))
        : [],
      offers,
      company: {
        name: seller.name ? inLocale(seller.name, locale) : '',
        vat_number: seller.vat_number,
        registration: seller.registration,
        address: seller.address ? inLocale(seller.address, locale) : '',
        licences: seller.licences.map(({ name, number }) => ({ name: inLocale(name, locale), number })),
      },
      conventions: { clock: conventions.clock, first_weekday: conventions.firstWeekday },
      maintenance: settings.maintenance,
      maintenance_text: settings.maintenance_text ? inLocale(settings.maintenance_text, locale) : '',
      empty_pages: empty,
    })
  },

  async fetch_exchange_rates({ db, locale, ports }) {
    const { currency, exchange } = await cachedSettings({ db, ports })
    const name = currencyNames(locale)
    return done({
      currency,
      name: name(currency),
      rates: exchange.rates.map((rate) => ({
        currency: rate.currency,
        name: name(rate.currency),
        per_unit: rate.perUnit,
        as_of: rate.asOf,
        example: rate.example,
      })),
    })
  },

  async fetch_header(context, { page }) {
    const header = (await allHeaders(context)).find((one) => one.page === page)
    return header ? done(header) : err('not_found')
  },

  async fetch_headers(context) {
    return done(await allHeaders(context))
  },

  fetch_about_us: (context) => readingPage(context, 'about'),
  async fetch_terms(context) {
    const { db, ports } = context
    const page = await readingPage(context, 'terms')
    const version = await ports.remember('content:pages:version', () => findTermsVersion(db))
    return page.ok && version !== null ? done({ ...page.data, version }) : err('not_found')
  },
  async fetch_terms_version({ db, locale }, { version }) {
    const [row] = await db.select().from(termsVersion).where(eq(termsVersion.id, version))
    return row ? done({ ...pageView(row, locale), version }) : err('not_found')
  },
  fetch_privacy: (context) => readingPage(context, 'privacy'),

  async fetch_general_goals({ db, ports, locale }) {
    const goals = await ports.remember('content:goals', () =>
      db.select().from(generalGoal).orderBy(generalGoal.position),
    )
    return done(
      goals.map(({ icon, title, text }) => ({ icon, title: inLocale(title, locale), text: inLocale(text, locale) })),
    )
  },

  async fetch_client_statistics({ db, ports, locale }) {
    const statistics = await ports.remember('content:statistics', () =>
      db.select().from(clientStatistic).orderBy(clientStatistic.position),
    )
    return done(
      statistics.map(({ value, atLeast, label }) => ({ value, at_least: atLeast, label: inLocale(label, locale) })),
    )
  },

  async fetch_guest_words({ db, ports, locale }) {
    const testimonials = await ports.remember('content:guest-words', () =>
      db.select().from(testimonial).orderBy(testimonial.position),
    )
    return done(
      testimonials.map(({ words, guest }) => ({ words: inLocale(words, locale), guest: inLocale(guest, locale) })),
    )
  },

  async fetch_home_sections({ db, ports }) {
    const { home, offers } = await cachedSettings({ db, ports })
    // Settings can come from another version of the site; unknown sections are skipped.
    return done([...new Set(home.sections)].filter((one) => homeSections.includes(one) && isSold(one, offers)))
  },

  async fetch_fqs({ db, ports, locale }, { q }) {
    const topics = await ports.remember('content:faqs', () => readFaqs(db))
    const words = wordsOf(q)
    return done(
      topics.flatMap(({ topic, entries }) => {
        // Searches both languages, because visitors use a term in the language in which they know it.
        const matching = entries.filter(({ question, answer }) => {
          const key = searchKey([question.en, question.ar, answer.en, answer.ar].join(' '))
          return words.every((word) => key.includes(word))
        })
        if (matching.length === 0) return []
        const entryViews = matching.map(({ slug, question, answer }) => ({
          slug,
          question: inLocale(question, locale),
          answer: blocksOf(inLocale(answer, locale)),
        }))
        return [{ ...namedView(topic, locale), entries: entryViews }]
      }),
    )
  },

  async vote_faq(context, { entry, helpful }) {
    const wait = await context.ports.limit(`faq-vote:address:${context.address}`, votesPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const { db, now } = context
    return (await saveVote(db, { entry, voter: voterOf(context), helpful, now })) ? done({}) : err('not_found')
  },

  async fetch_blogs(context, { category, tag, q, page, per_page }) {
    const words = wordsOf(q)
    const matching = (await articles(context)).filter(
      (one) =>
        (!category || one.category.slug === category) &&
        (!tag || one.tags.some(({ slug }) => slug === tag)) &&
        words.every((word) => one.searchKey.includes(word)),
    )
    const ofPage = matching.slice((page - 1) * per_page, page * per_page)
    return done(
      ofPage.map((one) => blogCardView(one, context.locale)),
      { page, per_page, total: matching.length },
    )
  },

  async fetch_blog_details(context, { slug }) {
    const { locale } = context
    const all = await articles(context)
    const article = all.find((one) => one.slug === slug)
    if (!article) return err('not_found')
    return done({
      ...blogCardView(article, locale),
      body: blocksOf(inLocale(article.body, locale)),
      related: relatedArticles(article, all, maxRelated).map((one) => blogCardView(one, locale)),
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
}

/** The product of the home sections that show one. */
const sectionProducts: { [section in HomeSection]?: keyof SoldProducts } = {
  stays: 'stays',
  recommended: 'stays',
  departures: 'packages',
  services: 'services',
}

function isSold(section: HomeSection, offers: SoldProducts): boolean {
  const product = sectionProducts[section]
  return product === undefined || offers[product]
}

/** Headers written by editors, then those from the translations, which use the picture of the about page. */
async function allHeaders(context: Context): Promise<HeaderAnswer[]> {
  const edited = (await headers(context)).map((one) => headerView(one, context.locale))
  const picture = edited.find(({ page }) => page === 'about-us')?.picture
  if (!picture) return edited
  const settings = await cachedSettings(context)
  const voice = voiceView(settings, context.locale)
  return [...edited, ...translatedHeaders(context.locale, { picture, voice })]
}

async function readingPage({ db, ports, locale }: Context, slug: 'about' | 'terms' | 'privacy') {
  const pages = await ports.remember('content:pages', () => db.select().from(contentPage))
  const page = pages.find((one) => one.slug === slug)
  if (!page) return err('not_found')
  return done(pageView(page, locale))
}

function pageView({ changedOn, body }: Pick<typeof contentPage.$inferSelect, 'changedOn' | 'body'>, locale: Locale) {
  return { changed_on: changedOn, body: blocksOf(inLocale(body, locale)) }
}

function wordsOf(typed: string): string[] {
  return searchKey(typed).split(' ').filter(Boolean)
}

/** Counts the articles of each category or tag, most used first. */
function countedBy<Row extends { slug: string }>(all: ArticleRow[], of: (article: ArticleRow) => Row[]) {
  const groups = Map.groupBy(all.flatMap(of), ({ slug }) => slug)
  return [...groups.values()]
    .map((rows) => ({ row: rows[0] as Row, count: rows.length }))
    .toSorted((a, b) => b.count - a.count || a.row.slug.localeCompare(b.row.slug))
}

type Voice = ReturnType<typeof voiceView>

/** Headers of pages without edited ones, with the same texts as the pages. */
function translatedHeaders(
  locale: Locale,
  { picture, voice }: { picture: HeaderAnswer['picture']; voice: Voice },
): HeaderAnswer[] {
  const t = translator(locale)
  return translatedHeaderPages.map((page) => ({ page, ...texts[page](t, voice), picture }))
}

const texts: Record<TranslatedHeaderPage, (t: Translator, voice: Voice) => { title: string; text: string }> = {
  home: (_, voice) => ({ title: voice.home_title, text: voice.home_description }),
  hotels: (t, voice) => ({ title: t('shell.hotels'), text: voice.hero_text }),
  compare: (t) => ({ title: t('hotel.compareTitle'), text: t('hotel.compareNoneText') }),
  saved: (t) => ({ title: t('hotel.savedTitle'), text: t('hotel.savedEmptyText') }),
  search: (t) => ({ title: t('sitesearch.title'), text: t('sitesearch.description') }),
  cart: (t) => ({ title: t('shell.cart'), text: t('cart.emptyText') }),
  licences: (t) => ({ title: t('licences.title'), text: t('licences.intro') }),
  signin: (t) => ({ title: t('account.signInTitle'), text: t('account.signInToBook') }),
  register: (t) => ({ title: t('account.registerTitle'), text: t('account.registerText') }),
  registerotp: (t) => ({ title: t('account.registerCodeTitle'), text: t('account.registerText') }),
  loginotpcode: (t) => ({ title: t('account.signInByCode'), text: t('account.signInToBook') }),
  forgitpass: (t) => ({ title: t('account.forgotTitle'), text: t('account.forgotText') }),
  resetpassword: (t) => ({ title: t('account.resetTitle'), text: t('account.passwordHint') }),
  book: (t) => ({ title: t('booking.bookTitle'), text: t('productcheckout.names_hotel') }),
  confirm: (t) => ({ title: t('bookingstatus.pageTitle'), text: t('trips.emptyText_upcoming') }),
  'my-booking': (t) => ({ title: t('booking.myTitle'), text: t('trips.emptyText_upcoming') }),
  'personal-data': (t) => ({ title: t('profile.title'), text: t('profile.text') }),
  'update-password': (t) => ({ title: t('profile.password'), text: t('account.passwordHint') }),
}
