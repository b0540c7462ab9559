import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'

/** A search field for text; a plain GET form, so the query is in the URL. */
export function WordSearch({
  label,
  submit,
  action,
  value,
  hidden = {},
  onWords,
}: {
  label: string
  submit: string
  action: string
  value: string
  /** Other query parameters to preserve. */
  hidden?: Record<string, string>
  /** Called with the current text on every change. */
  onWords?: (text: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Text typed before the page was hydrated has sent React no event.
    if (input.current && input.current.value !== value) onWords?.(input.current.value)
  })
  return (
    <Form method="get" action={action} role="search" className="flex flex-wrap gap-3">
      <HiddenFields fields={Object.entries(hidden).filter(([, choice]) => choice)} />
      <label className="sr-only" htmlFor="q">
        {label}
      </label>
      <input
        ref={input}
        id="q"
        name="q"
        type="search"
        className="input max-w-lg min-w-0 flex-1"
        placeholder={label}
        defaultValue={value}
        maxLength={100}
        enterKeyHint="search"
        onChange={(event) => onWords?.(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" icon="search">
        {submit}
      </Button>
    </Form>
  )
}
