import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { calendarDate, page, perPage } from '#contract/shapes.ts'
import {
  blogCard,
  blogDetails,
  category,
  exchangeRates,
  faqTopicAnswer,
  goal,
  guestWordAnswer,
  header,
  readingPage,
  seasonNoteAnswer,
  statistic,
  tag,
} from '#domains/content/answers.ts'
import { headerPages, homeSections } from '#domains/content/shapes.ts'

const webStatus = z
  .object({
    brand: z.object({ name: z.string(), tagline: z.string(), welcome: z.string(), logo: z.string().nullable() }),
    contact: z.object({
      email: z.string(),
      phone: z.string(),
      whatsapp: z.string(),
      address: z.string(),
      hours: z.string(),
      open: z
        .object({ from: z.string(), until: z.string(), time_zone: z.string() })
        .nullable()
        .describe('The same as times of the office’s clock, every day'),
    }),
    social: z.array(z.object({ network: z.string(), url: z.string() })),
    currency: z.string(),
    demo: z.boolean().describe('The hotels are invented; the site says so'),
    limits: z
      .object({
        rooms: z.int().describe('Of one stay'),
        nights: z.int().describe('Of one stay'),
        days_ahead: z.int().describe('Nothing is found farther ahead'),
        adults_a_room: z.int(),
        oldest_child: z.int().describe('Years; whoever is older is an adult'),
        families: z.int().describe('Of one booking of a package'),
        service_days: z.int(),
        service_units: z.int().describe('Vehicles or groups of one booking of a service'),
        cart_lines: z.int(),
        photo_bytes: z.int(),
        document_bytes: z.int(),
      })
      .describe('The most that this site takes; a hotel, a package or a service may take less'),
    features: z.object({ prepay: z.boolean() }),
    maintenance: z.boolean(),
  })
  .meta({ id: 'WebStatus' })
export type WebStatus = z.output<typeof webStatus>

export const contentEndpoints = {
  fetch_web_status: read({
    name: 'fetch_web_status',
    group: 'content',
    summary: 'Brand, contacts, currency, limits and features of this site.',
    input: z.object({}),
    output: webStatus,
  }),
  fetch_exchange_rates: read({
    name: 'fetch_exchange_rates',
    group: 'content',
    summary: 'What prices are charged in, and rates to show about how much they are in other currencies.',
    input: z.object({}),
    output: exchangeRates,
  }),
  fetch_header: read({
    name: 'fetch_header',
    group: 'content',
    summary: 'The title, text and picture of a public page, such as `home`, `hotels` or `faq`.',
    input: z.object({ page: z.enum(headerPages) }),
    output: header,
    errors: ['not_found'],
  }),
  fetch_headers: read({
    name: 'fetch_headers',
    group: 'content',
    summary: 'The headers of all public pages.',
    input: z.object({}),
    output: z.array(header),
  }),
  fetch_about_us: read({
    name: 'fetch_about_us',
    group: 'content',
    summary: 'Who the provider is.',
    input: z.object({}),
    output: readingPage,
    errors: ['not_found'],
  }),
  fetch_general_goals: read({
    name: 'fetch_general_goals',
    group: 'content',
    summary: 'What the provider wants to be measured by.',
    input: z.object({}),
    output: z.array(goal),
  }),
  fetch_client_statistics: read({
    name: 'fetch_client_statistics',
    group: 'content',
    summary: 'Counters of the provider.',
    input: z.object({}),
    output: z.array(statistic),
  }),
  fetch_guest_words: read({
    name: 'fetch_guest_words',
    group: 'content',
    summary: 'What guests said.',
    input: z.object({}),
    output: z.array(guestWordAnswer),
  }),
  fetch_home_sections: read({
    name: 'fetch_home_sections',
    group: 'content',
    summary: 'What the home page shows below its search, in this order.',
    input: z.object({}),
    output: z.array(z.enum(homeSections)),
  }),
  fetch_terms: read({
    name: 'fetch_terms',
    group: 'content',
    summary: 'The terms and conditions.',
    input: z.object({}),
    output: readingPage,
    errors: ['not_found'],
  }),
  fetch_privacy: read({
    name: 'fetch_privacy',
    group: 'content',
    summary: 'The privacy policy.',
    input: z.object({}),
    output: readingPage,
    errors: ['not_found'],
  }),
  fetch_fqs: read({
    name: 'fetch_fqs',
    group: 'content',
    summary: 'Questions and answers by topic; with `q` only those that have its words.',
    input: z.object({ q: z.string().max(100, 'too_long').default('') }),
    output: z.array(faqTopicAnswer),
  }),
  vote_faq: write({
    name: 'vote_faq',
    group: 'content',
    summary: 'Says whether an answer helped; a second vote of the same visitor replaces the first.',
    input: z.object({ entry: z.string().max(80), helpful: z.boolean() }),
    output: z.object({}),
    errors: ['not_found'],
  }),
  fetch_blogs: read({
    name: 'fetch_blogs',
    group: 'content',
    summary: 'Articles, newest first.',
    input: z.object({
      category: z.string().max(80).default(''),
      tag: z.string().max(80).default(''),
      q: z.string().max(100, 'too_long').default(''),
      page,
      per_page: perPage,
    }),
    output: z.array(blogCard),
    paged: true,
  }),
  fetch_blog_details: read({
    name: 'fetch_blog_details',
    group: 'content',
    summary: 'One article, with others like it.',
    input: z.object({ slug: z.string().max(80) }),
    output: blogDetails,
    errors: ['not_found'],
  }),
  fetch_categories: read({
    name: 'fetch_categories',
    group: 'content',
    summary: 'The categories of articles that have any.',
    input: z.object({}),
    output: z.array(category),
  }),
  fetch_hashtags: read({
    name: 'fetch_hashtags',
    group: 'content',
    summary: 'The tags of articles, most used first.',
    input: z.object({}),
    output: z.array(tag),
  }),
  fetch_season_notes: read({
    name: 'fetch_season_notes',
    group: 'content',
    summary: 'What travellers must know of the days of a period: Ramadan, Hajj, Eid.',
    input: z.object({
      from: calendarDate,
      to: calendarDate,
      city: z.string().max(80).default('').describe('Only notes of this city and those for all'),
    }),
    output: z.array(seasonNoteAnswer),
  }),
}
