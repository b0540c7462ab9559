import { Checkbox } from '#web/kit/Checkbox.tsx'
import { RadioCards } from '#web/kit/RadioCards.tsx'
import { Select } from '#web/kit/Select.tsx'
import { PasswordInput, TextArea, TextInput } from '#web/kit/TextInput.tsx'
import { moreFieldSpecimens } from '#web/dev/more-fields.tsx'
import { useSay, type Specimen } from '#web/dev/specimen.ts'

export const fieldSpecimens: Specimen[] = [
  { name: 'TextInput', node: () => <Texts /> },
  { name: 'Select, Checkbox', node: () => <Choices /> },
  { name: 'RadioCards', node: () => <Ways /> },
  ...moreFieldSpecimens,
]

function Texts() {
  const say = useSay()
  return (
    <div className="kit-grid">
      <TextInput
        name="given"
        label={say('First name', 'الاسم الأول')}
        hint={say('As in the passport', 'كما في جواز السفر')}
      />
      <TextInput
        name="mail"
        type="email"
        defaultValue="amal@"
        label={say('E-mail', 'البريد الإلكتروني')}
        error={say('This is no e-mail address.', 'عنوان البريد غير صحيح.')}
      />
      <TextInput name="off" label={say('Closed', 'مغلق')} disabled optional />
      <PasswordInput name="word" label={say('Password', 'كلمة المرور')} autoComplete="new-password" />
      <TextArea name="wish" label={say('Wishes', 'طلبات خاصة')} optional />
    </div>
  )
}

function Choices() {
  const say = useSay()
  return (
    <div className="kit-grid">
      <Select
        name="sort"
        label={say('Sort by', 'الترتيب حسب')}
        options={[
          { value: 'walk', label: say('Walking time', 'مدة المشي') },
          { value: 'price', label: say('Price', 'السعر') },
        ]}
      />
      <Checkbox name="agreed" label={say('I accept the terms', 'أوافق على الشروط')} />
      <Checkbox
        name="missing"
        label={say('I accept the terms', 'أوافق على الشروط')}
        error={say('Please accept the terms.', 'يُرجى الموافقة على الشروط.')}
      />
    </div>
  )
}

function Ways() {
  const say = useSay()
  return (
    <RadioCards
      legend={say('How do you pay?', 'كيف تدفع؟')}
      name="pay"
      defaultValue="arrival"
      options={[
        {
          value: 'now',
          label: say('Online now', 'عبر الإنترنت الآن'),
          description: say('The price is paid at once.', 'يُدفع السعر كاملًا الآن.'),
        },
        {
          value: 'arrival',
          label: say('On arrival', 'عند الوصول'),
          description: say('You pay at the hotel.', 'تدفع في الفندق.'),
        },
        { value: 'off', label: say('By transfer', 'بحوالة مصرفية'), disabled: true },
      ]}
    />
  )
}
