import { Link } from 'react-router'
import type { TestimonialAnswer } from '#domains/content/answers.ts'
import type { HomeContentSection } from '#web/features/home/sections.ts'
import { BlogCards } from '#web/features/content/articles/BlogCards.tsx'
import { Goals, Statistics } from '#web/features/content/Goals.tsx'
import { PackageCard } from '#web/features/packages/PackageCard.tsx'
import type { RecommendedCard, ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { ServiceCard } from '#web/features/services/ServiceCard.tsx'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { useLanguage, useLocale, useText } from '#i18n/react.tsx'
import { contentLinks, links } from '#links/site.ts'
import { cardList } from '#web/ui/layout/card-list.ts'
import { SectionHead } from '#web/features/home/SectionHead.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { useServiceTypes } from '#web/lib/shared-state.ts'
import { useReplyTime, useSite } from '#web/lib/site.ts'

/** Consecutive content sections of the home page, in the order of the settings. */
export function HomeContent({ sections }: { sections: readonly HomeContentSection[] }) {
  if (sections.length === 0) return null
  return (
    <div className="page-width home-sections [--below:18rem]">
      {sections.map((section) => (
        <Section key={section.name} section={section} />
      ))}
    </div>
  )
}

function Section({ section }: { section: HomeContentSection }) {
  const { t, locale } = useLanguage()
  switch (section.name) {
    case 'departures':
      return (
        <section aria-labelledby="departures" className="grid gap-4 md:gap-6">
          <SectionHead title={<h2 id="departures">{t('articles.departuresTitle')}</h2>} to={links.packages(locale)}>
            {t('articles.allDepartures')}
          </SectionHead>
          <Cards cards={section.cards} />
        </section>
      )
    case 'recommended':
      return (
        <section aria-labelledby="recommended" className="extra grid gap-4 md:gap-6">
          <h2 id="recommended">{t('articles.recommendedTitle')}</h2>
          <Cards cards={section.cards} />
        </section>
      )
    case 'services':
      return (
        <section aria-labelledby="services" className="grid gap-4 md:gap-6">
          <SectionHead title={<h2 id="services">{t('articles.servicesTitle')}</h2>} to={links.services(locale)}>
            {t('articles.allServices')}
          </SectionHead>
          <ServiceTypeCards types={section.types} />
        </section>
      )
    case 'statistics':
      return <Statistics statistics={section.statistics} />
    case 'goals':
      return <Goals goals={section.goals} />
    case 'words':
      return <Testimonials words={section.words} demo={section.demo} />
    case 'articles':
      return (
        <section aria-labelledby="articles" className="extra grid gap-4 md:gap-6">
          <SectionHead title={<h2 id="articles">{t('content.latestArticles')}</h2>} to={links.blogs(locale)}>
            {t('content.allArticles')}
          </SectionHead>
          <BlogCards articles={section.articles} heading="h3" swiped />
        </section>
      )
    case 'contact':
      return <ContactStrip />
  }
}

function Cards({ cards }: { cards: readonly RecommendedCard[] }) {
  return (
    <ul className={cardList(cards.length)}>
      {cards.map((card, i) => (
        <li key={i} className="grid">
          <Card card={card} wide={cards.length === 1} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card, wide }: { card: RecommendedCard; wide: boolean }) {
  const locale = useLocale()
  switch (card.kind) {
    case 'hotel':
      return (
        <HotelCard
          hotel={card.hotel}
          href={links.hotel(locale, card.hotel.slug)}
          place={card.hotel.city.name}
          wide={wide}
          heading="h3"
        />
      )
    case 'package':
      return <PackageCard travelPackage={card.package} href={links.package(locale, card.package.slug)} wide={wide} />
    case 'service':
      return <ServiceCard service={card.service} href={links.service(locale, card.service.slug)} wide={wide} />
  }
}

/** Guest testimonials; a demo states that its guests are invented. */
function Testimonials({ words: testimonials, demo }: { words: readonly TestimonialAnswer[]; demo: boolean }) {
  const t = useText()
  return (
    <section aria-labelledby="guest-words" className="extra grid gap-4 md:gap-6">
      <div className="grid gap-1">
        <h2 id="guest-words">{t('articles.wordsTitle')}</h2>
        {demo && <p className="text-note text-muted">{t('articles.wordsDemo')}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a row without links */}
      <ul className="swipe grid gap-6 md:grid-cols-3" tabIndex={0} aria-labelledby="guest-words">
        {testimonials.map(({ words: text, guest }) => (
          <li key={guest}>
            <figure className="card grid h-full content-between gap-4 p-6">
              <blockquote className="text-lead">{text}</blockquote>
              <figcaption className="text-note text-brass-text font-medium">{guest}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ContactStrip() {
  const { t, locale } = useLanguage()
  const within = useReplyTime()
  const contact = useSite()?.settings.contact
  return (
    <section
      aria-labelledby="contact"
      className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 md:p-8"
    >
      <div className="grid gap-1">
        <h2 id="contact" className="text-heading">
          {t('articles.contactTitle')}
        </h2>
        {within && <p className="text-muted">{t('articles.contactText', { within })}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {contact?.phone && (
          <a
            className="link inline-flex min-h-11 items-center gap-2"
            href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
          >
            <Icon name="phone" />
            <bdi dir="ltr">{contact.phone}</bdi>
          </a>
        )}
        <ButtonLink to={links.contact(locale)} icon="mail">
          {t('shell.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The service categories as tiles, a row to swipe on phones; the whole tile is clickable. */
function ServiceTypeCards({ types: loaded }: { types: readonly ServiceTypeAnswer[] }) {
  const { t, locale } = useLanguage()
  const types = useServiceTypes(loaded)
  return (
    <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {types.map(({ id, name, icon, count }) => (
        <li key={id} className="max-sm:w-44 max-sm:flex-none">
          <article className="card hotel-card h-full flex-row items-center gap-2 p-3 sm:gap-4 sm:p-4">
            <span className="rounded-pill bg-sunk text-brass-text grid size-9 flex-none place-items-center sm:size-12 sm:text-[1.25rem]">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="hotel-card-name font-body max-sm:text-note leading-snug font-medium">
                <Link to={contentLinks.serviceType(locale, id)}>{name}</Link>
              </h3>
              <p className="text-small text-muted">{t('content.servicesAt', { count })}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
