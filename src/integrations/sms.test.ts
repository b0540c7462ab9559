import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { twilioSms } from '#integrations/twilio.ts'
import { unifonicSms } from '#integrations/unifonic.ts'

type Got = { method: string; path: string; authorization: string; form: URLSearchParams }

/** A local server that responds as the provider documents. */
async function provider(answer: (got: Got) => { status: number; body: unknown }) {
  const requests: Got[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      const got = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        form: new URLSearchParams(text),
      }
      requests.push(got)
      const { status, body } = answer(got)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

const notification = { to: '+966512345678', text: 'رمزك 402918', id: 'notification-1' }

test('Twilio: a message is a form with basic authorization', async () => {
  const { url, requests } = await provider(() => ({ status: 201, body: { sid: 'SM1', status: 'queued' } }))
  await twilioSms({ accountSid: 'AC1', authToken: 'token', from: '+15005550006', url }).sms(notification)
  expect(requests).toHaveLength(1)
  const [got] = requests
  expect([got?.method, got?.path]).toEqual(['POST', '/2010-04-01/Accounts/AC1/Messages.json'])
  expect(got?.authorization).toBe(`Basic ${Buffer.from('AC1:token').toString('base64')}`)
  expect(Object.fromEntries(got?.form ?? [])).toEqual({
    To: notification.to,
    From: '+15005550006',
    Body: notification.text,
  })
})

test('Twilio: an error is reported by its code, without the phone number', async () => {
  const { url } = await provider(() => ({
    status: 400,
    body: { code: 21211, message: `The number ${notification.to} is not valid`, status: 400 },
  }))
  const sent = twilioSms({ accountSid: 'AC1', authToken: 'token', from: '+15005550006', url }).sms(notification)
  await expect(sent).rejects.toThrow('Twilio refused: 400 21211')
})

test('Unifonic: a message goes to the number without its plus', async () => {
  const { url, requests } = await provider(() => ({
    status: 200,
    body: { success: true, message: '', errorCode: 'ER-00', data: { MessageID: 1, Status: 'Queued' } },
  }))
  await unifonicSms({ appSid: 'app', sender: 'Rihla', url }).sms(notification)
  expect(requests[0]?.path).toBe('/rest/SMS/messages')
  expect(Object.fromEntries(requests[0]?.form ?? [])).toMatchObject({
    AppSid: 'app',
    SenderID: 'Rihla',
    Recipient: '966512345678',
    Body: notification.text,
  })
})

test('Unifonic: a failure with status 200 is still a failure', async () => {
  const { url } = await provider(() => ({ status: 200, body: { success: 'false', errorCode: 'ER-482' } }))
  await expect(unifonicSms({ appSid: 'app', sender: 'Rihla', url }).sms(notification)).rejects.toThrow(
    'Unifonic refused: 200 ER-482',
  )
})
