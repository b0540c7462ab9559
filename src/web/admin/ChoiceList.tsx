import { useState } from 'react'
import { searchKey } from '#i18n/clean.ts'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Checkbox, TextInput } from '#web/ui/form/Inputs.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type Choice = { value: string; label: string }
type Chosen = { name: string; legend: string; chosen: readonly string[] }

const maxFound = 8

/**
 * Several of a list. A short one is shown whole; of a `long` one only what is chosen, and the rest is found by typing.
 * `starred` are those of the chosen ones that come first, with the name of their field.
 */
export function ChoiceList({
  name,
  legend,
  hint,
  choices,
  chosen,
  starred,
  error,
  long = false,
}: Chosen & {
  hint?: string | undefined
  choices: readonly Choice[]
  starred?: Chosen | undefined
  error?: string | undefined
  long?: boolean
}) {
  const t = useText()
  const [shown, setShown] = useState(chosen)
  const help = hint ?? (starred && t('editing.starHint', { list: starred.legend }))
  const listed = long ? shown.flatMap((value) => choices.filter((one) => one.value === value)) : choices
  return (
    <fieldset
      className={classes('col-span-full grid min-w-0 grid-cols-1 gap-3', long && 'choices-long')}
      id={name}
      tabIndex={-1}
    >
      <legend className={long ? 'sr-only' : 'field-label'}>{legend}</legend>
      {help && !long && <p className="field-hint">{help}</p>}
      {listed.length > 0 && (
        <div className="edit-choices">
          {listed.map(({ value, label }) => (
            <div key={value} className="flex items-center justify-between">
              <Checkbox
                id={`${name}.${value}`}
                {...{ name, value, label }}
                defaultChecked={long || chosen.includes(value)}
              />
              {starred && (
                <label
                  className="edit-star text-muted has-focus-visible:outline-2 relative grid size-10 cursor-pointer place-items-center rounded-control"
                  title={starred.legend}
                >
                  <input
                    className="absolute inset-0 cursor-pointer opacity-0"
                    type="checkbox"
                    name={starred.name}
                    value={value}
                    aria-label={t('editing.star', { list: starred.legend, item: label })}
                    defaultChecked={starred.chosen.includes(value)}
                  />
                  <Icon name="star" />
                </label>
              )}
            </div>
          ))}
        </div>
      )}
      {long && (
        <FindChoice
          {...{ name, legend, hint }}
          choices={choices.filter(({ value }) => !shown.includes(value))}
          onChoose={(value) => setShown([...shown, value])}
        />
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

type FindProps = {
  name: string
  legend: string
  hint: string | undefined
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

/** Adds by typing a part of the name; without scripts from the whole list. */
function FindChoice({ name, legend, hint, choices, onChoose }: FindProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const keys = searchKey(words).split(' ').filter(Boolean)
  const found = choices
    .filter(({ label }) => keys.length > 0 && keys.every((key) => searchKey(label).includes(key)))
    .slice(0, maxFound)
  const choose = ({ value }: Choice) => {
    onChoose(value)
    setWords('')
  }
  return (
    <>
      <noscript>
        <select multiple name={name} aria-label={legend} className="input">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </noscript>
      <div className="with-scripts grid max-w-[40rem] gap-2">
        <TextInput
          type="search"
          id={`${name}.find`}
          name=""
          label={legend}
          hint={hint}
          required={false}
          dir="auto"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (found[0]) choose(found[0])
          }}
        />
        <p role="status" className={found.length > 0 ? 'sr-only' : 'text-muted'}>
          {keys.length > 0 && t('editing.foundChoices', { count: found.length })}
        </p>
        <div className="flex flex-wrap gap-2">
          {found.map((one) => (
            <Button key={one.value} variant="secondary" icon="plus" onClick={() => choose(one)}>
              <bdi>{one.label}</bdi>
            </Button>
          ))}
        </div>
      </div>
    </>
  )
}
