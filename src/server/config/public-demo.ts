import pg from 'pg'
import { demoPeople } from '#db/demo/people.ts'
import { isPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { isLoopback } from '#server/security/client-address.ts'
import { exitCodes, reportStartError } from '#server/config/start-error.ts'
import { realMoney } from '#server/config/provider-accounts.ts'

/*
 * The demo has logins with published passwords, takes payments without money, and answers for its hotels. None of it is
 * allowed to meet real visitors or real money, so a site that these could reach does not start with the demo.
 */

const allow = 'ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS=1'

/** True if other machines can reach the site: by its public address, or because it listens for them. */
export function isPublic({ HOST = '127.0.0.1', PUBLIC_URL }: { HOST?: string; PUBLIC_URL?: string }): boolean {
  return !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(URL.parse(PUBLIC_URL)?.hostname ?? ''))
}

/**
 * The settings of a process that serves the site. Invalid settings, or a demo that the public could reach, end the
 * process with one message and the exit code of wrong settings.
 */
export function settingsToServe(source: Record<string, string | undefined>): Env {
  try {
    const env = readEnv(source)
    const problem = publicDemoProblem(env)
    if (problem) throw new Error(problem)
    return env
  } catch (error) {
    reportStartError(error)
    process.exit(exitCodes.settings)
  }
}

/** Message if these settings would show the demo to real visitors, with ways to continue; null otherwise. */
export function publicDemoProblem(env: Env): string | null {
  const danger = dangerOf(env)
  if (!danger || (!env.DEMO && !env.DEV_PAGES)) return null
  return [
    danger,
    ...(env.DEMO
      ? [
          'DEMO=1 adds logins to it, staff and managers included, whose passwords are published: anyone could sign in.',
          'Its payments go to a sandbox that takes no money, and a program answers for its hotels.',
        ]
      : []),
    ...(env.DEV_PAGES ? ['DEV_PAGES=1 shows every code and link that the site sends to anyone.'] : []),
    'Do one of the following:',
    [env.DEV_PAGES && 'set DEV_PAGES=0', env.DEMO && 'set DEMO=0']
      .filter(Boolean)
      .map((step) => `  - ${step}`)
      .join('\n'),
    `  - to show the demo to everyone all the same, set ${allow}`,
  ].join('\n')
}

/**
 * Message if a database that contained the demo must not be shown to real visitors because its published passwords
 * still work. Null if they do not work, or if these settings show the site to nobody else.
 */
export async function publishedLoginProblem(env: Env, databaseUrl: string): Promise<string | null> {
  const danger = dangerOf(env)
  if (!danger) return null
  const open = await readPublishedLogins(databaseUrl)
  if (open.length === 0) return null
  return [
    danger,
    `The database holds demo logins whose published passwords still work: ${open.join(', ')}.`,
    'Do one of the following:',
    '  - use a database without the demo (another DATABASE_URL, or another DATA_DIR)',
    '  - remove these passwords, as docs/deployment.md describes',
    `  - to leave these logins open to everyone, set ${allow}`,
  ].join('\n')
}

/** The reason why the demo is dangerous with these settings; null if there is none or if the demo is allowed. */
function dangerOf(env: Env): string | null {
  if (env.ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS) return null
  if (isPublic(env)) return `The site would be open to other machines (${env.PUBLIC_URL ?? `HOST=${env.HOST}`}).`
  const money = realMoney(env)
  if (!money) return null
  return money.takes
    ? `The site would take real payments (${money.setting} is a live key).`
    : `The site would send text messages that cost money (${money.setting} is set).`
}

/** Email addresses of the demo people who still have their published password. Empty for a database without tables. */
async function readPublishedLogins(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rihla-check' })
  // If the connection is lost, the next query fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: tables } = await client.query(`select 1 where to_regclass('account') is not null`)
    if (tables.length === 0) return []
    const { rows: known } = await client.query<{ email: string; password: string }>(
      `select u.email, a.password from "user" u join account a on a.user_id = u.id
       where u.email = any($1) and a.provider_id = 'credential' and a.password is not null`,
      [demoPeople.map(({ email }) => email)],
    )
    const open: string[] = []
    for (const { email, password } of demoPeople) {
      const hash = known.find((one) => one.email === email)?.password
      if (hash && (await isPassword(hash, password))) open.push(email)
    }
    return open
  } finally {
    await client.end()
  }
}
