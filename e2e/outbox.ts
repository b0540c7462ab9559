import { expect, type Page } from '@playwright/test'

/** The code in the newest letter to an address, as its reader would copy it; `not` is that of an earlier one. */
export async function codeSentTo(page: Page, address: string, not = ''): Promise<string> {
  const read = async () => {
    const answer = await page.request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)
    return /<pre[^>]*>[^<]*?\b(\d{6})\b/.exec(await answer.text())?.[1] ?? ''
  }
  // The letter leaves after the page has answered; later where the site has only just begun.
  await expect.poll(async () => (await read()).replace(not || 'none', ''), { timeout: 60_000 }).toMatch(/^\d{6}$/)
  return read()
}
