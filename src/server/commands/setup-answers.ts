import { randomUUID } from 'node:crypto'
import { createFirstManager, hasManager, saveProvider } from '#domains/admin/setup/first-manager.server.ts'
import { managerAnswers, providerAnswers } from '#domains/admin/setup/shapes.ts'
import { offerNames } from '#domains/admin/setup/steps.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Db } from '#domains/context.ts'
import type { FieldError } from '#api/errors.ts'
import { strictInput } from '#api/strict-input.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import type { Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { fieldErrors } from '#server/api/invoke.ts'

const whole = strictInput(managerAnswers.extend(providerAnswers.shape))
/** With a manager only the provider is changed; the answers about the manager can stay in the file. */
const again = strictInput(managerAnswers.partial().extend(providerAnswers.shape))

/** The questions in the order in which the terminal asks them. */
export const setupQuestions = ['brand_en', 'brand_ar', 'currency', 'offers', 'name', 'email', 'password'] as const
type Question = (typeof setupQuestions)[number]

type SetupResult = { isNew: boolean } | { errors: string[] }

/** Sets up an installation with the given answers; every wrong answer is reported, one line per field. */
export async function setUp(
  db: Db,
  answers: unknown,
  { locale, now }: { locale: Locale; now: Date },
): Promise<SetupResult> {
  if ((await readSettings(db)).demo) return { errors: ['This database contains the demo. Use an empty one.'] }
  const isSetUp = await hasManager(db)
  const parsed = (isSetUp ? again : whole).safeParse(answers)
  if (!parsed.success) return { errors: linesOf(fieldErrors(parsed.error, answers), locale) }
  if (isSetUp) {
    const provider = providerAnswers.parse(answers)
    await db.transaction((tx) => saveProvider(tx, provider, now))
    return { isNew: false }
  }
  const outcome = await createFirstManager(
    db,
    { manager: managerAnswers.parse(answers), provider: providerAnswers.parse(answers), locale },
    { now, requestId: randomUUID(), address: 'npm run setup' },
  )
  if (outcome.ok) return { isNew: true }
  const { errors } = outcome.error
  return { errors: errors ? linesOf(errors, locale) : ['Another manager was created in the meantime.'] }
}

/** The error of one typed answer as a sentence; null if it is right. */
export function answerError(question: Question, answer: unknown, locale: Locale): string | null {
  const parsed = whole.safeParse({ [question]: answer })
  const error = parsed.success ? undefined : fieldErrors(parsed.error, { [question]: answer })
  const questionError = error?.find(({ path }) => path.split('.')[0] === question)
  return questionError ? fieldErrorText(translator(locale), questionError) : null
}

/** The question as text, with its choices. */
export function questionText(question: Question, locale: Locale): string {
  const t = translator(locale)
  const texts: Record<Question, string> = {
    brand_en: t('setup.brandEn'),
    brand_ar: t('setup.brandAr'),
    currency: `${t('setup.currency')} (SAR, AED, TRY …)`,
    offers: `${t('setup.offers')} (${offerNames.join(', ')})`,
    name: t('setup.name'),
    email: t('setup.email'),
    password: `${t('setup.password')} (${t('setup.passwordHint')})`,
  }
  return `${texts[question]}: `
}

function linesOf(errors: FieldError[], locale: Locale): string[] {
  const t = translator(locale)
  return errors.map((error) => `  ${error.path}: ${fieldErrorText(t, error)}`)
}
