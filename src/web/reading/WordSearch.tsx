import { Form } from 'react-router'
import { Button } from '#web/kit/Button.tsx'

/** One field that looks for words; a plain form, so the words are in the address. */
export function WordSearch({
  label,
  submit,
  action,
  value,
  kept = {},
  onWords,
}: {
  label: string
  /** What its button says. */
  submit: string
  action: string
  value: string
  /** Other choices that stay. */
  kept?: Record<string, string>
  /** Tells what is typed while it is typed. */
  onWords?: (words: string) => void
}) {
  return (
    <Form method="get" action={action} role="search" className="word-search">
      {Object.entries(kept).map(
        ([name, choice]) => choice && <input key={name} type="hidden" name={name} value={choice} />,
      )}
      <label className="sr-only" htmlFor="q">
        {label}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        className="input"
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
