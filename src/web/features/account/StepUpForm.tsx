import type { ReactNode } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useText } from '#i18n/react.tsx'
import type { StepUp } from '#web/features/account/step-up.ts'
import { OutboxLink } from '#web/features/account/OutboxLink.tsx'
import { PasskeyFailure } from '#web/features/account/PasskeyFailure.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { FormErrors, HiddenFields } from '#web/ui/form/Inputs.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { PageIntro } from '#web/ui/layout/Page.tsx'
import { usePasskey } from '#web/features/account/use-passkey.ts'

/**
 * Asks for a proof by password, code or passkey, and then goes on with the change: every form contains its fields. It
 * replaces the content of the page and posts to the same page, so it works without scripts.
 */
export function StepUpForm({ stepUp }: { stepUp: StepUp }) {
  const t = useText()
  const submitted = useNavigation().formData?.get('step_up')
  const { ways, sent, error } = stepUp
  const messages = errorMessages(t, error ?? undefined, { password: t('account.password'), code: t('account.code') })
  const summary = messages.summary.map(({ field, message }) => ({ field: `step_up_${field}`, message }))
  return (
    <div className="grid max-w-[34rem] gap-6">
      <PageIntro title={t('stepup.title')} text={t('stepup.text')} />
      <FormErrors messages={{ ...messages, summary }} />
      <Card padded className="grid gap-6">
        {ways.includes('password') && (
          <ProofForm stepUp={stepUp} proof="password">
            <PasswordInput
              label={t('account.password')}
              name="step_up_password"
              autoComplete="current-password"
              error={messages.ofField('password')}
            />
          </ProofForm>
        )}
        {sent && (
          <ProofForm stepUp={stepUp} proof="code">
            <div className="grid gap-2 text-muted" role="status">
              <p>{t('stepup.sent', { address: `\u2066${sent.to}\u2069` })}</p>
              <OutboxLink to={sent.to} />
            </div>
            <CodeInput label={t('account.code')} name="step_up_code" error={messages.ofField('code')} />
          </ProofForm>
        )}
        <ProofForm stepUp={stepUp}>
          <div className="flex flex-wrap gap-3">
            {(['email', 'phone'] as const).map(
              (way) =>
                ways.includes(way) && (
                  <Button
                    key={way}
                    type="submit"
                    name="step_up"
                    value={way}
                    variant="secondary"
                    pending={submitted === way}
                  >
                    {t(sent?.way === way ? 'stepup.again' : `stepup.by_${way}`)}
                  </Button>
                ),
            )}
          </div>
        </ProofForm>
        {ways.includes('passkey') && <StepUpPasskey fields={stepUp.fields} />}
      </Card>
    </div>
  )
}

type ProofProps = { stepUp: StepUp; proof?: 'password' | 'code'; children: ReactNode }

/** A form that submits the fields of the change and the state of the step-up, with the button of a typed proof. */
function ProofForm({ stepUp: { ways, fields, sent }, proof, children }: ProofProps) {
  const t = useText()
  const submitted = useNavigation().formData?.get('step_up')
  return (
    <Form method="post" className="grid gap-4" noValidate>
      <HiddenFields fields={fields} />
      <HiddenFields fields={{ step_up_ways: ways.join(' '), step_up_way: sent?.way, step_up_to: sent?.to }} />
      {children}
      {proof && (
        <div>
          <Button type="submit" name="step_up" value={proof} pending={submitted === proof}>
            {t('stepup.confirm')}
          </Button>
        </div>
      )}
    </Form>
  )
}

/** A step-up by passkey, which then submits the fields of the change. Shown only in browsers that support passkeys. */
function StepUpPasskey({ fields }: { fields: [string, string][] }) {
  const t = useText()
  const submit = useSubmit()
  const { supported, busy, outcome, run } = usePasskey()
  if (!supported) return null

  const sendChange = () => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return submit(form, { method: 'post' })
  }

  return (
    <div className="grid gap-4">
      <div>
        <Button
          variant="secondary"
          icon="person"
          pending={busy}
          onClick={() => void run((device, api) => device.stepUpByPasskey(api), sendChange)}
        >
          {t('stepup.byPasskey')}
        </Button>
      </div>
      <PasskeyFailure outcome={outcome} />
    </div>
  )
}
