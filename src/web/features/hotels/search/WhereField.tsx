import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { FieldError } from '#web/ui/form/Field.tsx'
import type { FoundWhere, Suggestion } from '#web/features/hotels/search/destinations.ts'
import { useHydrated } from '#web/ui/hydrated.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { browserClient } from '#web/lib/client.ts'
import { withoutNumber } from '#web/ui/figures/WalkLine.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

const waitMs = 150

/**
 * Text field for a place. It is empty and shows the chosen place as its placeholder, so that typing replaces it from the
 * first paint on, also without scripts. With scripts it suggests places while typing; without scripts it suggests the
 * cities, and the server resolves any other text.
 */
export function WhereField({ where, error }: { where: FoundWhere; error: string | undefined }) {
  const { value, label, cities, pairs } = where
  const places = [...cities, ...pairs]
  const t = useText()
  const hydrated = useHydrated()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState({ where: value, name: label })
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(open ? text : '', pairs)
  const options = suggestions ?? (text.trim() ? [] : places)
  const isListOpen = open && options.length > 0

  // The field is uncontrolled, so that text typed before hydration is not lost.
  useEffect(() => setText((current) => field.current?.value ?? current), [])
  // A field that has the focus at hydration behaves like one that is focused later.
  useEffect(() => {
    const input = field.current
    if (!hydrated || input !== document.activeElement) return
    setOpen(true)
  }, [hydrated])
  const choose = (place: Pick<Suggestion, 'where' | 'name'>) => {
    setChosen(place)
    setText('')
    if (field.current) field.current.value = ''
    setOpen(false)
    setActive(-1)
  }
  const leave = () => {
    const typed = text.trim()
    if (typed) choose({ where: typed, name: typed })
    else setOpen(false)
  }
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'Enter' && isListOpen && options[active]) {
      event.preventDefault()
      return choose(options[active])
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const last = options.length - 1
    setActive(event.key === 'ArrowDown' ? (active >= last ? 0 : active + 1) : active <= 0 ? last : active - 1)
  }

  return (
    <div className="search-one relative">
      <label className="search-cell" data-invalid={error ? '' : undefined}>
        <Icon name="pin" />
        <span>
          <span className="cell-label">{t('search.where')}</span>
          <input
            ref={field}
            id="where"
            name={hydrated ? undefined : 'where'}
            placeholder={withoutNumber(chosen.name) || t('search.wherePlaceholder')}
            maxLength={100}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'where-error' : undefined}
            list={hydrated ? undefined : list}
            onChange={(event) => type(event.currentTarget.value)}
            {...(hydrated && {
              role: 'combobox',
              'aria-expanded': isListOpen,
              'aria-controls': list,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': isListOpen && active >= 0 ? `${list}-${active}` : undefined,
              onKeyDown: press,
              onClick: () => setOpen(true),
              onBlur: leave,
            })}
          />
        </span>
      </label>
      {hydrated ? (
        <>
          <input type="hidden" name="where" value={text.trim() ? text : chosen.where} />
          <ul
            id={list}
            role="listbox"
            aria-label={t('search.suggestions')}
            className="suggestions"
            hidden={!isListOpen}
          >
            {options.map((place, i) => (
              <SuggestedPlace
                key={place.where}
                id={`${list}-${i}`}
                place={place}
                selected={i === active}
                onChoose={() => choose(place)}
              />
            ))}
          </ul>
          <p role="status" className="sr-only">
            {isListOpen ? t('search.suggestionsFound', { count: options.length }) : ''}
          </p>
        </>
      ) : (
        <>
          <input type="hidden" name="place" value={value} />
          <datalist id={list}>
            {places.map((city) => (
              <option key={city.where} value={city.name} />
            ))}
          </datalist>
        </>
      )}
      {error && <FieldError id="where-error">{error}</FieldError>}
    </div>
  )
}

function SuggestedPlace({
  id,
  place,
  selected,
  onChoose,
}: {
  id: string
  place: Suggestion
  selected: boolean
  onChoose: () => void
}) {
  const t = useText()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) line.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  // Mouse down must not move the focus from the field, or the list would close before the click.
  return (
    <li
      ref={line}
      id={id}
      role="option"
      aria-selected={selected}
      className="rounded-button flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 aria-selected:bg-(--primary-soft)"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icons[place.kind] ?? 'pin'} className="text-brass-text" />
      <span className="min-w-0">
        <bdi className="block font-medium">{place.name}</bdi>
        <span className="text-muted text-small block">
          {[
            place.context,
            place.kind !== 'hotel' && place.kind !== 'two_cities' && t('search.hotels', { count: place.hotels }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </li>
  )
}

/**
 * Places that match the typed text, after a pause in typing, and below the best of them the `pairs` of cities whose
 * names contain it; undefined if nothing is typed or no response has arrived.
 */
function useSuggestions(typed: string, pairs: readonly Suggestion[]): readonly Suggestion[] | undefined {
  const locale = useLocale()
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>()
  useEffect(() => {
    if (typed.trim() === '') return setSuggestions(undefined)
    const stop = new AbortController()
    const suggest = async () => {
      const answer = await browserClient(locale).fetch_location_for_hotels({ q: typed }, { signal: stop.signal })
      const [best, ...others] = answer.ok ? answer.data : []
      const text = typed.trim().toLocaleLowerCase()
      const matchingPairs = pairs.filter(({ name }) => name.toLocaleLowerCase().includes(text))
      setSuggestions([...(best ? [best] : []), ...matchingPairs, ...others])
    }
    const timer = setTimeout(() => void suggest().catch(() => undefined), waitMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, pairs, locale])
  return suggestions
}

/** All others have a pin. */
const icons: { [kind in Suggestion['kind']]?: IconName } = {
  landmark: 'landmark',
  gate: 'gate',
  airport: 'plane',
  hotel: 'hotel',
  two_cities: 'compare',
}
