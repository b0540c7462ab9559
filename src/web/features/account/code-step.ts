import type { CodeSent } from '#domains/accounts/shapes.ts'

/** State between requesting a code and entering it. For a booking, `next` is its reference. */
type CodeStep = {
  purpose: 'register' | 'login' | 'reset' | 'email' | 'booking'
  to: string
  resendAt: string
  next: string
}

const name = 'code_step'
/** A code is valid for ten minutes, and a registration can get another code for an hour after that. */
const seconds = 70 * 60

/**
 * Stores the step in a cookie and not in the URL, because URLs end up in histories and logs. It contains only what the
 * person typed.
 */
export function codeStepCookie(step: CodeStep | null, secure: boolean): string {
  const value = step ? encodeURIComponent(JSON.stringify(step)) : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${step ? seconds : 0}`
}

export function codeStepOf(purpose: CodeStep['purpose'], sent: CodeSent, next: string): CodeStep {
  return { purpose, to: sent.to, resendAt: sent.resend_at, next }
}

/** The step of a request, if it has the given purpose. */
export function readCodeStep(request: Request, purpose: CodeStep['purpose']): CodeStep | null {
  const match = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (!match) return null
  try {
    const step = JSON.parse(decodeURIComponent(match)) as Partial<CodeStep>
    const whole = [step.to, step.resendAt, step.next].every((part) => typeof part === 'string')
    return whole && step.purpose === purpose ? (step as CodeStep) : null
  } catch {
    return null
  }
}
