import { Form } from 'react-router'
import { useAddressField } from '#web/features/account/address-field.ts'
import { CodeEntry } from '#web/features/account/CodeFields.tsx'
import { useText } from '#i18n/react.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Checkbox, TextInput } from '#web/ui/form/Inputs.tsx'
import type { FormMessages } from '#web/lib/forms.ts'

type Props = {
  sent: { to: string; resendAt: string } | null
  next: string
  /** The fields as submitted; undefined before the first submission. */
  values: Record<string, string> | undefined
  messages: FormMessages
}

/** The form that requests a sign-in code and, once it is sent, redeems it. */
export function CodeSignIn({ sent, next, values, messages }: Props) {
  const t = useText()
  const address = useAddressField()
  return (
    <Form method="post" className="grid gap-5" noValidate key={sent?.to ?? 'address'}>
      <input type="hidden" name="next" value={next} />
      {sent ? (
        <CodeEntry
          resendAt={sent.resendAt}
          intent="verify"
          label={t('common.signIn')}
          other={t('account.otherAddress')}
          error={messages.ofField('code')}
        >
          <Checkbox
            label={t('account.keepSignedIn')}
            name="remember"
            defaultChecked={values ? values.remember === 'on' : true}
          />
        </CodeEntry>
      ) : (
        <>
          <TextInput
            {...address}
            name="to"
            dir="ltr"
            autoComplete="username"
            maxLength={254}
            defaultValue={values?.to}
            error={messages.ofField('to')}
          />
          <SubmitButton intent="send" large block>
            {t('account.sendCode')}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
