import { describe, expect, it } from 'vitest'
import { errorStatus } from '#api/errors.ts'
import { errorText, errorTitle, fieldErrorText } from './error-text.ts'
import { locales } from './locale.ts'
import { translator } from './translator.server.ts'

const [en, ar] = [translator('en'), translator('ar')]

const fieldCodes = [
  'required too_short too_long invalid_email invalid_phone invalid_date date_in_past date_order stay_too_long',
  'too_small too_big not_a_choice invalid_format password_weak name_not_on_id must_accept unsafe_text unknown_field',
  'too_few_names latin_letters password_common password_personal file_harmful date_in_future date_before_payment',
  'promotion_unknown promotion_ended promotion_not_begun promotion_used_up promotion_used promotion_min_total',
  'gift_card_unknown gift_card_expired gift_card_blocked gift_card_empty gift_card_second name_not_printable text_not_printable',
].flatMap((line) => line.split(' '))

describe('messages for error codes', () => {
  it.each(Object.keys(errorStatus))('%s has a title in both languages', (code) => {
    for (const locale of locales) expect(translator(locale).has(`errors.${code}`)).toBe(true)
  })

  it.each(fieldCodes)('%s has a sentence in both languages', (code) => {
    for (const locale of locales) expect(translator(locale).has(`errors.${code}`)).toBe(true)
  })

  it('state what happened and what to do', () => {
    expect(errorTitle(en, 'sold_out')).toBe('Sold out for these dates')
    expect(errorTitle(ar, 'price_changed')).toBe('تغيّر السعر')
    expect(errorText(ar, 'too_many_requests')).toBe('انتظر قليلًا ثم حاول مرة أخرى.')
    expect(errorText(en, 'method_not_allowed')).toBeUndefined()
  })

  it('include the limit when it is known', () => {
    expect(fieldErrorText(en, { code: 'stay_too_long' })).toBe('Choose a shorter stay.')
    expect(fieldErrorText(en, { code: 'stay_too_long', params: { max: 30 } })).toBe('Book 30 nights at most.')
    expect(fieldErrorText(ar, { code: 'stay_too_long', params: { limit: 30 } })).toBe('احجز 30 ليلة على الأكثر.')
    expect(fieldErrorText(ar, { code: 'too_short', params: { min: 2 } })).toBe('عدد الأحرف: 2 على الأقل.')
    expect(fieldErrorText(en, { code: 'required', params: { max: 3 } })).toBe('Fill in this field.')
  })

  it('name the least price of a promotion', () => {
    const error = { code: 'promotion_min_total', params: { min: 'SAR 90,000' } }
    expect(fieldErrorText(en, error)).toBe('This code needs a total of at least SAR 90,000.')
  })

  it('fall back to a general text for an unknown code', () => {
    expect(errorTitle(en, 'constructor')).toBe('Something went wrong')
    expect(fieldErrorText(ar, { code: 'nonsense' })).toBe('تحقّق من صيغة هذا الحقل.')
  })
})
