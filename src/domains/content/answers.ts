import { z } from 'zod'
import { calendarDate, picture, slug } from '#api/shapes.ts'
import { goalIcons } from '#domains/content/shapes.ts'

/** A run of text in one style. */
const run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  href: z.string().optional(),
})

/** A block of text without HTML, so that it cannot contain scripts. */
const block = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      id: z.string(),
      text: z.string(),
    }),
    z.object({ kind: z.literal('paragraph'), runs: z.array(run) }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(run)) }),
    z.object({ kind: z.literal('note'), runs: z.array(run) }),
    z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  ])
  .meta({ id: 'TextBlock' })

export type Run = z.output<typeof run>
export type Block = z.output<typeof block>

export const header = z
  .object({ page: z.string(), title: z.string(), text: z.string(), picture })
  .meta({ id: 'PageHeader' })
export type HeaderAnswer = z.output<typeof header>

export const readingPage = z.object({ changed_on: calendarDate, body: z.array(block) }).meta({ id: 'ReadingPage' })
export const termsPage = readingPage
  .extend({ version: z.int().describe('Input of calls that book, as `terms_version`') })
  .meta({ id: 'Terms' })
export type ReadingPageAnswer = z.output<typeof readingPage>

export const goal = z.object({ icon: z.enum(goalIcons), title: z.string(), text: z.string() }).meta({ id: 'Goal' })
export type GoalAnswer = z.output<typeof goal>

export const statistic = z
  .object({ value: z.int(), at_least: z.boolean(), label: z.string() })
  .meta({ id: 'ClientStatistic' })
export type StatisticAnswer = z.output<typeof statistic>

export const exchangeRates = z
  .object({
    currency: z.string().describe('The currency of charges'),
    name: z.string(),
    rates: z.array(
      z.object({
        currency: z.string(),
        name: z.string(),
        per_unit: z.int().describe('Price of one unit in the currency of charges, in millionths: 3750000 is 3.75'),
        as_of: calendarDate,
        example: z.boolean().describe('True if the rate is fictitious, for the demo'),
      }),
    ),
  })
  .meta({ id: 'ExchangeRates' })
export type ExchangeRates = z.output<typeof exchangeRates>

export const testimonialAnswer = z.object({ words: z.string(), guest: z.string() }).meta({ id: 'GuestWord' })
export type TestimonialAnswer = z.output<typeof testimonialAnswer>

export const faqTopicAnswer = z
  .object({
    slug,
    name: z.string(),
    entries: z.array(z.object({ slug, question: z.string(), answer: z.array(block) })),
  })
  .meta({ id: 'FaqTopic' })
export type FaqTopicAnswer = z.output<typeof faqTopicAnswer>

const namedSlug = { slug, name: z.string() }
export const category = z.object({ ...namedSlug, count: z.int() }).meta({ id: 'BlogCategory' })
export const tag = z.object({ ...namedSlug, count: z.int() }).meta({ id: 'Hashtag' })

const blogSummary = {
  slug,
  title: z.string(),
  summary: z.string(),
  category: z.object(namedSlug),
  tags: z.array(z.object(namedSlug)),
  added_by: z.string(),
  posted_on: calendarDate,
  minutes: z.int().describe('Reading time in minutes'),
  picture,
}
export const blogCard = z.object(blogSummary).meta({ id: 'BlogCard' })
export type BlogCardAnswer = z.output<typeof blogCard>

export const blogDetails = z
  .object({ ...blogSummary, body: z.array(block), related: z.array(blogCard) })
  .meta({ id: 'Blog' })
export type BlogDetailsAnswer = z.output<typeof blogDetails>

export const seasonNoteAnswer = z
  .object({
    code: z.string(),
    title: z.string(),
    text: z.string(),
    city: z.string().nullable().describe('Slug of the city that it applies to; null for all cities'),
    first_day: calendarDate,
    last_day: calendarDate,
  })
  .meta({ id: 'SeasonNote' })
export type SeasonNoteAnswer = z.output<typeof seasonNoteAnswer>
