import { expect, test } from 'vitest'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'

const sent = { to: 'سلمى+x@example.com', expires_at: '2026-12-01T09:10:00.000Z', resend_at: '2026-12-01T09:01:00.000Z' }
const back = (cookie: string) => new Request('http://x/', { headers: { cookie: `a=b; ${cookie.split(';')[0]}; c=d` } })

test('a step is read back unchanged, and only for its own purpose', () => {
  const step = codeStepOf('login', sent, '/ar/booking/book?room=1')
  const request = back(codeStepCookie(step, true))
  expect(readCodeStep(request, 'login')).toEqual(step)
  expect(readCodeStep(request, 'register')).toBeNull()
})

test('the cookie is unreadable for scripts and lasts until no other code can be sent; a finished step deletes it', () => {
  const step = codeStepOf('login', sent, '')
  expect(codeStepCookie(step, true)).toMatch(/; HttpOnly; SameSite=Lax; Secure; Max-Age=4200$/)
  expect(codeStepCookie(null, false)).toBe('code_step=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})

test.each(['code_step=%', 'code_step=null', 'code_step=%7B%7D', 'code_step=[1]', ''])(
  '%s is not accepted as a step',
  (cookie) => {
    expect(readCodeStep(new Request('http://x/', { headers: { cookie } }), 'login')).toBeNull()
  },
)
