import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { TextArea, TextInput } from '#web/ui/form/TextInput.tsx'
import { moreFieldSpecimens } from '#web/ui/specimens/more-fields.tsx'
import { useLocalized, type Specimen } from '#web/ui/specimens/specimen.ts'

export const fieldSpecimens: Specimen[] = [
  { name: 'TextInput', node: () => <Texts /> },
  { name: 'Select, Checkbox', node: () => <Choices /> },
  { name: 'RadioCards', node: () => <Ways /> },
  ...moreFieldSpecimens,
]

function Texts() {
  const localized = useLocalized()
  return (
    <div className="kit-grid">
      <TextInput
        name="given"
        label={localized('First name', 'الاسم الأول')}
        hint={localized('As in the passport', 'كما في جواز السفر')}
      />
      <TextInput
        name="mail"
        type="email"
        defaultValue="amal@"
        label={localized('E-mail', 'البريد الإلكتروني')}
        error={localized('This is no e-mail address.', 'عنوان البريد غير صحيح.')}
      />
      <TextInput name="off" label={localized('Closed', 'مغلق')} disabled optional />
      <PasswordInput name="word" label={localized('Password', 'كلمة المرور')} autoComplete="new-password" />
      <TextArea name="wish" label={localized('Wishes', 'طلبات خاصة')} optional />
    </div>
  )
}

function Choices() {
  const localized = useLocalized()
  return (
    <div className="kit-grid">
      <Select
        name="sort"
        label={localized('Sort by', 'الترتيب حسب')}
        options={[
          { value: 'walk', label: localized('Walking time', 'مدة المشي') },
          { value: 'price', label: localized('Price', 'السعر') },
        ]}
      />
      <Checkbox name="agreed" label={localized('I accept the terms', 'أوافق على الشروط')} />
      <Checkbox
        name="missing"
        label={localized('I accept the terms', 'أوافق على الشروط')}
        error={localized('Please accept the terms.', 'يُرجى الموافقة على الشروط.')}
      />
    </div>
  )
}

function Ways() {
  const localized = useLocalized()
  return (
    <RadioCards
      legend={localized('How do you pay?', 'كيف تدفع؟')}
      name="pay"
      defaultValue="arrival"
      options={[
        {
          value: 'now',
          label: localized('Online now', 'عبر الإنترنت الآن'),
          description: localized('The price is paid at once.', 'يُدفع السعر كاملًا الآن.'),
        },
        {
          value: 'arrival',
          label: localized('On arrival', 'عند الوصول'),
          description: localized('You pay at the hotel.', 'تدفع في الفندق.'),
        },
        { value: 'off', label: localized('By transfer', 'بحوالة مصرفية'), disabled: true },
      ]}
    />
  )
}
