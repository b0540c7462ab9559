import { useLocation } from 'react-router'
import { CodeSentText } from '#web/features/account/CodeFields.tsx'
import type { SignInError } from '#web/features/account/sign-in/sign-in-step.ts'
import { SignInWays, useSignInMessages } from '#web/features/account/sign-in/SignInWays.tsx'
import { useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { FormErrors } from '#web/ui/form/Inputs.tsx'

type Props = {
  sent: { to: string; resendAt: string } | null
  answer: SignInError | undefined
}

/** Sign-in within the checkout. Each form posts to the page that contains it. */
export function SignInStep({ sent, answer }: Props) {
  const t = useText()
  const { pathname, search } = useLocation()
  const messages = useSignInMessages(answer?.error)
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-title">{t('booking.loginToBook')}</h2>
        {sent ? <CodeSentText to={sent.to} /> : <p className="text-muted">{t('account.signInToBook')}</p>}
      </div>
      <FormErrors messages={messages} announce={answer} />
      <SignInWays
        sent={sent}
        next={pathname + search}
        values={answer ? { [answer.signIn]: answer.values } : {}}
        messages={messages}
        byPassword={answer?.signIn === 'password'}
      />
    </Card>
  )
}
