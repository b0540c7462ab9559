import { z } from 'zod'
import { read } from '#contract/endpoint.ts'

export const webStatus = z
  .object({
    brand: z.object({ name: z.string(), tagline: z.string(), welcome: z.string(), logo: z.string().nullable() }),
    contact: z.object({
      email: z.string(),
      phone: z.string(),
      whatsapp: z.string(),
      address: z.string(),
      hours: z.string(),
    }),
    social: z.array(z.object({ network: z.string(), url: z.string() })),
    currency: z.string(),
    demo: z.boolean().describe('The hotels are invented; the site says so'),
    features: z.object({ prepay: z.boolean() }),
    maintenance: z.boolean(),
  })
  .meta({ id: 'WebStatus' })
export type WebStatus = z.output<typeof webStatus>

export const contentEndpoints = {
  fetch_web_status: read({
    name: 'fetch_web_status',
    group: 'content',
    summary: 'Brand, contacts, currency and features of this site.',
    input: z.object({}),
    output: webStatus,
  }),
}
