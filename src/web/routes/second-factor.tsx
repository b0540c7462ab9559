import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import { useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { refusalWords, textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import { safeNext } from '#web/links.ts'
import { qrDrawing } from '#web/qr.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/second-factor.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'desk.factorTitle')

/** What setting up shows: the key as a picture and as text. */
type Begun = { key: string; qr: { size: number; path: string } }
type Answer = { refusal?: Refusal; begun?: Begun; recoveryCodes?: string[] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const factor = await api.show_second_factor()
  if (!factor.ok) throw deskRefused(factor.error, locale, request)
  const { is_set, is_proven } = factor.data
  if (is_set && is_proven) throw redirect(nextOf(request, locale))
  return { isSet: is_set }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const code = textOf(form, 'code').trim()
  switch (textOf(form, 'intent')) {
    case 'prove': {
      const proven = await api.prove_second_factor({ code })
      if (proven.ok) throw redirect(nextOf(request, locale))
      return refused({ refusal: proven.error })
    }
    case 'confirm': {
      const confirmed = await api.confirm_second_factor({ code })
      if (confirmed.ok) return data<Answer>({ recoveryCodes: confirmed.data.recovery_codes })
      const again = await api.begin_second_factor()
      return refused({ refusal: confirmed.error, ...(again.ok && { begun: begunOf(again.data) }) })
    }
    default: {
      const begun = await api.begin_second_factor()
      return begun.ok ? data<Answer>({ begun: begunOf(begun.data) }) : refused({ refusal: begun.error })
    }
  }
}

/** The codes are shown by the answer of the action; reading anew would lead away from them. */
export function shouldRevalidate() {
  return false
}

export default function SecondFactor({ loaderData: { isSet }, actionData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const [query] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const label = t(isSet ? 'desk.factorCodeOrRecovery' : 'desk.factorCode')
  const words = refusalWords(t, actionData?.refusal, [{ name: 'code', label }])
  if (actionData?.recoveryCodes) {
    return (
      <div className="grid gap-6">
        <PageHeading>{t('desk.recoveryTitle')}</PageHeading>
        <Alert tone="success" title={t('desk.factorDone')} announce />
        <p>{t('desk.recoveryText')}</p>
        <ul className="grid grid-cols-2 gap-2" dir="ltr">
          {actionData.recoveryCodes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
        <ButtonLink to={safeNext(query.get('next'), deskLinks.today(locale))} large block>
          {t('desk.factorGoOn')}
        </ButtonLink>
      </div>
    )
  }
  const begun = actionData?.begun
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t(isSet ? 'desk.factorTitle' : 'desk.factorSetTitle')}</PageHeading>
        <p className="text-muted">{t(isSet ? 'desk.factorText' : 'desk.factorSetText')}</p>
      </div>
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      {begun && (
        <div className="grid gap-4">
          <svg
            viewBox={`0 0 ${begun.qr.size} ${begun.qr.size}`}
            width="220"
            height="220"
            role="img"
            aria-label={t('desk.factorQr')}
            shapeRendering="crispEdges"
          >
            <rect width="100%" height="100%" fill="#fff" />
            <path d={begun.qr.path} fill="#000" />
          </svg>
          <p>
            <span className="text-muted block">{t('desk.factorKey')}</span>
            <code dir="ltr">{begun.key.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </div>
      )}
      <Form method="post" className="grid gap-5" noValidate>
        {(isSet || begun) && (
          <TextInput
            label={label}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            error={words.ofField('code')}
          />
        )}
        <Button
          type="submit"
          name="intent"
          value={isSet ? 'prove' : begun ? 'confirm' : 'begin'}
          large
          block
          pending={busy}
        >
          {t(isSet || begun ? 'desk.factorConfirm' : 'desk.factorBegin')}
        </Button>
      </Form>
    </div>
  )
}

function nextOf(request: Request, locale: 'en' | 'ar'): string {
  return safeNext(new URL(request.url).searchParams.get('next'), deskLinks.today(locale))
}

function begunOf({ key, address }: { key: string; address: string }): Begun {
  return { key, qr: qrDrawing(address) }
}

function refused(answer: Answer & { refusal: Refusal }) {
  return data<Answer>(answer, { status: errorStatus[answer.refusal.code] })
}
