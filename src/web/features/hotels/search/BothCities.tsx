import { maxStayNights } from '#domains/products/stays/limits.ts'
import { nightsField, proposedNights } from '#web/lib/search/two-cities.ts'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The two cities of a trip. */
export type CityPair = readonly [first: City, second: City]
type City = { where: string; name: string }

/** The order of the two cities, in the place of the field for one place. */
export function CityOrder({ cities, disabled }: { cities: CityPair; disabled: boolean }) {
  const t = useText()
  const [first, second] = cities
  return (
    <div className="search-two">
      <label className="search-cell">
        <Icon name="pin" />
        <span>
          <span className="cell-label">{t('search.cityOrder')}</span>
          <select name="order" disabled={disabled}>
            <option value={`${first.where},${second.where}`}>{t('search.cityFirst', { city: first.name })}</option>
            <option value={`${second.where},${first.where}`}>{t('search.cityFirst', { city: second.name })}</option>
          </select>
        </span>
      </label>
    </div>
  )
}

/** The nights in each city, in the place of the departure. */
export function CityNights({ cities, disabled }: { cities: CityPair; disabled: boolean }) {
  const t = useText()
  return (
    <div className="search-two grid-cols-2">
      {cities.map(({ where, name }) => (
        <label key={where} className="search-cell">
          <span>
            <span className="cell-label">{t('search.nightsOf', { city: name })}</span>
            <input
              type="number"
              name={nightsField(where)}
              defaultValue={proposedNights}
              min={1}
              max={maxStayNights}
              required
              disabled={disabled}
            />
          </span>
        </label>
      ))}
    </div>
  )
}
