import type { CodeSent } from '#domains/accounts/contract.ts'

/** Where a person stands between asking for a code and typing it in. */
type CodeStep = { purpose: 'register' | 'login' | 'reset' | 'phone'; to: string; resendAt: string; next: string }

const name = 'code_step'
const seconds = 15 * 60

/**
 * The step is kept in a cookie and not in the address, which lands in histories and logs; it holds nothing that
 * the person did not type.
 */
export function codeStepCookie(step: CodeStep | null, secure: boolean): string {
  const value = step ? encodeURIComponent(JSON.stringify(step)) : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${step ? seconds : 0}`
}

export function codeStepOf(purpose: CodeStep['purpose'], sent: CodeSent, next: string): CodeStep {
  return { purpose, to: sent.to, resendAt: sent.resend_at, next }
}

/** The step a request is in, if it is one of that purpose. */
export function readCodeStep(request: Request, purpose: CodeStep['purpose']): CodeStep | null {
  const found = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (!found) return null
  try {
    const step = JSON.parse(decodeURIComponent(found)) as Partial<CodeStep>
    const whole = [step.to, step.resendAt, step.next].every((part) => typeof part === 'string')
    return whole && step.purpose === purpose ? (step as CodeStep) : null
  } catch {
    return null
  }
}
