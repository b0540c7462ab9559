import { useEffect, useId, useRef, useState } from 'react'
import { maxRooms } from '#domains/products/stays/limits.ts'
import { maxAdultsPerRoom, maxChildrenInParty, oldestChild } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

const ages = Array.from({ length: oldestChild + 1 }, (_, age) => age)

/**
 * Adults and children of each room. A child is added by its age at check-in, which decides price and room. A new room
 * starts with two adults, the most common case. If the focused button is removed with its room, the focus moves to the
 * add button.
 */
export function RoomSteppers({
  rooms,
  onChange,
}: {
  rooms: readonly Occupancy[]
  onChange: (rooms: Occupancy[]) => void
}) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const full = rooms.length >= maxRooms
  const remove = (index: number) => {
    onChange(rooms.filter((_, other) => other !== index))
    box.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  const change = (index: number, room: Occupancy) => onChange(rooms.map((one, i) => (i === index ? room : one)))
  return (
    <div ref={box} className="grid gap-5">
      {rooms.map((room, i) => (
        <fieldset key={i} className="grid gap-3">
          <legend className="sr-only">{t('search.roomTitle', { number: i + 1 })}</legend>
          {rooms.length > 1 && (
            <div className="border-line flex items-center justify-between gap-2 border-b">
              <span aria-hidden="true" className="font-medium">
                {t('search.roomTitle', { number: i + 1 })}
              </span>
              <Button variant="quiet" aria-label={t('search.removeRoom', { number: i + 1 })} onClick={() => remove(i)}>
                {t('common.remove')}
              </Button>
            </div>
          )}
          <PartySteppers party={room} onChange={(party) => change(i, party)} />
        </fieldset>
      ))}
      <Button
        variant="quiet"
        icon="plus"
        aria-disabled={full}
        onClick={() => full || onChange([...rooms, { adults: 2, childAges: [] }])}
      >
        {t('search.addRoom')}
      </Button>
    </div>
  )
}

/** Leads to the question for the age of a child that is not answered yet; false if there is none. */
export function pointToAge(box: ParentNode | null | undefined): boolean {
  const question = box?.querySelector<HTMLElement>('.child-age')
  if (!question) return false
  question.dataset['invalid'] = ''
  question.closest('details')?.setAttribute('open', '')
  question.querySelector<HTMLElement>('.chip')?.focus()
  return true
}

/** The adults of a party, and its children: each a button that removes it. One is added by its age. */
export function PartySteppers({ party, onChange }: { party: Occupancy; onChange: (party: Occupancy) => void }) {
  const { t, format } = useLanguage()
  const [adults, title, question] = [useId(), useId(), useId()]
  const add = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const { childAges: chosen } = party
  // A child without an age would be left out without a word.
  useEffect(() => {
    if (!asking) return undefined
    const form = add.current?.closest('form')
    const ask = (event: Event) => {
      if (pointToAge(form)) event.preventDefault()
    }
    form?.addEventListener('submit', ask, { capture: true })
    return () => form?.removeEventListener('submit', ask, { capture: true })
  }, [asking])
  const full = chosen.length >= maxChildrenInParty
  const choose = (childAges: number[]) => {
    onChange({ ...party, childAges })
    setAsking(false)
    add.current?.querySelector('button')?.focus()
  }
  const step = (icon: 'minus' | 'plus', count: number) => {
    const isOut = count < 1 || count > maxAdultsPerRoom
    return (
      <IconButton
        icon={icon}
        variant="secondary"
        label={t(icon === 'minus' ? 'search.oneLess' : 'search.oneMore', { what: t('search.adults') })}
        aria-disabled={isOut}
        onClick={() => isOut || onChange({ ...party, adults: count })}
      />
    )
  }
  return (
    <>
      <div role="group" aria-labelledby={adults} className="flex items-center justify-between gap-4">
        <span id={adults} className="font-medium">
          {t('search.adults')}
        </span>
        <span className="flex items-center gap-2">
          {step('minus', party.adults - 1)}
          <output aria-live="polite" className="min-w-[2ch] text-center font-medium">
            {party.adults}
          </output>
          {step('plus', party.adults + 1)}
        </span>
      </div>
      <div role="group" aria-labelledby={title} className="grid gap-3">
        <div ref={add} className="flex items-center justify-between gap-4">
          <span>
            <span id={title} className="font-medium">
              {t('search.children')}
            </span>
            <span className="text-muted text-small block">{t('search.childrenHint', { oldest: oldestChild })}</span>
          </span>
          <Button
            variant="secondary"
            icon="plus"
            className="flex-none px-4"
            aria-expanded={asking}
            aria-disabled={full}
            onClick={() => setAsking(!full)}
          >
            {t('search.addChild')}
          </Button>
        </div>
        <div role="status" className="flex flex-wrap gap-2 empty:hidden">
          {chosen.map((age, i) => (
            <button
              key={i}
              type="button"
              className="chip border-primary bg-(--primary-soft) text-primary"
              aria-label={t('search.removeChild', { age: t('search.childAge', { age }) })}
              onClick={() => choose(chosen.filter((_, other) => other !== i))}
            >
              {t('search.childAge', { age })}
              <Icon name="close" className="size-[1em]" />
            </button>
          ))}
        </div>
        {asking && (
          <div role="group" aria-labelledby={question} className="child-age grid gap-2 data-invalid:text-(--danger)">
            <div className="flex items-center justify-between gap-2">
              <p id={question}>{t('search.childAgeAt')}</p>
              <IconButton icon="close" label={t('search.noChild')} onClick={() => choose([...chosen])} />
            </div>
            <div className="grid grid-cols-6 gap-1.5">
              {ages.map((age) => (
                <button
                  key={age}
                  type="button"
                  className="chip justify-center px-0"
                  aria-label={t('search.childAge', { age })}
                  onClick={() => choose([...chosen, age])}
                >
                  {format.number(age)}
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
    </>
  )
}
