import { expect, type Page } from '@playwright/test'

/** The code in the newest letter to an address, as its reader would copy it; `not` is that of an earlier one. */
export async function codeSentTo({ request }: Pick<Page, 'request'>, address: string, not = ''): Promise<string> {
  const read = async () => {
    const answer = await request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)
    return /<pre[^>]*>[^<]*?\b(\d{6})\b/.exec(await answer.text())?.[1] ?? ''
  }
  // The letter leaves after the page has answered; later where the site has only just begun.
  await expect.poll(async () => (await read()).replace(not || 'none', ''), { timeout: 60_000 }).toMatch(/^\d{6}$/)
  return read()
}

/** The address below the site that the newest e-mail to somebody leads to. */
export async function linkSentTo({ request }: Pick<Page, 'request'>, address: string, path: string): Promise<string> {
  const read = async () => {
    const outbox = await request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)
    return new RegExp(`/(?:en|ar)/${path}\\?token=[\\w.-]+`).exec(await outbox.text())?.[0] ?? ''
  }
  await expect.poll(read, { timeout: 60_000 }).not.toBe('')
  return read()
}
