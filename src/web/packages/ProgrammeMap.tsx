import type { PackageDetails } from '#domains/packages/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import mapStyles from '#web/kit/map.css?url'
import { drawGround, programmeGrounds, type ProgrammeGround } from '#web/packages/programme-places.ts'

/** The places of the programme on small maps, each with a number that the list beside it explains. */
export function ProgrammeMap({ journey }: { journey: PackageDetails }) {
  const grounds = programmeGrounds(journey.programme)
  if (grounds.length === 0) return null
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      {grounds.map((ground) => (
        <GroundMap key={ground.city} ground={ground} />
      ))}
    </>
  )
}

function GroundMap({ ground }: { ground: ProgrammeGround }) {
  const t = useText()
  const format = useFormat()
  const { pins, way, scale } = drawGround(ground)
  return (
    <section className="grid gap-4 md:grid-cols-2" aria-label={t('journeys.mapOf', { city: ground.city })}>
      <div className="map self-start">
        <svg className="map-sheet" data-whole="" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline
              points={way.map(({ across, down }) => `${round(across)},${round(down)}`).join(' ')}
              className="map-way"
            />
          </svg>
          {pins.map(({ across, down, numbers }) => {
            const text = numbers.join('·')
            const width = 14 + text.length * 8
            return (
              <svg key={text} x={`${round(across)}%`} y={`${round(down)}%`} width="1" height="1" overflow="visible">
                <rect x={-width / 2} y="-12" width={width} height="24" rx="12" className="map-gate" />
                <text y="4" textAnchor="middle" className="map-gate-number" direction="ltr">
                  {text}
                </text>
              </svg>
            )
          })}
        </svg>
        <div className="map-foot">
          <p className="flex items-center gap-2">
            <svg className="map-scale" aria-hidden="true">
              <line x1="0" x2={`${round(scale.share * 100)}%`} y1="8" y2="8" />
              <svg x={`${round(scale.share * 100)}%`} overflow="visible">
                <text x="8" y="12" textAnchor="start" direction="ltr">
                  {format.distance(scale.metres)}
                </text>
              </svg>
            </svg>
          </p>
        </div>
      </div>
      <div>
        <h3 className="text-title">{t('journeys.mapOf', { city: ground.city })}</h3>
        <ol className="mt-2 grid gap-2">
          {ground.places.map(({ number, name, days }) => (
            <li key={number} className="flex gap-3">
              <span className="text-brass-text min-w-6 font-semibold">{format.number(number)}</span>
              <span>
                <bdi>{name}</bdi>
                <span className="text-muted text-note block">
                  {days.map((day) => t('journeys.dayOf', { number: day })).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** A tenth of a hundredth is finer than anybody sees. */
function round(share: number): number {
  return Math.round(share * 10) / 10
}
