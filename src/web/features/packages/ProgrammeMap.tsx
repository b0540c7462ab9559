import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { MapPicture } from '#web/features/map/MapPicture.tsx'
import {
  drawGround,
  mappedCity,
  programmeGrounds,
  type ProgrammeGround,
} from '#web/features/packages/programme-places.ts'
import type { DrawnMap } from '#web/lib/map-links.ts'

/** The drawn maps of the cities of a programme by slug. */
export type ProgrammeMaps = Record<string, DrawnMap | null>

/** Pictures of the map with the places of the programme, numbered as in the list next to them. */
export function ProgrammeMap({ travelPackage, maps }: { travelPackage: PackageDetails; maps: ProgrammeMaps }) {
  const t = useText()
  const { programme } = travelPackage
  const grounds = programmeGrounds(programme).map((ground) => ({
    ...ground,
    city: mappedCity(ground, programme, maps),
  }))
  if (grounds.length === 0) return null
  return (
    <Disclosure summary={t('packages.map')}>
      <div className="grid gap-6">
        {grounds.map((ground) => (
          <GroundMap key={ground.city.slug} ground={ground} map={maps[ground.city.slug] ?? null} />
        ))}
      </div>
    </Disclosure>
  )
}

function GroundMap({ ground, map }: { ground: ProgrammeGround; map: DrawnMap | null }) {
  const { t, format } = useLanguage()
  const { view, pins } = drawGround(ground)
  const title = t('packages.mapOf', { city: ground.city.name })
  return (
    <section className="grid gap-4 md:grid-cols-2" aria-label={title}>
      <MapPicture city={ground.city.slug} map={map} view={view} pins={pins} />
      <div>
        <h3 className="text-title">{title}</h3>
        <ol className="mt-2 grid gap-2">
          {ground.places.map(({ number, name }) => (
            <li key={number} className="flex gap-3">
              <span className="text-brass-text min-w-6 font-semibold">{format.number(number)}</span>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
