import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, type FieldProps } from '#web/ui/Field.tsx'
import { useOptions, type ComboOption } from '#web/ui/use-options.ts'
import '#web/ui/fields.css'

export type { ComboOption }

/**
 * A field that searches a list: options are loaded while typing, in groups where they have one. Submits `<name>` with
 * the value of the chosen option. Requires scripts; use a `Select` where a form must work without them. Messages:
 * `fields`.
 */
export function Combobox({
  label,
  hint,
  error,
  id,
  optional,
  className,
  name,
  initial,
  disabled,
  find,
  onChoose,
}: FieldProps & {
  name: string
  initial?: ComboOption
  disabled?: boolean
  /** Returns the options for the typed text, all options if it is empty; rejects if loading fails. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly ComboOption[]>
  onChoose?: (option: ComboOption) => void
}) {
  const t = useText()
  const list = useId()
  const [text, setText] = useState(initial?.label ?? '')
  const [chosen, setChosen] = useState(initial)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { state, options, again } = useOptions(open, text === chosen?.label ? '' : text, find)

  const choose = (option: ComboOption) => {
    setChosen(option)
    setText(option.label)
    setOpen(false)
    setActive(-1)
    onChoose?.(option)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) return setOpen(false)
    const option = options[active]
    if (event.key === 'Enter' && open && option) {
      event.preventDefault()
      return choose(option)
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    setOpen(true)
    if (options.length > 0)
      setActive(active < 0 ? (by > 0 ? 0 : options.length - 1) : (active + by + options.length) % options.length)
  }
  const leave = () => {
    setOpen(false)
    // Text without a chosen option is reset to the label of the submitted value.
    setText(chosen?.label ?? '')
  }

  return (
    <Field {...{ label, hint, error, optional, className }} id={id ?? name}>
      {(wires) => (
        <div className="combobox">
          <input
            {...wires}
            value={text}
            disabled={disabled}
            required={!optional}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={open}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
            className="input"
            onChange={(event) => {
              setText(event.currentTarget.value)
              setOpen(true)
              setActive(-1)
            }}
            onClick={() => setOpen(true)}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={press}
            onBlur={leave}
          />
          <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={disabled} />
          {open && (
            // A press in the list must not move the focus, because the list would close before the choice.
            <div className="combobox-panel" onMouseDown={(event) => event.preventDefault()}>
              <ul id={list} role="listbox" aria-label={typeof label === 'string' ? label : undefined}>
                {options.map((option, i) => (
                  <Line
                    key={option.value}
                    id={`${list}-${i}`}
                    option={option}
                    heading={option.group !== options[i - 1]?.group ? option.group : undefined}
                    selected={i === active}
                    onChoose={() => choose(option)}
                  />
                ))}
              </ul>
              {state === 'loading' && <p className="combobox-note">{t('fields.searching')}</p>}
              {state === 'failed' && (
                <p className="combobox-note">
                  {t('fields.notLoaded')}
                  <Button variant="quiet" onClick={again}>
                    {t('fields.retry')}
                  </Button>
                </p>
              )}
              {state === 'ready' && options.length === 0 && (
                <p className="combobox-note">{t('fields.nothingFound', { typed: `\u2068${text}\u2069` })}</p>
              )}
            </div>
          )}
          <p role="status" className="sr-only">
            {open && state === 'ready' ? t('fields.optionsFound', { count: options.length }) : ''}
          </p>
        </div>
      )}
    </Field>
  )
}

function Line({
  id,
  option,
  heading,
  selected,
  onChoose,
}: {
  id: string
  option: ComboOption
  heading: string | undefined
  selected: boolean
  onChoose: () => void
}) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) line.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <>
      {heading && (
        <li role="presentation" className="combobox-group">
          {heading}
        </li>
      )}
      <li ref={line} id={id} role="option" aria-selected={selected} onClick={onChoose}>
        <bdi>{option.label}</bdi>
        {option.note && <span className="text-muted text-small">{option.note}</span>}
      </li>
    </>
  )
}
