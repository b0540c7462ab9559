import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Invoice = {
  id: string
  status: 'initiated' | 'paid' | 'canceled'
  amount: number
  currency: string
  url: string
  success_url: string
  metadata: Record<string, string>
  payments: { id: string; status: 'paid'; amount: number; refunded: number; currency: string }[]
}

/** The protocol of Moyasar, with a page to pay on, for one account. */
export async function startMoyasar({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }) {
  const invoices = new Map<string, Invoice>()
  /** The address of the webhooks; set when the address of the site is known. */
  let webhookUrl = ''
  const server = createServer((request, response) => {
    void respond(request).then(
      ({ status = 200, type = 'application/json', body, location }) =>
        response.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) }).end(body),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  type Reply = { status?: number; type?: string; body?: string; location?: string }

  async function respond(request: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams } = new URL(request.url ?? '', url)
    const [, area, collection, id = ''] = pathname.split('/')
    const invoice = invoices.get(id)
    if (area === 'pay') {
      const paid = invoices.get(collection ?? '')
      if (!paid) return { status: 404 }
      if (request.method === 'GET')
        return {
          type: 'text/html; charset=utf-8',
          body: `<!doctype html><title>Pay</title><h1>Pay ${paid.amount / 100} ${paid.currency}</h1><form method="post"><button>Pay</button></form>`,
        }
      await pay(paid)
      return { status: 303, location: paid.success_url }
    }
    const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
    if (request.headers.authorization !== expected)
      return { status: 401, body: JSON.stringify({ type: 'authentication_error' }) }
    if (collection === 'invoices' && request.method === 'POST') {
      const input = JSON.parse(await bodyOf(request)) as Invoice
      const made: Invoice = { ...input, id: `invoice-${invoices.size + 1}`, status: 'initiated', url: '', payments: [] }
      made.url = `${url}/pay/${made.id}`
      invoices.set(made.id, made)
      return { status: 201, body: JSON.stringify(made) }
    }
    if (collection === 'invoices' && id === '') {
      const payment = searchParams.get('metadata[payment]')
      const found = [...invoices.values()].filter(({ metadata }) => metadata.payment === payment)
      return { body: JSON.stringify({ invoices: found }) }
    }
    if (collection === 'payments' && request.method === 'GET') return { body: JSON.stringify({ payments: [] }) }
    if (!invoice) return { status: 404, body: JSON.stringify({ type: 'invalid_request_error' }) }
    if (request.method === 'PUT') invoice.status = 'canceled'
    return { body: JSON.stringify(invoice) }
  }

  async function pay(invoice: Invoice): Promise<void> {
    const { id, amount, currency } = invoice
    invoice.status = 'paid'
    invoice.payments = [{ id: `payment-of-${id}`, status: 'paid', amount, refunded: 0, currency }]
    await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        id: `event-of-${id}`,
        type: 'payment_paid',
        secret_token: webhookSecret,
        data: { invoice_id: id, secret_token: webhookSecret, metadata: invoice.metadata },
      }),
    })
  }

  return {
    url,
    invoices,
    sendWebhooksTo: (address: string) => {
      webhookUrl = address
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
