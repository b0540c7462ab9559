import type { ComponentProps } from 'react'
import { Form, type FormProps } from 'react-router'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { FormErrors, HiddenFields } from '#web/ui/form/Inputs.tsx'

type Messages = ComponentProps<typeof FormErrors>['messages']

/**
 * A form of the admin: what it is for, its errors, its fields, and the button that sends it. Errors without a `title` are
 * only those of its fields, where the page itself says what else is wrong.
 */
export function AdminForm({
  heading,
  text,
  hidden,
  messages,
  intent,
  submit,
  secondary,
  children,
  ...form
}: Omit<FormProps, 'hidden'> & {
  heading?: string
  text?: string
  hidden?: ComponentProps<typeof HiddenFields>['fields']
  messages?: Pick<Messages, 'summary'> & Partial<Messages>
  intent?: string
  /** The text of the button; without it the form has its own buttons. */
  submit?: string
  secondary?: boolean
}) {
  return (
    <Form method="post" className="admin-card max-w-[64rem]" noValidate {...form}>
      {heading && <h2>{heading}</h2>}
      {text && <p className="text-muted">{text}</p>}
      {hidden && <HiddenFields fields={hidden} />}
      {messages && <FormErrors messages={{ title: undefined, text: undefined, ...messages }} />}
      {children}
      {submit && (
        <SubmitButton intent={intent} variant={secondary ? 'secondary' : 'primary'}>
          {submit}
        </SubmitButton>
      )}
    </Form>
  )
}
