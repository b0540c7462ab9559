import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { page, perPage, typedField } from '#api/shapes.ts'
import {
  blogCard,
  blogDetails,
  category,
  exchangeRates,
  faqTopicAnswer,
  goal,
  testimonialAnswer,
  header,
  readingPage,
  termsPage,
  statistic,
  tag,
} from '#domains/content/answers.ts'
import { emptyPages, headerPages, homeSections } from '#domains/content/shapes.ts'

const webStatus = z
  .object({
    brand: z.object({
      name: z.string(),
      tagline: z.string(),
      welcome: z.string(),
      logo: z.string().nullable().describe('Path of the logo'),
      logo_width: z.int().optional().describe('Width of the logo at a height of 34 px'),
      logo_dark: z.string().optional().describe('Path of the logo for dark backgrounds'),
      stylesheet: z.string().optional().describe('Path of the stylesheet with the colours'),
    }),
    voice: z
      .object({
        home_title: z.string(),
        home_description: z.string(),
        hero_title: z.string(),
        hero_text: z.string(),
        hero_photo: z
          .object({ id: z.string(), alt: z.string() })
          .nullable()
          .describe('The picture of the home page; null for an illustration'),
        reply_time: z
          .string()
          .nullable()
          .describe('Time within which messages are answered, as “within 24 hours”; null if not promised'),
        refund_time: z
          .string()
          .nullable()
          .describe('Time within which a refund usually arrives, as “within 10 working days”; null if not stated'),
        illustrations: z
          .boolean()
          .describe('True if a hotel, room, package or service is shown with a drawing instead of a photo'),
      })
      .describe('What the site says in the name of the provider'),
    contact: z.object({
      email: z.string(),
      phone: z.string(),
      whatsapp: z.string(),
      address: z.string(),
      hours: z.string(),
      open: z
        .object({ from: z.string(), until: z.string(), time_zone: z.string() })
        .nullable()
        .describe('The daily opening hours in the time zone of the office'),
    }),
    social: z.array(z.object({ network: z.string(), url: z.string() })),
    currency: z.string(),
    demo: z.boolean().describe('True if the hotels are fictitious, which the site states'),
    limits: z
      .object({
        rooms: z.int().describe('Per stay'),
        nights: z.int().describe('Per stay'),
        days_ahead: z.int().describe('Maximum number of days from today that can be searched'),
        adults_a_room: z.int(),
        oldest_child: z.int().describe('In years; older guests are adults'),
        families: z.int().describe('Per package booking'),
        service_days: z.int(),
        service_units: z.int().describe('Vehicles or groups per service booking'),
        cart_lines: z.int(),
        photo_bytes: z.int(),
        document_bytes: z.int(),
      })
      .describe('Upper limits of this site; a hotel, package or service can have lower ones'),
    features: z.object({
      prepay: z.boolean(),
      exchange: z.boolean().describe('True if approximate prices are shown in other currencies'),
      texts: z.boolean().describe('True if codes can be sent to a phone number'),
    }),
    payment_marks: z
      .array(z.string())
      .describe('Names of the cards and wallets that the payment page accepts; empty if nothing is paid online'),
    offers: z
      .object({ stays: z.boolean(), packages: z.boolean(), services: z.boolean() })
      .describe('The kinds of product that the provider sells'),
    company: z
      .object({
        name: z.string().describe('Legal name; empty if it is that of the brand'),
        vat_number: z.string(),
        registration: z.string().describe('Commercial registration number'),
        address: z.string(),
        licences: z.array(z.object({ name: z.string(), number: z.string() })),
      })
      .describe('The company that sells; texts are empty if unknown'),
    conventions: z
      .object({
        clock: z
          .object({ en: z.literal([12, 24]), ar: z.literal([12, 24]) })
          .describe('Hours of the clock by which times are shown in each language'),
        first_weekday: z.int().describe('The day on which weeks begin: 0 Sunday … 6 Saturday'),
      })
      .describe('How the site writes times and weeks'),
    maintenance: z.boolean(),
    maintenance_text: z.string().describe('The text to show during maintenance; empty for the default text'),
    empty_pages: z.array(z.enum(emptyPages)).describe('Pages without content yet, which menus omit'),
  })
  .meta({ id: 'WebStatus' })
export type WebStatus = z.output<typeof webStatus>

export const contentEndpoints = endpoints('content', {
  fetch_web_status: read({
    summary: 'Brand, contacts, currency, limits and features of this site.',
    output: webStatus,
  }),
  fetch_exchange_rates: read({
    summary: 'The currency of charges, and exchange rates for approximate prices in other currencies.',
    output: exchangeRates,
  }),
  fetch_header: read({
    summary: 'The title, text and picture of a public page, such as `home`, `hotels` or `faq`.',
    input: z.object({ page: z.enum(headerPages) }),
    output: header,
    errors: ['not_found'],
  }),
  fetch_headers: read({
    summary: 'The headers of all public pages.',
    output: z.array(header),
  }),
  fetch_about_us: read({
    summary: 'The text about the provider.',
    output: readingPage,
    errors: ['not_found'],
  }),
  fetch_general_goals: read({
    summary: 'The goals of the provider.',
    output: z.array(goal),
  }),
  fetch_client_statistics: read({
    summary: 'Statistics of the provider.',
    output: z.array(statistic),
  }),
  fetch_guest_words: read({
    summary: 'Testimonials of guests.',
    output: z.array(testimonialAnswer),
  }),
  fetch_home_sections: read({
    summary: 'The sections of the home page below its search, in display order.',
    output: z.array(z.enum(homeSections)),
  }),
  fetch_terms: read({
    summary: 'The terms and conditions.',
    output: termsPage,
    errors: ['not_found'],
  }),
  fetch_terms_version: read({
    summary: 'The terms and conditions as they were accepted with a booking.',
    input: z.object({ version: z.int32() }),
    output: termsPage,
    errors: ['not_found'],
  }),
  fetch_privacy: read({
    summary: 'The privacy policy.',
    output: readingPage,
    errors: ['not_found'],
  }),
  fetch_fqs: read({
    summary: 'Questions and answers by topic; with `q` only those that match the search terms.',
    input: z.object({ q: typedField(100).default('') }),
    output: z.array(faqTopicAnswer),
  }),
  vote_faq: write({
    summary: 'Rates an answer as helpful or not; a second vote of the same visitor replaces the first.',
    input: z.object({ entry: z.string().max(80), helpful: z.boolean() }),
    errors: ['not_found'],
  }),
  fetch_blogs: read({
    summary: 'Articles, newest first.',
    input: z.object({
      category: z.string().max(80).default(''),
      tag: z.string().max(80).default(''),
      q: typedField(100).default(''),
      page,
      per_page: perPage,
    }),
    output: z.array(blogCard),
    paged: true,
  }),
  fetch_blog_details: read({
    summary: 'One article, with related articles.',
    input: z.object({ slug: z.string().max(80) }),
    output: blogDetails,
    errors: ['not_found'],
  }),
  fetch_categories: read({
    summary: 'Categories with at least one article.',
    output: z.array(category),
  }),
  fetch_hashtags: read({
    summary: 'The tags of articles, most used first.',
    output: z.array(tag),
  }),
})
