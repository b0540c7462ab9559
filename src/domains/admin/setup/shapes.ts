import { z } from 'zod'
import { emailAddress } from '#api/shapes.ts'
import { offerNames } from '#domains/admin/setup/steps.ts'
import { newPassword } from '#domains/accounts/shapes.ts'
import { freeLine, personName } from '#domains/shared/free-text.ts'

const brandName = freeLine(60).min(2, 'too_short')

/** The provider, as the first run asks for it. The admin has forms for everything else. */
export const providerAnswers = z.object({
  brand_en: brandName.describe('Name of the provider in English'),
  brand_ar: brandName.describe('Name of the provider in Arabic'),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, 'not_a_choice')
    .transform((code) => code.toUpperCase())
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'not_a_choice')
    .describe('ISO 4217 code of the currency of prices and payments'),
  offers: z.array(z.enum(offerNames, 'not_a_choice')).min(1, 'required').describe('The kinds of product for sale'),
})
export type ProviderAnswers = z.output<typeof providerAnswers>

/** The first manager. The password of an account that exists already is its present one. */
export const managerAnswers = z.object({
  name: personName(80).min(1, 'required'),
  email: emailAddress,
  password: newPassword,
})
export type ManagerAnswers = z.output<typeof managerAnswers>
