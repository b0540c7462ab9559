import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { hasManager } from '#domains/admin/setup/first-manager.server.ts'
import { isLocale, type Locale } from '#i18n/locale.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'
import { answerError, questionText, setUp, setupQuestions } from '#server/commands/setup-answers.ts'
import { readEnv } from '#server/config/env.ts'
import { reportStartError, StartError } from '#server/config/start-error.ts'
import { connectTo } from '#server/database/connection.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { adminLinks } from '#links/admin.ts'

// `npm run setup`: creates the first manager and saves the provider's name, currency and products, from questions in the
// terminal or from a file (`npm run setup -- --answers setup.json`, an example is deploy/setup.example.json). Run again,
// it changes the provider only. The password is typed, or taken from the file or from SETUP_PASSWORD.
try {
  await withDatabaseUrl(async (databaseUrl, served) => {
    const env = readEnv({ EMBEDDED_IN_PRODUCTION: '1', ...process.env })
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    const now = new Date()
    const { values } = parseArgs({ options: { answers: { type: 'string' }, locale: { type: 'string' } } })
    const file = values.answers === undefined ? null : await answersIn(values.answers)
    if (!file && !process.stdin.isTTY)
      throw new StartError(
        'settings',
        'Without a terminal the answers come from a file: npm run setup -- --answers setup.json',
      )
    const serviceUrl = served === databaseUrl ? undefined : served
    if (env.MIGRATE) await prepareDatabase({ databaseUrl, serviceUrl, demo: false, now, print })
    const client = await connectTo(databaseUrl, 'rihla-setup')
    try {
      const db = drizzle(client)
      const isOver = await hasManager(db)
      const chosen = values.locale ?? file?.locale
      const locale = isLocale(chosen) ? chosen : file ? 'en' : await askLocale()
      const answers = file ? await withPassword(file.answers, isOver, locale) : await ask(isOver, locale)
      const result = await setUp(db, answers, { locale, now })
      if ('errors' in result)
        throw new StartError('settings', ['These answers are wrong:', ...result.errors].join('\n'))
      const origin = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`
      print(result.isNew ? 'The first manager is created. Sign in here:' : 'The provider is saved. The admin:')
      print(`  ${origin}${adminLinks.setup(locale)}`)
    } finally {
      await client.end()
    }
  })
} catch (error) {
  process.exit(reportStartError(error))
}

/** The answers of a file and their language. */
async function answersIn(path: string): Promise<{ answers: Record<string, unknown>; locale: unknown }> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError('settings', `The file ${path} cannot be read.`)
  })
  try {
    const { locale, ...answers } = JSON.parse(text) as Record<string, unknown>
    return { answers, locale }
  } catch {
    throw new StartError('settings', `The file ${path} is no valid JSON.`)
  }
}

/** Adds the password of a file without one: from the environment, or typed. */
async function withPassword(answers: Record<string, unknown>, isOver: boolean, locale: Locale) {
  if (isOver || answers.password !== undefined) return answers
  const password = process.env.SETUP_PASSWORD ?? (process.stdin.isTTY ? await typed('password', locale) : undefined)
  return { ...answers, ...(password !== undefined && { password }) }
}

async function askLocale(): Promise<Locale> {
  const answer = await line('English (en) / العربية (ar): ')
  return isLocale(answer.trim()) ? (answer.trim() as Locale) : askLocale()
}

/** Asks every question until its answer is right. */
async function ask(isOver: boolean, locale: Locale): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const question of setupQuestions) {
    if (isOver && ['name', 'email', 'password'].includes(question)) continue
    for (;;) {
      const text = await typed(question, locale)
      const answer = question === 'offers' ? text.split(/[\s,،]+/).filter(Boolean) : text
      const error = answerError(question, answer, locale)
      answers[question] = answer
      if (error === null) break
      process.stdout.write(`  ${error}\n`)
    }
  }
  return answers
}

async function typed(question: (typeof setupQuestions)[number], locale: Locale): Promise<string> {
  const text = await line(questionText(question, locale), question === 'password')
  return question === 'password' ? text : text.trim()
}

/** One typed line; a hidden one is not shown. */
async function line(question: string, isHidden = false): Promise<string> {
  if (isHidden) process.stdout.write(question)
  const silent = new Writable({ write: (_, __, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: isHidden ? silent : process.stdout, terminal: true })
  try {
    return await terminal.question(isHidden ? '' : question)
  } finally {
    terminal.close()
    if (isHidden) process.stdout.write('\n')
  }
}
