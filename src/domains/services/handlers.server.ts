import { done } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { servicesEndpoints } from '#domains/services/contract.ts'
import { readServiceTypes } from '#domains/services/read.server.ts'
import { serviceTypeView } from '#domains/services/views.server.ts'

export const servicesHandlers: Handlers<typeof servicesEndpoints> = {
  async fetch_website_service_types({ db, locale, ports }) {
    const rows = await ports.remember('service-types', () => readServiceTypes(db))
    // There are categories, but no services in them yet.
    return done(rows.map((row) => serviceTypeView(row, 0, locale)))
  },
}
