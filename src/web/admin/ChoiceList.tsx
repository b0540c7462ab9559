import { searchKey } from '#i18n/clean.ts'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Checkbox, TextInput } from '#web/ui/form/Inputs.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { useState } from 'react'

type Choice = { value: string; label: string }

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
  long,
}: {
  name: string
  legend: string
  hint?: string | undefined
  choices: readonly Choice[]
  chosen: readonly string[]
  starred?: { name: string; legend: string; chosen: readonly string[] } | undefined
  error?: string | undefined
  long?: boolean
}) {
  const t = useText()
  const [shown, setShown] = useState(chosen)
  const listed = long ? shown.flatMap((value) => choices.filter((one) => one.value === value)) : choices
  return (
    <fieldset
      className={classes('col-span-full grid min-w-0 grid-cols-1 gap-3', long && 'choices-long')}
      id={name}
      tabIndex={-1}
    >
      <legend className="field-label">{legend}</legend>
      {(hint ?? starred) && (
        <p className="field-hint">{hint ?? t('editing.starHint', { list: starred?.legend ?? '' })}</p>
      )}
      {listed.length > 0 && (
        <div className="edit-choices">
          {listed.map(({ value, label }) => (
            <div key={value} className="edit-choice">
              <Checkbox
                id={`${name}.${value}`}
                name={name}
                value={value}
                label={label}
                defaultChecked={chosen.includes(value) || long === true}
              />
              {starred && (
                <label className="edit-star" title={starred.legend}>
                  <input
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
          {...{ name, legend }}
          choices={choices.filter(({ value }) => !shown.includes(value))}
          onChoose={(value) => setShown([...shown, value])}
        />
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Adds by typing a part of the name; without scripts from the whole list. */
function FindChoice({
  name,
  legend,
  choices,
  onChoose,
}: {
  name: string
  legend: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}) {
  const t = useText()
  const [words, setWords] = useState('')
  const keys = searchKey(words).split(' ').filter(Boolean)
  const found = choices
    .filter(({ label }) => keys.length > 0 && keys.every((key) => searchKey(label).includes(key)))
    .slice(0, maxFound)
  const choose = (value: string) => {
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
          label={t('editing.find')}
          required={false}
          dir="auto"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (found[0]) choose(found[0].value)
          }}
        />
        <p role="status" className={found.length > 0 ? 'sr-only' : 'text-muted'}>
          {keys.length > 0 && t('editing.foundChoices', { count: found.length })}
        </p>
        {found.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {found.map(({ value, label }) => (
              <li key={value}>
                <Button variant="secondary" icon="plus" onClick={() => choose(value)}>
                  <bdi>{label}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
