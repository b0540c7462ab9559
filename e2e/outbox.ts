import { expect, type Page } from '@playwright/test'

/**
 * Waits for the code in the newest email or text message to an address. `not` is the code of an earlier message, which
 * is ignored.
 */
export async function codeSentTo({ request }: Pick<Page, 'request'>, address: string, not = ''): Promise<string> {
  const read = async () => {
    const answer = await request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)
    return /<pre[^>]*>[^<]*?\b(\d{6})\b/.exec(await answer.text())?.[1] ?? ''
  }
  // The message is sent after the page has responded, and later if the server has just started.
  await expect.poll(async () => (await read()).replace(not || 'none', '')).toMatch(/^\d{6}$/)
  return read()
}

/**
 * Waits for the newest email to an address and returns the path of its link to a page of the site. `not` is the link of
 * an earlier message, which is ignored.
 */
export async function linkSentTo(
  { request }: Pick<Page, 'request'>,
  address: string,
  path: string,
  not = '',
): Promise<string> {
  const read = async () => {
    const outbox = await request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)
    return new RegExp(`/(?:en|ar)/${path}\\?(?:token|alert)=[\\w.-]+`).exec(await outbox.text())?.[0] ?? ''
  }
  await expect.poll(async () => (await read()).replace(not || 'none', '')).not.toBe('')
  return read()
}
