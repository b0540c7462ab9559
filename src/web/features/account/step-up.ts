import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import type { StepUpWay } from '#domains/accounts/sessions/step-up-contract.ts'
import { textOf } from '#web/lib/forms.ts'

/** The state of the step-up form, which a page shows instead of its content until the owner has given a proof. */
export type StepUp = {
  ways: StepUpWay[]
  /** The fields of the form that requires the proof, without passwords. They are submitted again with the proof. */
  fields: [string, string][]
  sent: { way: 'email' | 'phone'; to: string } | null
  error: ApiError | null
}

/** The step-up form for a change that failed with `step_up_required`; null for any other error. */
export function stepUpFor(error: ApiError, form: FormData): StepUp | null {
  if (error.code !== 'step_up_required') return null
  const { ways } = error.data as { ways: StepUpWay[] }
  return { ways, fields: fieldsOf(form), sent: null, error: null }
}

/**
 * Gives the proof that a submitted step-up form contains. Returns null if the change can go on: the proof was accepted,
 * or the form is not a step-up form. Call it before the change, in the same action.
 */
export async function giveProof(api: ApiClient, form: FormData): Promise<StepUp | null> {
  const step = textOf(form, 'step_up')
  if (!step) return null
  const way = textOf(form, 'step_up_way') === 'phone' ? 'phone' : 'email'
  const to = textOf(form, 'step_up_to')
  const state = (error: ApiError | null, sent: StepUp['sent']): StepUp => ({
    ways: waysOf(textOf(form, 'step_up_ways')),
    fields: fieldsOf(form),
    sent,
    error,
  })
  if (step === 'email' || step === 'phone') {
    const answer = await api.send_step_up_code({ to: step })
    return answer.ok ? state(null, { way: step, to: answer.data.to }) : state(answer.error, to ? { way, to } : null)
  }
  const answer =
    step === 'code'
      ? await api.step_up({ code: textOf(form, 'step_up_code'), to: way })
      : await api.step_up({ password: textOf(form, 'step_up_password') })
  return answer.ok ? null : state(answer.error, to ? { way, to } : null)
}

const allWays = ['password', 'email', 'phone', 'passkey'] as const satisfies StepUpWay[]

function waysOf(text: string): StepUpWay[] {
  return allWays.filter((way) => text.split(' ').includes(way))
}

/** A password is never written into a page, not even into a hidden field: its owner types it again. */
function fieldsOf(form: FormData): StepUp['fields'] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith('step_up') && !name.includes('password')
      ? [[name, value] satisfies [string, string]]
      : [],
  )
}
