import { done } from '#contract/endpoint.ts'
import type { contentEndpoints } from '#domains/content/contract.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Handlers } from '#domains/context.ts'
import { inLocale } from '#text/locale.ts'

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
      contact: { ...contact, address: inLocale(contact.address, locale), hours: inLocale(contact.hours, locale) },
      social: settings.social,
      currency: settings.currency,
      demo: settings.demo,
      features: settings.features,
      maintenance: settings.maintenance,
    })
  },
}
