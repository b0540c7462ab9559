import { Form } from 'react-router'
import { ResendButton } from '#web/features/account/CodeFields.tsx'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { CodeInput } from '#web/ui/CodeInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

type Props = {
  /** The address to which a code was sent, or null. */
  sent: { to: string; resendAt: string } | null
  /** The page to open after sign-in. */
  next: string
  /** The fields as submitted; undefined before the first submission. */
  values: Record<string, string> | undefined
  errorOf: (field: string) => string | undefined
  busy: boolean
}

/** The form that requests a sign-in code and, once it is sent, redeems it. */
export function CodeSignIn({ sent, next, values, errorOf, busy }: Props) {
  const t = useText()
  return (
    <Form method="post" className="grid gap-5" noValidate key={sent?.to ?? 'address'}>
      <input type="hidden" name="next" value={next} />
      {sent ? (
        <>
          <CodeInput label={t('account.code')} error={errorOf('code')} />
          <Checkbox
            label={t('account.keepSignedIn')}
            name="remember"
            defaultChecked={values ? values.remember === 'on' : true}
          />
          <Button type="submit" name="intent" value="verify" large block pending={busy}>
            {t('common.signIn')}
          </Button>
          <div className="flex flex-wrap gap-2">
            <ResendButton resendAt={sent.resendAt} />
            <Button type="submit" name="intent" value="other" variant="quiet" formNoValidate>
              {t('account.otherAddress')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextInput
            label={t('account.emailOrPhone')}
            hint={t('account.emailOrPhoneHint')}
            name="to"
            dir="ltr"
            autoComplete="username"
            maxLength={254}
            defaultValue={values?.to}
            error={errorOf('to')}
          />
          <Button type="submit" name="intent" value="send" large block pending={busy}>
            {t('account.sendCode')}
          </Button>
        </>
      )}
    </Form>
  )
}
