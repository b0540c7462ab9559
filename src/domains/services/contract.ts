import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { slug } from '#contract/shapes.ts'
import { serviceIcons, serviceKinds } from '#domains/services/kinds.ts'

export const serviceTypeAnswer = z
  .object({
    id: z.int(),
    slug,
    name: z.string(),
    kind: z.enum(serviceKinds),
    icon: z.enum(serviceIcons).describe('A drawing of the icon sprite'),
    count: z.int().min(0).describe('Services of this type that are offered now'),
  })
  .meta({ id: 'ServiceType' })
export type ServiceTypeAnswer = z.output<typeof serviceTypeAnswer>

export const servicesEndpoints = {
  fetch_website_service_types: read({
    name: 'fetch_website_service_types',
    group: 'services',
    summary: 'The categories of services, in the order in which they are shown.',
    input: z.object({}),
    output: z.array(serviceTypeAnswer),
  }),
}
