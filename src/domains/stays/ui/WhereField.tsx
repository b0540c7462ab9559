import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Destination, DestinationKind } from '#domains/stays/answers.ts'
import { CellError } from '#domains/stays/ui/CellError.tsx'
import { useHydrated } from '#web/kit/hydrated.ts'
import { useText } from '#text/react.tsx'
import { Icon, type IconName } from '#web/kit/Icon.tsx'

export type WhereChoice = {
  /** What the address says: `makkah`, `place:…` or words. */
  value: string
  /** The same as people read it. */
  label: string
  /** Offered before anything is typed. */
  cities: readonly Destination[]
  /** Finds places by what is typed. */
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly Destination[]>
}

const waitMs = 150

/** A line to type a place in. With scripts it offers places as one types; without, the cities, and the server finds the rest. */
export function WhereField({ value, label, cities, suggest, error }: WhereChoice & { error: string | undefined }) {
  const t = useText()
  const hydrated = useHydrated()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(label)
  const [chosen, setChosen] = useState({ where: value, name: label })
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(open && text !== chosen.name ? text : '', suggest)
  const options = found ?? cities
  const shown = open && options.length > 0

  // The field keeps its value itself, so that nothing typed before scripts came is lost.
  useEffect(() => setText((shown) => field.current?.value ?? shown), [])
  // Who was in the field by then has it as whoever comes later.
  useEffect(() => {
    const input = field.current
    if (!hydrated || input !== document.activeElement) return
    setOpen(true)
    if (input?.value === label) input.select()
  }, [hydrated, label])
  const choose = (place: Destination) => {
    setChosen(place)
    setText(place.name)
    if (field.current) field.current.value = place.name
    setOpen(false)
    setActive(-1)
  }
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'Enter' && shown && options[active]) {
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
    <div className="relative">
      <label className="search-cell" data-invalid={error ? '' : undefined}>
        <Icon name="pin" />
        <span>
          <span className="cell-label">{t('search.where')}</span>
          <input
            ref={field}
            id="where"
            name={hydrated ? undefined : 'where'}
            defaultValue={label}
            placeholder={t('search.wherePlaceholder')}
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
              'aria-expanded': shown,
              'aria-controls': list,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': shown && active >= 0 ? `${list}-${active}` : undefined,
              onKeyDown: press,
              onFocus: (event) => event.currentTarget.select(),
              onClick: () => setOpen(true),
              onBlur: () => setOpen(false),
            })}
          />
        </span>
      </label>
      {hydrated ? (
        <>
          <input type="hidden" name="where" value={text === chosen.name ? chosen.where : text} />
          <ul id={list} role="listbox" aria-label={t('search.suggestions')} className="suggestions" hidden={!shown}>
            {options.map((place, i) => (
              <Suggestion
                key={place.where}
                id={`${list}-${i}`}
                place={place}
                selected={i === active}
                onChoose={() => choose(place)}
              />
            ))}
          </ul>
        </>
      ) : (
        <datalist id={list}>
          {cities.map((city) => (
            <option key={city.where} value={city.name} />
          ))}
        </datalist>
      )}
      <CellError id="where-error" message={error} />
    </div>
  )
}

function Suggestion({
  id,
  place,
  selected,
  onChoose,
}: {
  id: string
  place: Destination
  selected: boolean
  onChoose: () => void
}) {
  const t = useText()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) line.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  // The press must not take the focus from the field, or it would close before the choice.
  return (
    <li
      ref={line}
      id={id}
      role="option"
      aria-selected={selected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icons[place.kind]} />
      <span className="min-w-0">
        <bdi className="block font-medium">{place.name}</bdi>
        <span className="text-muted text-small block">
          {[place.context, place.kind !== 'hotel' && t('search.hotels', { count: place.hotels })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </li>
  )
}

/** What is found for what is typed, once the typing rests; undefined when nothing is typed or nothing was asked yet. */
function useSuggestions(typed: string, suggest: WhereChoice['suggest']): readonly Destination[] | undefined {
  const [found, setFound] = useState<readonly Destination[]>()
  useEffect(() => {
    if (typed.trim() === '') return setFound(undefined)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggest(typed, stop.signal).then(setFound, () => undefined)
    }, waitMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, suggest])
  return found
}

const icons: Record<DestinationKind, IconName> = {
  city: 'pin',
  district: 'pin',
  landmark: 'landmark',
  gate: 'gate',
  airport: 'plane',
  hotel: 'hotel',
}
