import type { Locale } from '#i18n/locale.ts'
import { data, Form, redirect, useSearchParams } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { adminErrorResponse } from '#web/admin/admin-request.ts'
import { giveProof, stepUpFor, type StepUp } from '#web/features/account/step-up.ts'
import { StepUpForm } from '#web/features/account/StepUpForm.tsx'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { PageHeading, PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import { FormErrors, TextInput } from '#web/ui/form/Inputs.tsx'
import { QrCode } from '#web/ui/pictures/QrCode.tsx'
import { safeNext } from '#links/account.ts'
import { qrDrawing } from '#web/lib/qr.ts'
import { formRequest, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/second-factor'

export const meta: Route.MetaFunction = (args) =>
  titleOf(args, args.loaderData?.isSet ? 'admin.factorTitle' : 'admin.factorSetTitle')

/** Setup data of the second factor: the key as a QR code and as text. */
type Begun = { key: string; qr: ReturnType<typeof qrDrawing> }
type Answer = { stepUp?: StepUp; error?: ApiError; begun?: Begun; recoveryCodes?: string[] }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const factor = await api.show_second_factor()
  if (!factor.ok) throw adminErrorResponse(factor.error, locale, request)
  const { is_set, is_proven } = factor.data
  if (is_set && is_proven) throw redirect(nextOf(url, locale))
  return { isSet: is_set }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const unproved = await giveProof(api, form)
  if (unproved) return stepUpResponse(unproved)
  const code = textOf(form, 'code').trim()
  switch (textOf(form, 'intent')) {
    case 'prove': {
      const proven = await api.prove_second_factor({ code })
      if (proven.ok) throw redirect(nextOf(url, locale))
      return failure({ error: proven.error })
    }
    case 'confirm': {
      const confirmed = await api.confirm_second_factor({ code })
      if (confirmed.ok) return data<Answer>({ recoveryCodes: confirmed.data.recovery_codes })
      const stepUp = stepUpFor(confirmed.error, form)
      if (stepUp) return stepUpResponse(stepUp)
      const again = await api.begin_second_factor()
      return failure({ error: confirmed.error, ...(again.ok && { begun: begunOf(again.data) }) })
    }
    default: {
      const answer = await api.begin_second_factor()
      if (answer.ok) return data<Answer>({ begun: begunOf(answer.data) })
      const stepUp = stepUpFor(answer.error, form)
      return stepUp ? stepUpResponse(stepUp) : failure({ error: answer.error })
    }
  }
}

/** The response of the action shows the recovery codes; revalidation would navigate away from them. */
export function shouldRevalidate() {
  return false
}

export default function SecondFactor({ loaderData: { isSet }, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const [query] = useSearchParams()
  const label = t(isSet ? 'admin.factorCodeOrRecovery' : 'admin.factorCode')
  const messages = errorMessages(t, ofApp(actionData?.error), { code: label })
  if (actionData?.stepUp) return <StepUpForm stepUp={actionData.stepUp} />
  if (actionData?.recoveryCodes) {
    return (
      <div className="grid gap-6">
        <PageHeading>{t('admin.recoveryTitle')}</PageHeading>
        <Alert tone="success" title={t('admin.factorDone')} announce />
        <p>{t('admin.recoveryText')}</p>
        <ul className="grid grid-cols-2 gap-2" dir="ltr">
          {actionData.recoveryCodes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
        <ButtonLink to={safeNext(query.get('next'), adminLinks.today(locale))} large block>
          {t('admin.factorGoOn')}
        </ButtonLink>
      </div>
    )
  }
  const begun = actionData?.begun
  return (
    <div className="grid gap-6">
      <PageIntro
        title={t(isSet ? 'admin.factorTitle' : 'admin.factorSetTitle')}
        text={t(isSet ? 'admin.factorText' : 'admin.factorSetText')}
      />
      <FormErrors messages={messages} />
      {begun && (
        <div className="grid gap-4">
          <QrCode qr={begun.qr} label={t('admin.factorQr')} className="size-56" />
          <p>
            <span className="text-muted block">{t('admin.factorKey')}</span>
            <code dir="ltr">{begun.key.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </div>
      )}
      <Form method="post" className="grid gap-5" noValidate>
        {(isSet || begun) && (
          <TextInput
            {...messages.field('code')}
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <SubmitButton intent={isSet ? 'prove' : begun ? 'confirm' : 'begin'} large block>
          {t(isSet || begun ? 'admin.factorConfirm' : 'admin.factorBegin')}
        </SubmitButton>
      </Form>
    </div>
  )
}

function nextOf(url: URL, locale: Locale): string {
  return safeNext(url.searchParams.get('next'), adminLinks.today(locale))
}

function begunOf({ key, address }: { key: string; address: string }): Begun {
  return { key, qr: qrDrawing(address) }
}

function stepUpResponse(stepUp: StepUp) {
  return data<Answer>({ stepUp }, { status: errorStatus.step_up_required })
}

function failure(answer: Answer & { error: ApiError }) {
  return data<Answer>(answer, { status: errorStatus[answer.error.code] })
}

/** An app shows the next code by itself, so a wrong one is not requested again as a code by email is. */
function ofApp(error: ApiError | undefined): ApiError | undefined {
  const errors = error?.errors?.map((one) => (one.code === 'invalid_code' ? { ...one, code: 'wrong_app_code' } : one))
  return error && errors ? { ...error, errors } : error
}
