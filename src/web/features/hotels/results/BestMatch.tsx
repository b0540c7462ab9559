import type { Destination } from '#domains/products/stays/answers.ts'
import { useText } from '#i18n/react.tsx'
import { ChipLink } from '#web/ui/actions/Chip.tsx'

export function BestMatch({
  typed,
  place,
  others,
  hrefOf,
}: {
  typed: string
  place: Destination | null
  others: readonly Destination[]
  hrefOf: (where: string) => string
}) {
  const t = useText()
  if (!place) return null
  const whole = ({ name, context }: Destination) =>
    context ? t('filters.placeIn', { place: name, city: context }) : name
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>{t('filters.bestMatch', { typed, place: whole(place) })}</p>
      {others.length > 0 && (
        <>
          <span id="or-place">{t('filters.orPlace')}</span>
          <ul aria-labelledby="or-place" className="flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={other.where}>
                <ChipLink to={hrefOf(other.where)}>{whole(other)}</ChipLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
