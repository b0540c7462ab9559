import { existsSync } from 'node:fs'
import { run, step } from './step.mjs'

/**
 * Installs pdftotext, with which tests read PDFs, where that is possible without asking: as root on Debian. Elsewhere
 * the tests that need it say that they are skipped.
 */
export async function providePoppler(root) {
  if (existsSync('/usr/bin/pdftotext') || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing pdftotext', async () => {
    await run(root, 'apt-update', 'apt-get', ['update'], { env })
    await run(root, 'apt-install', 'apt-get', ['install', '-y', '--no-install-recommends', 'poppler-utils'], { env })
  })
}
