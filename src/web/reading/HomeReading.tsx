import { Link } from 'react-router'
import type { BlogCardAnswer, GoalAnswer, GuestWordAnswer, StatisticAnswer } from '#domains/content/answers.ts'
import type { HomeSection } from '#domains/content/shapes.ts'
import { BlogCards } from '#domains/content/ui/BlogCards.tsx'
import { Goals, Statistics } from '#domains/content/ui/Goals.tsx'
import { GuestWords } from '#domains/content/ui/GuestWords.tsx'
import type { PackageCard as PackageCardAnswer } from '#domains/packages/answers.ts'
import { PackageCard } from '#domains/packages/ui/PackageCard.tsx'
import type { RecommendedCard, ServiceTypeAnswer } from '#domains/services/answers.ts'
import { ServiceCard } from '#domains/services/ui/ServiceCard.tsx'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { links } from '#web/links.ts'
import { ContactStrip } from '#web/reading/ContactStrip.tsx'
import { ServiceTypeCards } from '#web/reading/ServiceTypes.tsx'

/** A section of the home page that is read, with what it shows. */
export type HomeReadingSection =
  | { name: 'departures'; journeys: PackageCardAnswer[] }
  | { name: 'services'; types: ServiceTypeAnswer[] }
  | { name: 'recommended'; cards: RecommendedCard[] }
  | { name: 'statistics'; statistics: StatisticAnswer[] }
  | { name: 'goals'; goals: GoalAnswer[] }
  | { name: 'words'; words: GuestWordAnswer[]; demo: boolean }
  | { name: 'articles'; articles: BlogCardAnswer[] }
  | { name: 'contact' }

export type HomeReadingProps = { sections: readonly HomeReadingSection[] }

/** Neighbouring sections of the home page, in the order that the settings give them. */
export function HomeReading({ sections }: HomeReadingProps) {
  return (
    <div className="below page-width grid gap-16 py-16">
      {sections.map((section) => (
        <Section key={section.name satisfies HomeSection} section={section} />
      ))}
    </div>
  )
}

function Section({ section }: { section: HomeReadingSection }) {
  const t = useText()
  const locale = useLocale()
  switch (section.name) {
    case 'departures':
      return (
        <section aria-labelledby="departures" className="grid gap-6">
          <SectionHead id="departures" title={t('reading.departuresTitle')} to={links.packages(locale)}>
            {t('reading.allDepartures')}
          </SectionHead>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {section.journeys.map((journey) => (
              <li key={journey.id} className="grid">
                <PackageCard journey={journey} href={links.package(locale, journey.slug)} />
              </li>
            ))}
          </ul>
        </section>
      )
    case 'recommended':
      return (
        <section aria-labelledby="recommended" className="grid gap-6">
          <h2 id="recommended">{t('reading.recommendedTitle')}</h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {section.cards.map((card) => (
              <li key={cardKey(card)} className="grid">
                <Recommended card={card} />
              </li>
            ))}
          </ul>
        </section>
      )
    case 'services':
      return (
        <section aria-labelledby="services" className="grid gap-6">
          <SectionHead id="services" title={t('reading.servicesTitle')} to={links.services(locale)}>
            {t('reading.allServices')}
          </SectionHead>
          <ServiceTypeCards types={section.types} />
        </section>
      )
    case 'statistics':
      return <Statistics statistics={section.statistics} />
    case 'goals':
      return <Goals goals={section.goals} />
    case 'words':
      return <GuestWords words={section.words} demo={section.demo} />
    case 'articles':
      return (
        <section aria-labelledby="articles" className="grid gap-6">
          <SectionHead id="articles" title={t('content.latestArticles')} to={links.blogs(locale)}>
            {t('content.allArticles')}
          </SectionHead>
          <BlogCards articles={section.articles} heading="h3" />
        </section>
      )
    case 'contact':
      return <ContactStrip />
  }
}

function Recommended({ card }: { card: RecommendedCard }) {
  const locale = useLocale()
  switch (card.kind) {
    case 'hotel':
      return <HotelCard hotel={card.hotel} href={links.hotel(locale, card.hotel.slug)} />
    case 'package':
      return <PackageCard journey={card.package} href={links.package(locale, card.package.slug)} />
    case 'service':
      return <ServiceCard service={card.service} href={links.service(locale, card.service.slug)} />
  }
}

function cardKey(card: RecommendedCard): string {
  const { slug } = card.kind === 'hotel' ? card.hotel : card.kind === 'package' ? card.package : card.service
  return `${card.kind} ${slug}`
}

function SectionHead({ id, title, to, children }: { id: string; title: string; to: string; children: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <h2 id={id}>{title}</h2>
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </div>
  )
}
