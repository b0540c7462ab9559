import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { TextArea, TextInput } from '#web/ui/form/TextInput.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import { BirthDateInput } from '#web/ui/dates/BirthDateInput.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import type { Specimens } from '#web/ui/specimens/specimens.ts'

export const fieldSpecimens: Specimens = {
  TextInput: (localized) => (
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
  ),
  'Select, Checkbox': (localized) => (
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
  ),
  RadioCards: (localized) => (
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
  ),
  CodeInput: (localized) => (
    <div className="kit-grid">
      <CodeInput label={localized('Six-digit code', 'الرمز المكوَّن من ستة أرقام')} name="code-a" />
      <CodeInput
        label={localized('Six-digit code', 'الرمز المكوَّن من ستة أرقام')}
        name="code-b"
        error={localized('This code is not right.', 'الرمز غير صحيح.')}
      />
    </div>
  ),
  DateInput: (localized) => {
    const days = { min: '2026-12-01', max: '2027-12-01' }
    return (
      <div className="kit-grid">
        <DateInput label={localized('Day of arrival', 'يوم الوصول')} name="day-a" defaultValue="2026-12-10" {...days} />
        <DateInput
          label={localized('Day of arrival', 'يوم الوصول')}
          name="day-b"
          error={localized('This date has passed.', 'مضى هذا التاريخ.')}
          {...days}
        />
      </div>
    )
  },
  BirthDateInput: (localized) => {
    const label = localized('Date of birth', 'تاريخ الميلاد')
    return (
      <div className="kit-grid">
        <BirthDateInput label={label} name="born-a" defaultValue="1955-03-27" />
        <BirthDateInput
          label={label}
          name="born-b"
          optional
          typed={['31', '2', '1955']}
          error={localized('Enter a date that exists.', 'أدخل تاريخًا صحيحًا.')}
        />
      </div>
    )
  },
  CheckboxGroup: (localized) => (
    <div className="kit-grid">
      <CheckboxGroup
        legend={localized('Meals', 'الوجبات')}
        name="meals"
        defaultValues={['breakfast']}
        options={[
          { value: 'breakfast', label: localized('Breakfast', 'الإفطار') },
          { value: 'dinner', label: localized('Dinner', 'العشاء') },
          { value: 'off', label: localized('Lunch', 'الغداء'), disabled: true },
        ]}
      />
    </div>
  ),
  'FileInput, CountedTextArea': (localized) => (
    <div className="kit-grid">
      <FileInput label={localized('Photo', 'الصورة')} name="photo" accept="image/png" optional />
      <FileInput label={localized('Photo', 'الصورة')} name="photo-b" accept="image/png" progress={40} optional />
      <CountedTextArea label={localized('Wishes', 'طلبات خاصة')} name="wishes" limit={200} optional />
    </div>
  ),
}
