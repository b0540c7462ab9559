import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { maxNameLength } from '#domains/shared/person-name.ts'
import { useText } from '#i18n/react.tsx'
import type { ControlProps } from '#web/ui/form/Field.tsx'
import { TextArea, TextInput } from '#web/ui/form/Inputs.tsx'

/** A field for the name of a person, which says while it is typed if documents cannot show it. */
export function PrintedInput(props: ControlProps<'input'>) {
  return (
    <TextInput
      dir="auto"
      maxLength={maxNameLength}
      {...props}
      {...usePrinted<HTMLInputElement>('name_not_printable')}
    />
  )
}

/** A text field for a text that documents show, as `PrintedInput`. */
export function PrintedArea(props: ControlProps<'textarea'>) {
  return <TextArea {...props} {...usePrinted<HTMLTextAreaElement>('text_not_printable')} />
}

/** Characters that every document shows; what it shows of others is loaded when one is typed. */
const common = /^[\s\u0020-\u007e\u00a0-\u024f\u0600-\u06ff]*$/

function usePrinted<Element extends HTMLInputElement | HTMLTextAreaElement>(
  code: 'name_not_printable' | 'text_not_printable',
) {
  const t = useText()
  const field = useRef<Element>(null)
  const [printable, setPrintable] = useState(true)
  const check = (text: string) => {
    if (common.test(text)) setPrintable(true)
    else
      void import('@rihla/paper/printable').then(
        ({ isPrintable }) => field.current?.value === text && setPrintable(isPrintable(text)),
        // Without the list, the server says it when the form is sent.
        () => undefined,
      )
  }
  // It can have been filled in before.
  const onHydrated = useEffectEvent(() => check(field.current?.value ?? ''))
  useEffect(() => onHydrated(), [])
  return {
    ref: field,
    onInput: () => check(field.current?.value ?? ''),
    typingError: printable ? undefined : <span role="status">{t(`errors.${code}`)}</span>,
  }
}
