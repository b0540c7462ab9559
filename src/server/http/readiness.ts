import { setTimeout as pause } from 'node:timers/promises'
import { lateWork, type BackgroundTask } from '#domains/admin/background-work.ts'
import { waitOfTexts } from '#domains/accounts/codes/text-budget.server.ts'
import { findBackgroundWork } from '#domains/admin/background-work.server.ts'
import { dataFolderProblem } from '#server/config/data-folder.ts'
import type { Services } from '#server/services.ts'

/** `warnings` do not make a process unready, so that proxies do not take it out of service (decision 0031). */
type Readiness = { status: 'ok' | 'stopping' | 'database'; warnings: Warning[] }

type Warning = BackgroundTask | 'data_folder' | 'text_messages'

/** Milliseconds for which warnings are cached, because anybody can request `/readyz`. */
const warningsMs = 5_000
/** Milliseconds that an answer waits for new warnings before it contains the last ones. */
const answerMs = 1_000

/**
 * Reports if the process can serve requests now, with warnings about late background work, the data folder and the budget
 * of text messages.
 * @param ready false while the process stops
 */
export function readinessOf(
  { background, heartbeat, clock, env, ports }: Pick<Services, 'background' | 'heartbeat' | 'clock' | 'env' | 'ports'>,
  ready: () => boolean,
): () => Promise<Readiness> {
  let warnings: Warning[] = []
  let refresh: Promise<void> | undefined
  let refreshedAt = -Infinity
  const findWarnings = async (): Promise<Warning[]> => {
    const [work, folder, textWait] = await Promise.all([
      findBackgroundWork(background.db, clock()).catch(() => []),
      dataFolderProblem(env.DATA_DIR),
      waitOfTexts(ports).catch(() => null),
    ])
    return [
      ...lateWork(work).map(({ task }) => task),
      ...(folder ? (['data_folder'] as const) : []),
      ...(textWait !== null ? (['text_messages'] as const) : []),
    ]
  }
  return async () => {
    if (!ready()) return { status: 'stopping', warnings: [] }
    if (heartbeat.isLost()) return { status: 'database', warnings: [] }
    const now = clock().getTime()
    // Also if the clock was set back since.
    if (now < refreshedAt || now >= refreshedAt + warningsMs) {
      // Background work can occupy its connections for long. The answer does not wait for one.
      refresh ??= findWarnings()
        .then((current) => {
          warnings = current
          refreshedAt = now
        })
        .finally(() => (refresh = undefined))
      await Promise.race([refresh, pause(answerMs)])
    }
    return { status: 'ok', warnings }
  }
}
