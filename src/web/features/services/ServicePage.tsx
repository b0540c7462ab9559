import type { ComponentProps } from 'react'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { durationLabel } from '#web/features/products/duration.ts'
import { NearbyPlaces } from '#web/features/hotels/page/NearbyPlaces.tsx'
import { useFormat, useText } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { mapLinks } from '#domains/places/map-links.ts'
import { ServiceOptions } from '#web/features/services/ServiceOptions.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

type ServicePageProps = {
  service: ServiceDetails
  trail: ComponentProps<typeof Breadcrumb>['items']
  things: readonly Thing[]
}

/** The description of a service, its meeting point and nearby places. */
export function ServicePage({ service, trail, things }: ServicePageProps) {
  const t = useText()
  const format = useFormat()
  const picture = service.pictures[0]
  const hasNearby = service.nearby.length > 0
  // At an airport, the way to the next one and to the districts around it is of no use.
  const hasNoSurroundings = meetsAtAirport(service) || service.meeting_point_varies
  const { airports, areas } = hasNoSurroundings ? { airports: [], areas: [] } : service
  return (
    <div className="grid min-w-0 gap-12">
      <StructuredData things={things} />
      <div className="grid gap-5">
        <Breadcrumb items={trail} />
        <div className="grid gap-2">
          <PageHeading>{service.name}</PageHeading>
          <p className="text-muted text-lead">{service.summary}</p>
          {service.supply === 'portal' && (
            <p>
              <Badge icon="info">{t('services.onRequest')}</Badge>
            </p>
          )}
        </div>
        {picture && (
          <Picture
            id={picture.id}
            alt={picture.alt}
            sizes="(width >= 64rem) 780px, 94vw"
            className="rounded-card w-full"
            priority
          />
        )}
        <Facts service={service} />
      </div>
      <section aria-labelledby="about-title" className="grid gap-4">
        <h2 id="about-title">{t('services.about')}</h2>
        <div className="prose">
          {service.about.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Lines title={t('services.included')} icon="check" items={service.included} />
        <Lines title={t('services.notes')} icon="info" items={service.notes} />
      </section>
      <section aria-labelledby="options-title" className="grid gap-4">
        <h2 id="options-title">{t('services.options')}</h2>
        <ServiceOptions service={service} />
      </section>
      {!service.meeting_point_varies && (
        <section aria-labelledby="nearby-title" className="grid gap-4">
          {/* Without known places nearby, the section shows the meeting point. */}
          <h2 id="nearby-title">{t(hasNearby ? 'services.nearby' : 'services.meetingPoint')}</h2>
          {!hasNearby && <p>{service.meeting_point}</p>}
          <p className="flex flex-wrap gap-3">
            {mapLinks(service.point).apps.map(({ map, href }) => (
              <a key={map} href={href} className="button button-secondary" target="_blank" rel="noreferrer">
                <Icon name="pin" />
                {map === 'OpenStreetMap' ? t('services.openMap') : t('services.openIn', { map })}
              </a>
            ))}
          </p>
          <NearbyPlaces hotel={{ nearby: service.nearby, airports, areas: [] }} />
        </section>
      )}
      {areas.length > 0 && (
        <section aria-labelledby="areas-title" className="grid gap-4">
          <h2 id="areas-title">{t('services.areas')}</h2>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {areas.map((area) => (
              <li key={area.slug} className="ruled text-note flex items-baseline justify-between gap-4 py-2">
                <bdi>{area.name}</bdi>
                <span className="text-muted shrink-0">
                  {t('services.away', { distance: format.distance(area.metres) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Distance from the reference point of an airport to its farthest terminal, in metres. */
const maxInAirport = 3_000

function meetsAtAirport({ airports }: ServiceDetails): boolean {
  return airports.some(({ metres }) => metres <= maxInAirport)
}

function Facts({ service }: { service: ServiceDetails }) {
  const t = useText()
  return (
    <section aria-label={t('services.facts')}>
      <KeyValues
        items={[
          {
            label: t(service.to_city ? 'services.route' : 'services.city'),
            value: service.to_city
              ? t('services.fromTo', { from: service.city.name, to: service.to_city.name })
              : service.city.name,
          },
          ...(service.minutes === null
            ? []
            : [{ label: t('services.duration'), value: durationLabel(service.minutes, t) }]),
          {
            label: t(service.rental ? 'services.handover' : 'services.meetingPoint'),
            value: service.meeting_point,
          },
          { label: t('services.price'), value: t(`services.basis_${service.basis}`) },
          // The terms of any date: those of the chosen time are with its price.
          {
            label: t('services.factCancellation'),
            value:
              service.free_hours_before === null
                ? t(`prices.cancelling_${service.cancellation_kind}`)
                : t('services.freeBefore', { hours: service.free_hours_before }),
          },
          { label: t('services.bookBefore'), value: t('services.hoursBefore', { hours: service.closes_hours_before }) },
        ]}
      />
    </section>
  )
}

function Lines({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-lead">{title}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex items-baseline gap-2">
            <Icon name={icon} className="text-brass-text self-center" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
